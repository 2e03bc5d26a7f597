#include "core/exporting/OutputFolder.h"

#include "core/bytes/WholeFile.h"
#include "core/exporting/ExportTexts.h"
#include "core/exporting/WriteTarget.h"
#include "core/files/Mount.h"

#include <QFileInfo>

#include <array>

namespace vitrine::exporting {
namespace {

/// Names of devices, which Windows takes for them whatever follows after a dot.
bool isDevice(const QString& name) {
  static const std::array kDevices{"con", "prn", "aux", "nul"};
  const QString stem = name.section(QLatin1Char('.'), 0, 0).toLower();
  const bool numbered = stem.size() == 4 && stem[3].isDigit() &&
                        (stem.startsWith(QLatin1String("com")) || stem.startsWith(QLatin1String("lpt")));
  return numbered || std::ranges::any_of(kDevices, [&](const char* device) { return stem == QLatin1String(device); });
}

QString portableName(QString name) {
  for (QChar& c : name) {
    if (c.category() == QChar::Other_Control || QStringView(u"<>:\"|?*").contains(c)) {
      c = QLatin1Char('_');
    }
  }
  if (name.endsWith(QLatin1Char('.')) || name.endsWith(QLatin1Char(' '))) {
    name.back() = QLatin1Char('_');
  }
  return isDevice(name) ? QLatin1Char('_') + name : name;
}

} // namespace

std::optional<QString> portablePath(const QString& name) {
  const std::optional<QString> relative = files::relativePath(name);
  if (!relative || relative->isEmpty()) {
    return std::nullopt;
  }
  QStringList parts = relative->split(QLatin1Char('/'));
  std::ranges::transform(parts, parts.begin(), portableName);
  return parts.join(QLatin1Char('/'));
}

Result<void> OutputFolder::check() const {
  const QFileInfo info(m_folder.path());
  return info.exists() && !info.isDir() ? cannotWrite(m_folder.path(), ExportTexts::tr("this is not a folder"))
                                        : Result<void>();
}

Result<void> OutputFolder::makeFolders(const QString& relative) const {
  if (!QDir().mkpath(m_folder.path())) {
    return cannotWrite(m_folder.path(), ExportTexts::tr("the folder cannot be created"));
  }
  const QStringList parts = relative.split(QLatin1Char('/'));
  QString path = m_folder.path();
  for (qsizetype i = 0; i + 1 < parts.size(); ++i) {
    path += QLatin1Char('/') + parts[i];
    const QFileInfo info(path);
    if (info.isSymLink()) {
      return cannotWrite(path, ExportTexts::tr("this is a link"));
    }
    if (!info.isDir() && !QDir().mkdir(path)) {
      return cannotWrite(path, info.exists() ? ExportTexts::tr("this is not a folder")
                                             : ExportTexts::tr("the folder cannot be created"));
    }
  }
  return {};
}

Result<void> OutputFolder::write(const QString& relative, const QByteArray& content) const {
  if (auto made = makeFolders(relative); !made) {
    return made;
  }
  const QString path = m_folder.filePath(relative);
  if (QFileInfo(path).isSymLink()) {
    return cannotWrite(path, ExportTexts::tr("this is a link"));
  }
  if (auto free = checkFree(path, m_existing == Existing::Replaced); !free) {
    return free;
  }
  bytes::WholeFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !bytes::commitWhole(file)) {
    return cannotWrite(path, file.errorString());
  }
  return {};
}

} // namespace vitrine::exporting
