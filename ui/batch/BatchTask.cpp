#include "ui/batch/BatchTask.h"

#include "core/exporting/ExportFormat.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>

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

/// File names on some disks do not differ by case alone.
QString comparedName(const QString& name) {
  return name.toLower();
}

} // namespace

std::vector<BatchTask> batchTasks(const QStringList& files, const QString& folder, BatchKind kind,
                                  const QStringList& options) {
  QHash<QString, int> sharing;
  for (const QString& file : files) {
    ++sharing[comparedName(QFileInfo(file).completeBaseName())];
  }
  QHash<QString, int> taken;
  std::vector<BatchTask> tasks;
  for (const QString& file : files) {
    const QFileInfo info(file);
    QString name = info.completeBaseName();
    if (sharing.value(comparedName(name)) > 1) {
      name = info.fileName();
    }
    if (const int number = ++taken[comparedName(name)]; number > 1) {
      name += QStringLiteral(" (%1)").arg(number);
    }
    tasks.push_back({file, QDir(folder).filePath(name + suffixOf(kind)), options});
  }
  return tasks;
}

std::optional<BatchKind> exportKindOf(const QString& output) {
  return exporting::exportFormatOf(output) ? std::optional(BatchKind::Model) : std::nullopt;
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
