#pragma once

#include "core/bytes/Decompress.h"
#include "tests/support/TempFolder.h"

#include <map>
#include <vector>

namespace vitrine::tests {

constexpr std::uint16_t kInDirectory = 0x7fff;

struct VpkFile {
  QByteArray path; ///< "materials/brick/wall.vmt"
  QByteArray bytes;
  std::uint16_t archive = 0;
  std::uint16_t preload = 0; ///< so many of the bytes stand in the directory
};

inline QByteArray littleEndian(std::uint64_t value, int bytes) {
  QByteArray made;
  for (int i = 0; i < bytes; ++i) {
    made += static_cast<char>(value >> (8 * i));
  }
  return made;
}

struct MadeVpk {
  QByteArray directory;
  std::map<std::uint16_t, QByteArray> parts;
};

/// One group for each file: that is allowed, if not what the game's own tool writes.
inline MadeVpk makeVpk(const std::vector<VpkFile>& files, int version = 2) {
  MadeVpk made;
  QByteArray tree;
  QByteArray embedded;
  for (const VpkFile& file : files) {
    const qsizetype slash = file.path.lastIndexOf('/');
    const qsizetype dot = file.path.indexOf('.', slash + 1);
    const auto orSpace = [](const QByteArray& text) { return text.isEmpty() ? QByteArray(" ") : text; };
    QByteArray& into = file.archive == kInDirectory ? embedded : made.parts[file.archive];
    const QByteArray body = file.bytes.mid(file.preload);
    tree += orSpace(dot < 0 ? QByteArray() : file.path.mid(dot + 1)) + '\0';
    tree += orSpace(slash < 0 ? QByteArray() : file.path.left(slash)) + '\0';
    tree += orSpace(file.path.mid(slash + 1, dot < 0 ? -1 : dot - slash - 1)) + '\0';
    tree += littleEndian(bytes::crc32(Bytes::adopt(file.bytes)), 4) + littleEndian(file.preload, 2) +
            littleEndian(file.archive, 2) + littleEndian(static_cast<std::uint64_t>(into.size()), 4) +
            littleEndian(static_cast<std::uint64_t>(body.size()), 4) + littleEndian(0xffff, 2);
    tree += file.bytes.left(file.preload) + '\0' + '\0';
    into += body;
  }
  tree += '\0';
  made.directory = littleEndian(0x55aa1234, 4) + littleEndian(static_cast<std::uint64_t>(version), 4) +
                   littleEndian(static_cast<std::uint64_t>(tree.size()), 4);
  if (version == 2) {
    made.directory += littleEndian(static_cast<std::uint64_t>(embedded.size()), 4) + littleEndian(0, 12);
  }
  made.directory += tree + embedded;
  return made;
}

/// Writes "stem_dir.vpk" and its parts; returns the path of the directory.
inline QString writeVpk(const TempFolder& folder, const QString& stem, const std::vector<VpkFile>& files,
                        int version = 2) {
  const MadeVpk made = makeVpk(files, version);
  for (const auto& [number, bytes] : made.parts) {
    folder.write(QStringLiteral("%1_%2.vpk").arg(stem).arg(number, 3, 10, QLatin1Char('0')), bytes);
  }
  return folder.write(stem + QStringLiteral("_dir.vpk"), made.directory);
}

} // namespace vitrine::tests
