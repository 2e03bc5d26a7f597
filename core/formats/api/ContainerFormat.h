#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats {

/// A format whose files hold other files: an archive, or a document that carries the files it needs. Such a file can be
/// browsed like a folder, paths lead through it, and it can be mounted for another document.
class ContainerFormat : public Format {
public:
  /// The files in the one given; `findings` gets what was odd there. Thread-safe.
  virtual Result<MountPtr> mount(const Source& source, const base::Limits& limits,
                                 base::Diagnostics& findings) const = 0;
};

} // namespace vitrine::formats
