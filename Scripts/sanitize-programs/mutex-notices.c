// Tells the thread sanitizer of the slow path of Swift's Mutex, which is in a library of the toolchain that
// is built without it: a lock that another thread holds is waited for there, in the kernel, and the sanitizer
// would take what the lock guards for a race. The fast path is compiled into the program and needs no help.
//
// Preloaded into the tests; in a process without the sanitizer it does nothing.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlock(SELF void *mutex) __asm__(UNLOCK);

static SWIFT void (*next_lock)(uint32_t, SELF void *);
static SWIFT void (*next_unlock)(SELF void *);

__attribute__((constructor)) static void find(void) {
  next_lock = (SWIFT void (*)(uint32_t, SELF void *))dlsym(RTLD_NEXT, LOCK);
  next_unlock = (SWIFT void (*)(SELF void *))dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void lock(uint32_t thread, SELF void *mutex) {
  next_lock(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock(SELF void *mutex) {
  if (__tsan_release) __tsan_release(mutex);
  next_unlock(mutex);
}
