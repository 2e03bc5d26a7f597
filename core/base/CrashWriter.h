#pragma once

#include <cstdint>

namespace vitrine::base {

/// Writes text as a signal handler may: without memory, locks or the C library's streams.
class CrashWriter {
public:
  explicit CrashWriter(int descriptor) : m_descriptor(descriptor) {}

  CrashWriter& text(const char* text);
  CrashWriter& text(const char* from, const char* to);
  CrashWriter& number(std::uint64_t number, unsigned base = 10);
  CrashWriter& address(std::uint64_t address) { return text("0x").number(address, 16); }

private:
  int m_descriptor;
};

/// The part of a path behind its last slash.
const char* lastPart(const char* path);

/// Writes which code lies where, from /proc/self/maps, by the names of files without their folders.
void writeLoadedModules(CrashWriter& out);

} // namespace vitrine::base
