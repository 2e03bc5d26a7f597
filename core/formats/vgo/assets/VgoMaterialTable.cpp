#include "core/formats/vgo/assets/VgoMaterialTable.h"

#include "core/base/Translate.h"
#include "core/formats/vgo/assets/Families.h"
#include "core/formats/vgo/assets/MemberProperties.h"

#include <array>

namespace vitrine::formats::vgo {
namespace {

using Draw = void (*)(MaterialDraft&);

/// The first whose text is in the shader's name, at its start or anywhere, draws it.
struct Family {
  const char* name;
  bool anywhere;
  Draw draw;
};

constexpr auto kFamilies = std::to_array<Family>({
    {"VRM10/", false, drawMToon10},
    {"VRM/MToon", false, drawMToon},
    {"VRM/Unlit", false, drawUnlit},
    {"UniGLTF/UniUnlit", false, drawUnlit},
    {"UniGLTF/StandardVColor", false, drawStandard},
    {"Standard", false, drawStandard},
    {"Unlit/", false, drawUnlit},
    {"Skybox/", false, drawUnlit},
    {"Particles/", false, drawParticles},
    {"Universal Render Pipeline/Particles/", false, drawParticles},
    {"Nova/", false, drawParticles},
    {"UnityChanToonShader", false, drawUnityChan},
    {"Universal Render Pipeline/Toon", false, drawUnityChan},
    {"Toon", false, drawUnityChan},
    {"HDRP/Toon", false, drawUnityChan},
    {"Universal Render Pipeline/", false, drawUniversal},
    {"HDRP/", false, drawHighDefinition},
    {"lilToon", true, drawLilToon},
    {"_lil/", false, drawLilToon},
    {"Hidden/ltspass", false, drawLilToon},
});

Draw drawOf(const QString& shader) {
  const auto family = std::ranges::find_if(kFamilies, [&](const Family& one) {
    const QLatin1StringView name(one.name);
    return one.anywhere ? shader.contains(name) : shader.startsWith(name);
  });
  return family == kFamilies.end() ? drawUnknown : family->draw;
}

} // namespace

bool usesVertexColors(const layout::Material& material) {
  const Draw draw = drawOf(material.shader);
  return draw == drawParticles || material.shader.contains(QLatin1StringView("VColor")) ||
         material.shader.contains(QLatin1StringView("Vertex Color"), Qt::CaseInsensitive) ||
         material.shader.contains(QLatin1StringView("VertexColor"), Qt::CaseInsensitive) ||
         (draw == drawUnlit && material.whole("_VColBlendMode", 0) == 1);
}

MaterialIndex MaterialTable::plain() {
  if (!m_plain) {
    scene::Material material;
    material.name = QStringLiteral("no material");
    material.params = scene::PbrParams{};
    m_plain = m_assets.materials.add(std::move(material));
  }
  return m_plain;
}

MaterialIndex MaterialTable::add(int material) {
  const layout::Material& from = *at(material);
  MaterialDraft draft(from, m_textures, QStringLiteral("material %1 (%2)").arg(material).arg(from.name));
  drawOf(from.shader)(draft);
  scene::Material& made = draft.made;
  if (m_section != structure::kRootSection) {
    made.record = RecordRef{m_section, static_cast<std::uint64_t>(material)};
  }
  const auto own = memberProperties(from.from, made.record, {QStringLiteral("name")});
  made.properties.insert(made.properties.begin(), own.begin(), own.end());
  return m_assets.materials.add(std::move(made));
}

MaterialIndex MaterialTable::use(int material, const ByteRange& namedAt) {
  if (material == kNoIndex) {
    return plain();
  }
  const auto [known, first] = m_known.try_emplace(material, scene::kNone);
  if (first) {
    if (at(material)) {
      known->second = add(material);
    } else {
      m_diagnostics.warn(
          base::translate("formats", "there is no material %1; surfaces that use it are white").arg(material), namedAt);
      known->second = plain();
    }
  }
  return known->second;
}

} // namespace vitrine::formats::vgo
