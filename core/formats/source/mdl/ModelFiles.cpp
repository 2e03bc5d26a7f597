#include "core/formats/source/mdl/ModelFiles.h"

namespace vitrine::formats::source {
namespace {

Result<CompanionFile> find(const QString& path, QLatin1StringView extension, const GameFileReader& read) {
  const QString wanted = besideModel(path, extension);
  auto bytes = read(wanted);
  if (!bytes) {
    if (bytes.error().path.isEmpty()) {
      bytes.error().path = wanted;
    }
    return std::unexpected(bytes.error());
  }
  return CompanionFile{wanted, std::move(*bytes)};
}

} // namespace

QString besideModel(const QString& path, QLatin1StringView extension) {
  constexpr QLatin1StringView kModel(".mdl");
  return (path.endsWith(kModel, Qt::CaseInsensitive) ? path.chopped(kModel.size()) : path) + extension;
}

Result<CompanionFile> findVertices(const QString& path, const GameFileReader& read) {
  return find(path, QLatin1StringView(".vvd"), read);
}

Result<CompanionFile> findTriangles(const QString& path, const GameFileReader& read) {
  auto best = find(path, QLatin1StringView(".dx90.vtx"), read);
  for (const char* other : {".dx80.vtx", ".sw.vtx", ".vtx"}) {
    if (best || best.error().code != ErrorCode::NotFound) {
      break;
    }
    if (auto found = find(path, QLatin1StringView(other), read)) {
      return found;
    }
  }
  return best;
}

bool checksumsAgree(const MdlFile& mdl, const VvdFile& vvd, const VtxFile& vtx, Diagnostics* diagnostics) {
  const std::uint32_t expected = mdl.header.checksum;
  const bool agree = vvd.checksum == expected && vtx.checksum == expected;
  if (!agree && diagnostics) {
    diagnostics->warn(
        QStringLiteral("the model's files do not belong together by their checksums (%1 .mdl, %2 .vvd, %3 .vtx)")
            .arg(expected, 8, 16, QLatin1Char('0'))
            .arg(vvd.checksum, 8, 16, QLatin1Char('0'))
            .arg(vtx.checksum, 8, 16, QLatin1Char('0')),
        ByteRange{base::kFileSpace, 8, 4});
  }
  return agree;
}

} // namespace vitrine::formats::source
