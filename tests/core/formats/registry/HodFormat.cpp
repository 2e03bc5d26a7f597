#include "tests/core/formats/registry/HodFormat.h"

#include "core/files/FolderMount.h"

namespace vitrine::tests {
namespace {

constexpr const char* kMagic = "HOD";

} // namespace

int HodFormat::score(const formats::Probe& probe) const {
  return probe.head.toByteArray().startsWith(kMagic) ? 100 : 0;
}

Result<void> HodFormat::read(const formats::Source&, formats::LoadContext&, Document&) const {
  return {};
}

Result<MountPtr> HodFormat::mount(const formats::Source& source, const base::Limits&, base::Diagnostics&) const {
  return std::make_shared<files::FolderMount>(QString::fromUtf8(source.bytes->readAll()->toByteArray().mid(3)));
}

} // namespace vitrine::tests
