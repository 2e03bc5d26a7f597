#pragma once

namespace vitrine::tests {

/// Longest time a test waits for a condition, milliseconds: it ends what hangs, and says nothing about speed.
inline constexpr int kWaitMs = 60'000;

} // namespace vitrine::tests
