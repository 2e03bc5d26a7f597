#pragma once

#include "core/formats/api/Opener.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace vitrine::ui {

/// Product of each file. Textures and Files, those that it holds, are
/// many: a folder for each.
enum class BatchKind { Glb, Obj, Picture, Textures, Files };

/// A file, and the file or folder that is made of it.
struct BatchTask {
  QString file;
  QString output;
  QStringList options = {}; ///< more of them for vitrine-cli, about how the file is opened

  bool operator==(const BatchTask&) const = default;
};

/// Tasks that write into `folder` by the names of the files (files::outputNames), opened with `options`.
std::vector<BatchTask> batchTasks(const QStringList& files, const QString& folder, BatchKind kind,
                                  const QStringList& options = {});

/// Options of vitrine-cli that open a file as the window has opened it.
QStringList optionsLike(const formats::OpenOptions& opened);

/// The arguments of vitrine-cli for a task. `overwrite`: also where files are there already, those beside an export
/// too.
QStringList batchArguments(const BatchTask& task, BatchKind kind, bool overwrite);

} // namespace vitrine::ui
