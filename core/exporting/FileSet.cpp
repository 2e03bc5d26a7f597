#include "core/exporting/FileSet.h"

#include "core/bytes/WholeFile.h"
#include "core/exporting/ExportTexts.h"
#include "core/exporting/WriteTarget.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <filesystem>

namespace vitrine::exporting {
namespace {

/// The file that `main` is, or leads to as a link.
QString destinationOf(const QString& main) {
  const QFileInfo info(main);
  return info.isSymLink() && info.exists() ? info.canonicalFilePath() : info.absoluteFilePath();
}

/// The same for a file beside the main one: a link, in the folder's place too, would lead elsewhere.
Result<void> checkOther(const QDir& folder, const QString& relative, bool overwrite) {
  const QString path = folder.filePath(relative);
  const QFileInfo within(QFileInfo(path).path());
  if (QFileInfo(path).isSymLink() || (relative.contains(QLatin1Char('/')) && within.isSymLink())) {
    return cannotWrite(path, ExportTexts::tr("this is a link"));
  }
  if (within.exists() && !within.isDir()) {
    return cannotWrite(within.filePath(), ExportTexts::tr("this is not a folder"));
  }
  return checkFree(path, overwrite);
}

Result<void> writeAside(const QString& path, const QByteArray& content, const QString& meant) {
  if (!QDir().mkpath(QFileInfo(path).path())) {
    return cannotWrite(meant, ExportTexts::tr("the folder cannot be created"));
  }
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || !bytes::writeAll(file, content)) {
    return cannotWrite(meant, file.errorString());
  }
  return {};
}

Result<void> putInPlace(const QString& from, const QString& to) {
  std::error_code problem;
  std::filesystem::rename(QFileInfo(from).filesystemFilePath(), QFileInfo(to).filesystemFilePath(), problem);
  return problem ? cannotWrite(to, QString::fromLocal8Bit(problem.message().c_str())) : Result<void>();
}

} // namespace

Result<void> checkTarget(const QString& main, bool overwrite) {
  const QString folder = QFileInfo(main).absolutePath();
  if (!QFileInfo(folder).isDir()) {
    return cannotWrite(main, ExportTexts::tr("there is no folder %1").arg(folder));
  }
  return checkFree(main, overwrite);
}

Result<void> writeFiles(const FileSet& files, bool overwrite) {
  const QString main = destinationOf(files.main);
  const QDir folder = QFileInfo(main).dir();
  if (const auto able = checkTarget(files.main, overwrite); !able) {
    return able;
  }
  for (const auto& [relative, content] : files.others) {
    if (const auto able = checkOther(folder, relative, overwrite); !able) {
      return able;
    }
  }
  const QTemporaryDir aside(folder.filePath(QStringLiteral(".vitrine-export-XXXXXX")));
  if (!aside.isValid()) {
    return cannotWrite(files.main, aside.errorString());
  }
  const QString asideMain = aside.filePath(QFileInfo(main).fileName());
  auto written = writeAside(asideMain, files.content, files.main);
  for (std::size_t i = 0; i < files.others.size() && written; ++i) {
    const auto& [relative, content] = files.others[i];
    written = writeAside(aside.filePath(relative), content, folder.filePath(relative));
  }
  for (std::size_t i = 0; i < files.others.size() && written; ++i) {
    const QString path = folder.filePath(files.others[i].first);
    QDir().mkpath(QFileInfo(path).path());
    written = putInPlace(aside.filePath(files.others[i].first), path);
  }
  return written ? putInPlace(asideMain, main) : written;
}

} // namespace vitrine::exporting
