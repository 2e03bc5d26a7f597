#include "core/base/CrashWriter.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cstring>

namespace vitrine::base {
namespace {

constexpr std::size_t kLine = 512;

/// One line of /proc/self/maps: "start-end rwxp offset device inode path".
void writeModule(CrashWriter& out, const char* line, bool whole) {
  const char* permissions = std::strchr(line, ' ');
  const char* path = std::strchr(line, '/');
  if (!permissions || !path || permissions[3] != 'x') {
    return;
  }
  const char* offset = std::strchr(permissions + 1, ' ');
  const char* offsetEnd = offset ? std::strchr(offset + 1, ' ') : nullptr;
  if (offsetEnd) {
    out.text("  ").text(line, permissions).text(offset, offsetEnd).text(" ");
    out.text(whole ? lastPart(path) : "(a long name)").text("\n");
  }
}

} // namespace

CrashWriter& CrashWriter::text(const char* from, const char* to) {
  while (from < to) {
    const auto written = ::write(m_descriptor, from, static_cast<std::size_t>(to - from));
    if (written <= 0) {
      break;
    }
    from += written;
  }
  return *this;
}

CrashWriter& CrashWriter::text(const char* text) {
  return this->text(text, text + std::strlen(text));
}

CrashWriter& CrashWriter::number(std::uint64_t number, unsigned base) {
  std::array<char, 24> digits{};
  std::size_t at = digits.size();
  do {
    digits[--at] = "0123456789abcdef"[number % base];
    number /= base;
  } while (number != 0);
  return text(&digits[at], digits.data() + digits.size());
}

const char* lastPart(const char* path) {
  const char* slash = std::strrchr(path, '/');
  return slash ? slash + 1 : path;
}

void writeLoadedModules(CrashWriter& out) {
  const int maps = ::open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (maps < 0) {
    return;
  }
  std::array<char, 1024> block{};
  std::array<char, kLine> line{};
  std::size_t length = 0;
  bool whole = true;
  for (ssize_t count = 0; (count = ::read(maps, block.data(), block.size())) > 0;) {
    for (ssize_t i = 0; i < count; ++i) {
      const char c = block[static_cast<std::size_t>(i)];
      if (c == '\n') {
        line[length] = 0;
        writeModule(out, line.data(), whole);
        length = 0;
        whole = true;
      } else if (length + 1 < line.size()) {
        line[length++] = c;
      } else {
        whole = false;
      }
    }
  }
  ::close(maps);
}

} // namespace vitrine::base
#endif
