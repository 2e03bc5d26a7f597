#include "core/formats/source/bsp/scene/light/AmbientSamples.h"

#include "core/formats/source/bsp/records/Lights.h"

namespace vitrine::formats::source {
namespace {

// These samples are kept as they are; lightmaps are kept as 255 times that.
constexpr float kUnscaled = 255.0F;
constexpr float kPlaceSteps = 255.0F;

using AmbientFields = bsp::AmbientLayouts;

} // namespace

AmbientSamples::AmbientSamples(Lists lists)
    : m_lists(std::move(lists)),
      m_cube(m_lists.samples, m_lists.form == Form::InLeaf ? AmbientFields::optional("ambientLighting")
                                                           : AmbientFields::optional("cube")),
      m_place(m_lists.samples, AmbientFields::optional("position")),
      m_count(m_lists.index, bsp::AmbientIndexLayouts::field("ambientSampleCount")),
      m_first(m_lists.index, bsp::AmbientIndexLayouts::field("firstAmbientSample")) {}

AmbientSamples::Lists AmbientSamples::found(const MapRecords& records, const LightingLumps& chosen) {
  const LightingLumps& other = chosen.ambientLump == kLdrLumps.ambientLump ? kHdrLumps : kLdrLumps;
  for (const LightingLumps& lumps : {chosen, other}) {
    if (Lists lists = listsOf(records, lumps); lists.form != Form::None) {
      return lists;
    }
  }
  const RecordView& leaves = records.view(LumpId::Leafs);
  return Column(leaves, bsp::LeafLayouts::optional("ambientLighting")).exists()
             ? Lists{Form::InLeaf, LumpId::Leafs, leaves}
             : Lists{};
}

AmbientSamples::Lists AmbientSamples::listsOf(const MapRecords& records, const LightingLumps& lumps) {
  const RecordView& samples = records.view(lumps.ambientLump);
  const RecordView& index = records.view(lumps.ambientIndexLump);
  if (samples.empty() || (index.empty() && samples.count() != records.leaves.size())) {
    return {};
  }
  return {index.empty() ? Form::PerLeaf : Form::Listed, lumps.ambientLump, samples, index};
}

AmbientSamples::Rows AmbientSamples::rowsOf(std::size_t leaf) const {
  const std::size_t there = m_lists.samples.count();
  if (m_lists.form != Form::Listed) {
    return {leaf, leaf < there ? std::size_t{1} : std::size_t{0}};
  }
  if (leaf >= m_lists.index.count()) {
    return {};
  }
  const auto from = static_cast<std::uint32_t>(m_first.integer(m_lists.index.at(leaf)));
  const auto wanted = static_cast<std::uint32_t>(m_count.integer(m_lists.index.at(leaf)));
  return from >= there ? Rows{} : Rows{from, std::min<std::size_t>(wanted, there - from)};
}

std::size_t AmbientSamples::lenderOf(std::size_t leaf) const {
  if (m_lists.form != Form::Listed || leaf >= m_lists.index.count() || m_count.integer(m_lists.index.at(leaf)) != 0) {
    return leaf;
  }
  return static_cast<std::uint32_t>(m_first.integer(m_lists.index.at(leaf)));
}

AmbientSample AmbientSamples::read(std::size_t row) const {
  const std::byte* record = m_lists.samples.at(row);
  AmbientSample sample;
  for (std::size_t side = 0; side < sample.colours.size(); ++side) {
    sample.colours[side] = scene::decodeLuxel(m_cube.place(record) + 4 * side) * kUnscaled;
  }
  sample.place = m_place.exists() ? m_place.vec3(record) / kPlaceSteps : QVector3D(0.5F, 0.5F, 0.5F);
  return sample;
}

} // namespace vitrine::formats::source
