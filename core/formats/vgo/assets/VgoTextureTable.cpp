#include "core/formats/vgo/assets/VgoTextureTable.h"

#include "core/base/Translate.h"
#include "core/formats/vgo/assets/VgoPictures.h"

#include <array>

namespace vitrine::formats::vgo {
namespace {

scene::Wrap wrapOf(int mode) {
  // The last mirrors once; beyond that, what it repeats is seldom seen.
  constexpr std::array kWraps{scene::Wrap::Repeat, scene::Wrap::Clamp, scene::Wrap::Mirror, scene::Wrap::Mirror};
  const bool known = mode >= 0 && static_cast<std::size_t>(mode) < kWraps.size();
  return known ? kWraps[static_cast<std::size_t>(mode)] : scene::Wrap::Repeat;
}

} // namespace

std::optional<QString> TextureTable::faultOf(int texture) const {
  constexpr std::uint64_t kHead = 16;
  const layout::Texture* from = at(texture);
  if (!from) {
    return base::translate("formats", "there is no such texture");
  }
  if (!from->isFlat) {
    return base::translate("formats", "it is not a 2D image");
  }
  const auto file = m_accessors.file(from->source);
  if (!file) {
    return file.error().message;
  }
  const auto head = (*file)->readClipped(0, kHead);
  if (!head || !isPicture(head->span())) {
    return base::translate("formats", "its bytes are not a PNG, JPEG or WebP image");
  }
  return std::nullopt;
}

TextureIndex TextureTable::use(const layout::Material& material, const char* property,
                               const std::optional<ChannelMix>& mix, const QString& wantedBy) {
  const int texture = material.texture(property);
  if (texture == kNoIndex) {
    return scene::kNone;
  }
  if (const auto [usable, first] = m_usable.try_emplace(texture, true); first) {
    if (const auto fault = faultOf(texture)) {
      usable->second = false;
      const layout::Texture* from = at(texture);
      const ByteRange namedAt = placeOf(from ? from->from["source"] : material.textureMember(property), material.from);
      m_diagnostics.warn(base::translate("formats", "texture %1 is left out: %2").arg(texture).arg(*fault),
                         m_accessors.placeOf(from ? from->source : kNoIndex, namedAt));
    }
  }
  if (!m_usable.at(texture)) {
    return scene::kNone;
  }
  const layout::Texture& from = *at(texture);
  const auto place = m_accessors.placeOf(from.source);
  const Look look{place ? place->offset : 0, mix ? mix->text() : QString(), from.wrapU, from.wrapV, from.filterMode};
  const auto [known, first] = m_known.try_emplace(look, scene::kNone);
  if (first) {
    known->second = add(from, {from.source, mix}, wantedBy);
  }
  return known->second;
}

TextureIndex TextureTable::add(const layout::Texture& from, const PictureRef& picture, const QString& wantedBy) {
  scene::Texture texture;
  texture.name = from.name;
  texture.asset = {scene::AssetKind::Texture, picture.path(), wantedBy};
  texture.state = scene::AssetState::Pending;
  texture.wrapU = wrapOf(from.wrapU);
  texture.wrapV = wrapOf(from.wrapV);
  // Unity shows the smaller levels of a picture in both smooth modes.
  texture.filter = from.filterMode == 0 ? scene::Filter::Nearest : scene::Filter::Trilinear;
  return m_assets.textures.add(std::move(texture));
}

} // namespace vitrine::formats::vgo
