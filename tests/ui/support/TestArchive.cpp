#include "tests/ui/support/TestArchive.h"

#include "core/files/FolderMount.h"

#include <QFileInfo>

namespace vitrine::tests {
namespace {

constexpr const char* kMagic = "VTAR";

} // namespace

const formats::FormatInfo& TestArchive::info() const {
  static const formats::FormatInfo kInfo{.id = QStringLiteral("test-archive"),
                                         .name = QStringLiteral("Test archive"),
                                         .extensions = {QStringLiteral("vtar")},
                                         .mimeTypes = {},
                                         .archive = true};
  return kInfo;
}

int TestArchive::score(const formats::Probe& probe) const {
  return probe.head.toByteArray().startsWith(kMagic) ? 100 : 0;
}

Result<void> TestArchive::read(const formats::Source& source, formats::LoadContext&, Document& document) const {
  structure::StructureBuilder builder(QFileInfo(source.path).fileName(), {0, 0, document.size});
  document.structure = builder.build();
  return {};
}

Result<MountPtr> TestArchive::mount(const formats::Source& source, const base::Limits&, base::Diagnostics&) const {
  const QString folder = QString::fromUtf8(source.bytes->readAll()->toByteArray().mid(4));
  if (!QFileInfo(folder).isDir()) {
    return std::unexpected(Error::of(ErrorCode::Damaged, QStringLiteral("nothing is in it")));
  }
  return std::make_shared<files::FolderMount>(folder);
}

QByteArray TestArchive::file(const QString& folder) {
  return kMagic + folder.toUtf8();
}

} // namespace vitrine::tests
