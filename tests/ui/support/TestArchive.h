#pragma once

#include "core/formats/api/ContainerFormat.h"

namespace vitrine::tests {

/// An archive of the tests' own: "VTAR" and the path of a folder, whose content is the archive's. It has nothing to
/// draw.
class TestArchive final : public formats::ContainerFormat {
public:
  const formats::FormatInfo& info() const override;
  int score(const formats::Probe& probe) const override;
  Result<MountPtr> mount(const formats::Source& source, const base::Limits& limits,
                         base::Diagnostics& findings) const override;

  /// The bytes of an archive; of a folder that is not there it cannot be looked into.
  static QByteArray file(const QString& folder);

protected:
  Result<void> read(const formats::Source& source, formats::LoadContext& context, Document& document) const override;
};

} // namespace vitrine::tests
