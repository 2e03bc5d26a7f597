#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace vitrine::ui {

/// What is made of each file.
enum class BatchKind { Glb, Obj, Picture };

/// A file, and the file that is made of it.
struct BatchTask {
  QString file;
  QString output;

  bool operator==(const BatchTask&) const = default;
};

/// Tasks that write into `folder`, each file's by its name without the ending; names that two files would have keep
/// theirs, and are numbered where that is not enough.
std::vector<BatchTask> batchTasks(const QStringList& files, const QString& folder, BatchKind kind);

/// The arguments of vitrine-cli for a task. `overwrite`: also where files are there already, those beside an export
/// too.
QStringList batchArguments(const BatchTask& task, BatchKind kind, bool overwrite);

} // namespace vitrine::ui
