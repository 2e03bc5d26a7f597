#pragma once

#include "core/base/Error.h"

#include <expected>

namespace vitrine::base {

template <class T>
using Result = std::expected<T, Error>;

} // namespace vitrine::base

namespace vitrine {
using base::Result;
} // namespace vitrine
