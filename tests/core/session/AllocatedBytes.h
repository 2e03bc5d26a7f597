#pragma once

#include <cstddef>

namespace vitrine::tests {

/// Bytes that this thread has asked operator new for since it started; the test program that links this counts them.
std::size_t allocatedBytes();

} // namespace vitrine::tests
