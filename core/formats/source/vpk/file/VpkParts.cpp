#include "core/formats/source/vpk/file/VpkParts.h"

#include "core/base/Translate.h"
#include "core/bytes/FileBytes.h"
#include "core/files/DiskNames.h"

#include <QFileInfo>

#include <algorithm>

namespace vitrine::formats::source {
namespace {

const QLatin1StringView kExtension{".vpk"};
const QLatin1StringView kDirectory{"_dir"};
constexpr qsizetype kNumberLength = 4; ///< "_012"
constexpr std::uint16_t kMaxParts = 1000;
// A handle and some pages each; the largest games have two hundred parts.
constexpr std::size_t kMaxOpen = 64;

/// "pak01" of "pak01_dir.vpk" and of "pak01.vpk".
QString stemOf(const QString& fileName) {
  const QString bare = fileName.chopped(fileName.endsWith(kExtension, Qt::CaseInsensitive) ? kExtension.size() : 0);
  return bare.chopped(bare.endsWith(kDirectory, Qt::CaseInsensitive) ? kDirectory.size() : 0);
}

} // namespace

bool isVpkPart(const QString& fileName) {
  if (!fileName.endsWith(kExtension, Qt::CaseInsensitive)) {
    return false;
  }
  const QStringView bare = QStringView(fileName).chopped(kExtension.size());
  return bare.size() > kNumberLength && bare[bare.size() - kNumberLength] == QLatin1Char('_') &&
         std::ranges::all_of(bare.last(kNumberLength - 1), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

std::optional<QString> vpkDirectoryOf(const QString& path) {
  const QFileInfo part(path);
  if (!isVpkPart(part.fileName())) {
    return std::nullopt;
  }
  const QString stem = stemOf(part.fileName()).chopped(kNumberLength);
  return files::namedOnDisk(part.absolutePath(), stem + kDirectory + kExtension);
}

QString vpkPartName(const QString& path, std::uint16_t number) {
  return QStringLiteral("%1_%2.vpk").arg(stemOf(QFileInfo(path).fileName())).arg(number, 3, 10, QLatin1Char('0'));
}

Result<ByteSourcePtr> VpkParts::open(std::uint16_t number) const {
  const std::lock_guard lock(m_mutex);
  if (const auto known = m_open.find(number); known != m_open.end()) {
    return known->second;
  }
  const QString name = vpkPartName(m_path, number);
  const auto place = number < kMaxParts ? files::namedOnDisk(QFileInfo(m_path).absolutePath(), name) : std::nullopt;
  if (!place) {
    return std::unexpected(Error::of(ErrorCode::NotFound, base::translate("formats", "%1 is missing").arg(name), name));
  }
  auto file = bytes::FileBytes::open(*place, 0);
  if (!file) {
    return std::unexpected(file.error());
  }
  if (m_open.size() >= kMaxOpen) {
    m_open.erase(m_open.begin()); // whoever still reads it holds it
  }
  m_open.emplace(number, *file);
  return ByteSourcePtr(*file);
}

} // namespace vitrine::formats::source
