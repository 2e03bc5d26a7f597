#pragma once

#include "core/exporting/ExportFormat.h"
#include "core/exporting/ExportModel.h"

#include <utility>
#include <vector>

namespace vitrine::exporting {

/// Turns a model into the bytes of files. What the module that is loaded on first use offers (WriterModule.h); both are
/// built together, and kWriterInterface tells apart those that were not.
class ModelWriter {
public:
  struct Written {
    std::vector<std::pair<QString, QByteArray>> files; ///< name and content, the main file first; without textures
    QString problem;                                   ///< empty: all is well
  };

  virtual ~ModelWriter() = default;
  /// `name`: of the main file without its ending, in letters that every format bears. Thread-safe; throws
  /// std::bad_alloc.
  virtual Written write(const ExportModel& model, ExportFormat format, const QString& name) const = 0;
};

inline constexpr int kWriterInterface = 4;

/// The module's one function: null when it was built for another interface.
using WriterEntry = const ModelWriter* (*)(int interface);
inline constexpr const char* kWriterEntryName = "vitrineModelWriter";

} // namespace vitrine::exporting
