// Navigation meshes: no input makes areas that lie outside the file or share bytes.
#include "core/formats/source/bsp/records/NavFile.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes input = fuzz::inputBytes(data, size);
  auto mesh = formats::source::readNavMesh(input);
  if (!mesh) {
    return 0;
  }
  std::uint64_t end = mesh->areas.offset;
  for (const formats::source::NavArea& area : mesh->list) {
    if (area.start != end) {
      fuzz::finding("areas that do not follow each other");
    }
    end = std::uint64_t{area.start} + area.size;
  }
  if (end != mesh->areas.end() || mesh->ladders.end() != size) {
    fuzz::finding("a mesh that does not end with the file");
  }
  const auto source = bytes::makeMemorySource(input);
  structure::StructureBuilder builder(QStringLiteral("input"), {base::kFileSpace, 0, size});
  const formats::source::NavFile file{QStringLiteral("input.nav"), base::kFileSpace, std::move(*mesh)};
  formats::source::addNavSections(builder, file, source);
  const structure::Structure structure = builder.build();
  for (const structure::Section& section : structure.sections()) {
    for (std::uint64_t row = 0; section.table && row < section.table->rowCount() && row < 64; ++row) {
      if (!section.table->row(row) || section.table->rangeOf(row).end() > size) {
        fuzz::finding("a record that cannot be decoded");
      }
    }
  }
  return 0;
}
