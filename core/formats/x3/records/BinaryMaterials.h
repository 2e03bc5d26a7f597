#pragma once

#include "core/formats/x3/file/TagReader.h"
#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/FileSections.h"

namespace vitrine::formats::x3 {

/// Reads the materials of a BOB1 body, one after another (docs/formats/x3-files.md, "The binary body").
class BinaryMaterialReader {
public:
  /// `version`: 3, 5 or 6.
  BinaryMaterialReader(TagReader& reader, int version) : m_reader(reader), m_version(version) {}

  BodyMaterial read();

private:
  void readNamed(BodyMaterial& material);
  void readNumbered(BodyMaterial& material);
  void readParameters(BodyMaterial& material, std::size_t count);

  TagReader& m_reader;
  int m_version;
  std::uint64_t m_values = 0; ///< parameters read so far, of all materials
};

/// Adds the section of the materials under `tag`, and below it one for the parameters of each effect. A hostile file
/// gets no more than `most` of these.
Handle addBinaryMaterials(structure::StructureBuilder& builder, Handle parent, const ByteSourcePtr& source,
                          const Body& body, const TaggedRun& tag, std::size_t most);

} // namespace vitrine::formats::x3
