#pragma once

#include "core/base/Index.h"

namespace vitrine::base {

/// Kinds of things for tests of indices.
struct Apple;
struct Pear;
using AppleIndex = Index<Apple>;

} // namespace vitrine::base
