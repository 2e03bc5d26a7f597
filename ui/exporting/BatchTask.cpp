#include "ui/exporting/BatchTask.h"

#include "core/files/OutputNames.h"

#include <QDir>

namespace vitrine::ui {
namespace {

QString suffixOf(BatchKind kind) {
  switch (kind) {
  case BatchKind::Obj:
    return QStringLiteral(".obj");
  case BatchKind::Picture:
    return QStringLiteral(".png");
  case BatchKind::Textures:
  case BatchKind::Files:
    return {};
  default:
    return QStringLiteral(".glb");
  }
}

QString commandOf(BatchKind kind) {
  switch (kind) {
  case BatchKind::Textures:
    return QStringLiteral("textures");
  case BatchKind::Files:
    return QStringLiteral("unpack");
  default:
    return QStringLiteral("export");
  }
}

} // namespace

std::vector<BatchTask> batchTasks(const QStringList& files, const QString& folder, BatchKind kind,
                                  const QStringList& options) {
  const QStringList names = files::outputNames(files);
  std::vector<BatchTask> tasks;
  for (qsizetype i = 0; i < files.size(); ++i) {
    tasks.push_back({files[i], QDir(folder).filePath(names[i] + suffixOf(kind)), options});
  }
  return tasks;
}

QStringList optionsLike(const formats::OpenOptions& opened) {
  QStringList options;
  for (const QString& place : opened.gameFolders + opened.addedPlaces) {
    options << QStringLiteral("--game") << place;
  }
  for (const auto& [key, value] : opened.formatOptions.asKeyValueRange()) {
    options << QStringLiteral("--option") << key + QLatin1Char('=') + value;
  }
  return options;
}

QStringList batchArguments(const BatchTask& task, BatchKind kind, bool overwrite) {
  if (kind == BatchKind::Picture) {
    return QStringList{QStringLiteral("render"), task.file,
                       QStringLiteral("-o"),     task.output,
                       QStringLiteral("--size"), QStringLiteral("1920x1080")} +
           task.options;
  }
  QStringList arguments{commandOf(kind), task.file, task.output};
  if (overwrite) {
    arguments << QStringLiteral("--force");
  }
  // Files are taken out as they are, whatever else is known of their container.
  return kind == BatchKind::Files ? arguments : arguments + task.options;
}

} // namespace vitrine::ui
