#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::tests {

/// Arguments that a Format::load wants, with nothing mounted and the default limits. One load per object.
class LoadFixture {
public:
  files::Vfs vfs;
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress, {}, {}, formats::LoadPurpose::Everything, true};

  /// Throws base::Cancelled like the format.
  Result<DocumentPtr> load(const formats::Format& format, const formats::Source& source) {
    return format.load(source, context);
  }
  Result<DocumentPtr> load(const formats::Format& format, const QString& name, Bytes bytes) {
    return load(format, sourceOf(name, std::move(bytes)));
  }
  Result<DocumentPtr> loadFile(const formats::Format& format, const QString& path);

  static formats::Source sourceOf(const QString& name, Bytes bytes) {
    return {name, bytes::makeMemorySource(std::move(bytes))};
  }
};

/// The whole file; empty when it cannot be read, which also fails the running test.
Bytes fileBytes(const QString& path);

} // namespace vitrine::tests
