#include "core/formats/source/mdl/assets/ModelFiles.h"

#include "core/base/Translate.h"

#include <array>
#include <ranges>

namespace vitrine::formats::source {
namespace {

// Best first: DirectX 9, DirectX 8, no graphics card, any.
constexpr std::array kTriangles = {QLatin1StringView(".dx90.vtx"), QLatin1StringView(".dx80.vtx"),
                                   QLatin1StringView(".sw.vtx"), QLatin1StringView(".vtx")};

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
  auto best = find(path, kTriangles.front(), read);
  for (const QLatin1StringView other : kTriangles | std::views::drop(1)) {
    if (best || best.error().code != ErrorCode::NotFound) {
      break;
    }
    if (auto found = find(path, other, read)) {
      return found;
    }
  }
  return best;
}

QStringList substitutesOf(const QString& path) {
  QStringList paths(path);
  if (path.endsWith(kTriangles.front(), Qt::CaseInsensitive)) {
    const QString model = path.chopped(kTriangles.front().size());
    for (const QLatin1StringView other : kTriangles | std::views::drop(1)) {
      paths << model + other;
    }
  }
  return paths;
}

bool checksumsAgree(const MdlFile& mdl, const VvdFile& vvd, const VtxFile& vtx, Diagnostics* diagnostics) {
  const std::uint32_t expected = mdl.header.checksum;
  const bool agree = vvd.checksum == expected && vtx.checksum == expected;
  if (!agree && diagnostics) {
    diagnostics->warn(
        base::translate("formats", "the checksums of the model's files do not match (%1 .mdl, %2 .vvd, %3 .vtx)")
            .arg(expected, 8, 16, QLatin1Char('0'))
            .arg(vvd.checksum, 8, 16, QLatin1Char('0'))
            .arg(vtx.checksum, 8, 16, QLatin1Char('0')),
        mdlChecksumRange());
  }
  return agree;
}

} // namespace vitrine::formats::source
