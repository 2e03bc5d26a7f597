#include "core/formats/source/bsp/light/AmbientSamples.h"

namespace vitrine::formats::source {
namespace {

// These samples are kept as they are; lightmaps are kept as 255 times that.
constexpr float kUnscaled = 255.0F;
constexpr float kPositionSteps = 255.0F;

} // namespace

AmbientSamples::AmbientSamples(const MapRecords& records, const LightingLumps& chosen) : m_records(records) {
  const LightingLumps& other = chosen.ambientLump == kLdrLumps.ambientLump ? kHdrLumps : kLdrLumps;
  if (use(chosen) || use(other)) {
    return;
  }
  if (Column(records.view(LumpId::Leafs), "ambientLighting").exists()) {
    m_form = Form::InLeaf;
  }
}

bool AmbientSamples::use(const LightingLumps& lumps) {
  const RecordView& samples = m_records.view(lumps.ambientLump);
  const RecordView& index = m_records.view(lumps.ambientIndexLump);
  if (samples.empty()) {
    return false;
  }
  if (!index.empty()) {
    m_form = Form::Listed;
  } else if (samples.count() == m_records.leaves.size()) {
    m_form = Form::PerLeaf;
  } else {
    return false;
  }
  m_lump = lumps.ambientLump;
  m_indexLump = lumps.ambientIndexLump;
  return true;
}

AmbientSamples::Rows AmbientSamples::rowsOf(std::size_t leaf) const {
  if (m_form != Form::Listed) {
    return {leaf, m_form == Form::None ? std::size_t{0} : std::size_t{1}};
  }
  const RecordView& index = m_records.view(m_indexLump);
  if (leaf >= index.count()) {
    return {};
  }
  const Column count(index, "ambientSampleCount"), first(index, "firstAmbientSample");
  const auto from = static_cast<std::uint32_t>(first.integer(index.at(leaf)));
  const auto wanted = static_cast<std::uint32_t>(count.integer(index.at(leaf)));
  const std::size_t there = m_records.view(m_lump).count();
  return from >= there ? Rows{} : Rows{from, std::min<std::size_t>(wanted, there - from)};
}

AmbientSample AmbientSamples::read(std::size_t leaf, std::size_t row) const {
  const RecordView& view = m_records.view(m_lump);
  const Column cube(view, m_form == Form::InLeaf ? "ambientLighting" : "cube"), position(view, "position");
  const std::byte* record = view.at(row);
  AmbientSample sample;
  for (std::size_t side = 0; side < sample.colours.size(); ++side) {
    sample.colours[side] = scene::decodeLuxel(cube.place(record) + 4 * side) * kUnscaled;
  }
  const QVector3D& mins = m_records.leaves[leaf].mins;
  const QVector3D size = m_records.leaves[leaf].maxs - mins;
  for (int axis = 0; axis < 3; ++axis) {
    const float fraction =
        position.exists()
            ? static_cast<float>(position.integer(record, static_cast<std::uint32_t>(axis))) / kPositionSteps
            : 0.5F;
    sample.position[axis] = mins[axis] + fraction * size[axis];
  }
  return sample;
}

} // namespace vitrine::formats::source
