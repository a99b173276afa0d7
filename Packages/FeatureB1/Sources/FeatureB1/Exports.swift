@_exported public import FeatureB2
