#pragma once

#include "core/formats/x3/binary/TagReader.h"
#include "core/formats/x3/model/BodyMaterial.h"

namespace vitrine::formats::x3 {

/// Reads the materials of a BOB1 body, one after another (docs/formats/x3-files.md, "The binary body").
class MaterialReader {
public:
  /// `version`: 3, 5 or 6.
  MaterialReader(TagReader& reader, int version) : m_reader(reader), m_version(version) {}

  BodyMaterial read();

private:
  void readEffect(BodyMaterial& material);
  EffectValue readValue();
  void readClassic(BodyMaterial& material);
  void readShades(BodyMaterial& material);
  void takeSwitches(BodyMaterial& material, std::uint32_t switches) const;

  TagReader& m_reader;
  int m_version;
  std::uint64_t m_values = 0; ///< parameters read so far, of all materials
};

} // namespace vitrine::formats::x3
