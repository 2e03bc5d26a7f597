#include "core/comparing/AssetComparison.h"

#include "core/base/Translate.h"
#include "core/comparing/ContentMatch.h"
#include "core/comparing/KeyChanges.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <set>

namespace vitrine::comparing {
namespace {

constexpr std::array kSlotNames = {QT_TRANSLATE_NOOP("comparing", "base colour"),
                                   QT_TRANSLATE_NOOP("comparing", "second base colour"),
                                   QT_TRANSLATE_NOOP("comparing", "third base colour"),
                                   QT_TRANSLATE_NOOP("comparing", "fourth base colour"),
                                   QT_TRANSLATE_NOOP("comparing", "blend mask"),
                                   QT_TRANSLATE_NOOP("comparing", "normals"),
                                   QT_TRANSLATE_NOOP("comparing", "specular"),
                                   QT_TRANSLATE_NOOP("comparing", "emission"),
                                   QT_TRANSLATE_NOOP("comparing", "occlusion"),
                                   QT_TRANSLATE_NOOP("comparing", "metal and roughness"),
                                   QT_TRANSLATE_NOOP("comparing", "reflection"),
                                   QT_TRANSLATE_NOOP("comparing", "detail"),
                                   QT_TRANSLATE_NOOP("comparing", "shade"),
                                   QT_TRANSLATE_NOOP("comparing", "rim"),
                                   QT_TRANSLATE_NOOP("comparing", "matcap"),
                                   QT_TRANSLATE_NOOP("comparing", "outline")};
static_assert(kSlotNames.size() == static_cast<std::size_t>(scene::TextureSlot::Count));

QString numberText(double number) {
  return QString::number(number, 'g', 6);
}

QString vectorText(const QVector4D& vector) {
  return QStringLiteral("%1 %2 %3 %4")
      .arg(numberText(vector.x()), numberText(vector.y()), numberText(vector.z()), numberText(vector.w()));
}

QString textureTitle(const scene::Texture& texture) {
  return texture.name.isEmpty() ? texture.asset.path : texture.name;
}

QString textureName(const ComparedScene& side, TextureIndex texture) {
  return texture ? textureTitle(side.assets.textures[texture]) : QString();
}

KeyValues keysOf(const ComparedScene& side, const scene::Material& material) {
  KeyValues keys;
  keys.emplace_back(base::translate("comparing", "model"), QString::number(static_cast<int>(material.model())));
  keys.emplace_back(base::translate("comparing", "colour"), vectorText(material.color));
  keys.emplace_back(base::translate("comparing", "blending"), QString::number(static_cast<int>(material.blend)));
  keys.emplace_back(base::translate("comparing", "alpha cutoff"),
                    numberText(static_cast<double>(material.alphaCutoff)));
  keys.emplace_back(base::translate("comparing", "culling"), QString::number(static_cast<int>(material.cull)));
  keys.emplace_back(base::translate("comparing", "draw order"), QString::number(material.drawOrder));
  keys.emplace_back(base::translate("comparing", "file"), material.asset.path);
  for (std::size_t slot = 0; slot < kSlotNames.size(); ++slot) {
    keys.emplace_back(base::translate("comparing", kSlotNames[slot]), textureName(side, material.slots[slot].texture));
  }
  for (const scene::Property& property : material.properties) {
    keys.emplace_back(property.key, property.value);
  }
  return keys;
}

KeyValues keysOf(const scene::Texture& texture) {
  KeyValues keys;
  keys.emplace_back(base::translate("comparing", "file"), texture.asset.path);
  keys.emplace_back(base::translate("comparing", "found"),
                    texture.image ? base::translate("comparing", "yes") : base::translate("comparing", "no"));
  if (texture.image) {
    const image::Image& image = *texture.image;
    keys.emplace_back(base::translate("comparing", "size"),
                      QStringLiteral("%1 x %2").arg(image.width).arg(image.height));
    keys.emplace_back(base::translate("comparing", "mip levels"), QString::number(image.mipCount));
    keys.emplace_back(base::translate("comparing", "frames"), QString::number(image.frameCount));
    std::uint64_t hash = static_cast<std::uint64_t>(image.format);
    for (const image::Image::Picture& picture : image.pictures) {
      hash = mixed(hash, qHashBits(picture.texels.data(), picture.texels.size(), 0));
    }
    keys.emplace_back(base::translate("comparing", "texels"), QString::number(hash, 16));
  }
  return keys;
}

/// Keys by name, for a match.
template <class Things, class NameOf>
std::vector<std::uint64_t> nameKeys(const Things& things, NameOf nameOf) {
  std::vector<std::uint64_t> keys;
  for (const auto& thing : things) {
    keys.push_back(mixed(31, qHash(nameOf(thing), 0)));
  }
  return keys;
}

std::vector<std::vector<DrawItemIndex>> itemsByMaterial(const ComparedScene& side) {
  std::vector<std::vector<DrawItemIndex>> items(side.assets.materials.size());
  for (const DrawItemIndex item : base::indicesBelow<DrawItemIndex>(side.scene->drawItems().size())) {
    const MaterialIndex material = side.scene->surfaceOf(item).material;
    if (material && material.isBelow(items.size())) {
      items[material.position()].push_back(item);
    }
  }
  return items;
}

/// Items whose material shows a texture, by the texture.
std::vector<std::vector<DrawItemIndex>> itemsByTexture(const ComparedScene& side) {
  const auto ofMaterials = itemsByMaterial(side);
  std::vector<std::vector<DrawItemIndex>> items(side.assets.textures.size());
  for (const MaterialIndex material : side.assets.materials.indices()) {
    std::set<TextureIndex> shown;
    for (const scene::SlotTexture& slot : side.assets.materials[material].slots) {
      if (slot.texture && slot.texture.isBelow(items.size())) {
        shown.insert(slot.texture);
      }
    }
    for (const TextureIndex texture : shown) {
      std::ranges::copy(ofMaterials[material.position()], std::back_inserter(items[texture.position()]));
    }
  }
  return items;
}

/// The pairs of two lists and those without a partner, as differences.
class AssetDifferences {
public:
  AssetDifferences(Area area, const ContentMatch& match) : m_match(match) {
    m_group.area = area;
    m_group.countBefore = match.toAfter.size();
    m_group.countAfter = match.toBefore.size();
  }

  template <class NameBefore, class NameAfter, class Fields, class Place>
  DifferenceGroup list(NameBefore nameBefore, NameAfter nameAfter, Fields fieldsOf, Place placeIn) {
    for (std::size_t i = 0; i < m_match.toAfter.size(); ++i) {
      const std::uint32_t j = m_match.toAfter[i];
      Difference difference;
      difference.name = nameBefore(i);
      if (j == kUnmatched) {
        difference.change = Change::Removed;
      } else if (difference.fields = fieldsOf(i, j); difference.fields.empty()) {
        continue;
      }
      placeIn(difference, i, j);
      m_group.add(std::move(difference));
    }
    for (std::size_t j = 0; j < m_match.toBefore.size(); ++j) {
      if (m_match.toBefore[j] == kUnmatched) {
        Difference difference;
        difference.change = Change::Added;
        difference.name = nameAfter(j);
        placeIn(difference, kUnmatched, static_cast<std::uint32_t>(j));
        m_group.add(std::move(difference));
      }
    }
    return std::move(m_group);
  }

private:
  const ContentMatch& m_match;
  DifferenceGroup m_group;
};

} // namespace

DifferenceGroup compareMaterials(const ComparedScene& before, const ComparedScene& after,
                                 const base::Progress& progress) {
  const auto& a = before.assets.materials;
  const auto& b = after.assets.materials;
  const auto nameOf = [](const scene::Material& material) { return material.name; };
  ContentMatch match(a.size(), b.size());
  match.pairByKeys(nameKeys(a, nameOf), nameKeys(b, nameOf), progress);
  const auto itemsBefore = itemsByMaterial(before);
  const auto itemsAfter = itemsByMaterial(after);
  const auto fieldsOf = [&](std::size_t i, std::uint32_t j) {
    progress.check();
    const scene::Material& one = a[MaterialIndex(i)];
    const scene::Material& two = b[MaterialIndex(std::size_t{j})];
    std::vector<FieldChange> fields = changedKeys(keysOf(before, one), keysOf(after, two));
    if (fields.empty() && !(one.params == two.params && one.common == two.common)) {
      fields.push_back({base::translate("comparing", "parameters"), QString(), QString()});
    }
    return fields;
  };
  const auto placeIn = [&](Difference& difference, std::size_t i, std::uint32_t j) {
    if (i != kUnmatched) {
      difference.before.record = a[MaterialIndex(i)].record;
      difference.before.items = itemsBefore[i];
    }
    if (j != kUnmatched) {
      difference.after.record = b[MaterialIndex(std::size_t{j})].record;
      difference.after.items = itemsAfter[j];
    }
  };
  return AssetDifferences(Area::Materials, match)
      .list([&](std::size_t i) { return a[MaterialIndex(i)].name; },
            [&](std::size_t j) { return b[MaterialIndex(j)].name; }, fieldsOf, placeIn);
}

DifferenceGroup compareTextures(const ComparedScene& before, const ComparedScene& after,
                                const base::Progress& progress) {
  const auto& a = before.assets.textures;
  const auto& b = after.assets.textures;
  const auto nameOf = [](const scene::Texture& texture) { return textureTitle(texture); };
  ContentMatch match(a.size(), b.size());
  match.pairByKeys(nameKeys(a, nameOf), nameKeys(b, nameOf), progress);
  const auto fieldsOf = [&](std::size_t i, std::uint32_t j) {
    progress.check();
    return changedKeys(keysOf(a[TextureIndex(i)]), keysOf(b[TextureIndex(std::size_t{j})]));
  };
  const auto itemsBefore = itemsByTexture(before);
  const auto itemsAfter = itemsByTexture(after);
  const auto placeIn = [&](Difference& difference, std::size_t i, std::uint32_t j) {
    if (i != kUnmatched) {
      difference.before.items = itemsBefore[i];
    }
    if (j != kUnmatched) {
      difference.after.items = itemsAfter[j];
    }
  };
  return AssetDifferences(Area::Textures, match)
      .list([&](std::size_t i) { return textureTitle(a[TextureIndex(i)]); },
            [&](std::size_t j) { return textureTitle(b[TextureIndex(j)]); }, fieldsOf, placeIn);
}

} // namespace vitrine::comparing
