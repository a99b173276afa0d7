@_exported public import FeatureA
@_exported public import FeatureB1
