#include "ui/missing/Wanters.h"

#include "core/files/Mount.h"

#include <QFileInfo>
#include <QImageReader>

namespace vitrine::ui {
namespace {

QString keyOf(const QString& path) {
  return files::normalisedPath(path).value_or(path.toLower());
}

/// Without what follows the last dot of its name, or the first one: "a/b.dx90.vtx" is of "a/b".
QString withoutExtension(const QString& path, bool all) {
  const qsizetype name = path.lastIndexOf(QLatin1Char('/')) + 1;
  const qsizetype dot = all ? path.indexOf(QLatin1Char('.'), name) : path.lastIndexOf(QLatin1Char('.'));
  return dot > name ? path.left(dot) : path;
}

bool isPicture(const QString& path) {
  return QImageReader::supportedImageFormats().contains(QFileInfo(path).suffix().toLower().toLatin1());
}

} // namespace

Wanters::Wanters(const Scene& scene, const scene::SceneAssets& assets) {
  for (std::size_t i = 0; i < scene.nodes.size(); ++i) {
    if (!scene.nodes[i].model.empty()) {
      add(scene.nodes[i].model, MissingKind::Model, {.node = static_cast<int>(i)});
    }
  }
  for (std::size_t i = 0; i < assets.materials.size(); ++i) {
    const scene::Material& material = assets.materials[i];
    const bool sky = material.model == scene::MaterialModel::Sky;
    if (material.state == scene::AssetState::Missing) {
      add(material.asset, sky ? MissingKind::Sky : MissingKind::Material, {.material = static_cast<int>(i)});
    }
    for (const scene::SlotTexture& slot : material.slots) {
      const auto number = static_cast<std::size_t>(slot.texture);
      if (slot.texture != scene::kNone && assets.textures[number].state == scene::AssetState::Missing) {
        add(assets.textures[number].asset, sky ? MissingKind::Sky : MissingKind::Texture,
            {.material = static_cast<int>(i)});
      }
    }
  }
}

void Wanters::add(const scene::AssetRef& ref, MissingKind kind, Wanter wanter) {
  const auto addTo = [&](QHash<QString, Found>& table, const QString& key) {
    Found& found = table[key];
    found.kind = found.wanters.empty() ? kind : found.kind;
    if (!key.isEmpty() && (found.wanters.empty() || found.wanters.back() != wanter)) {
      found.wanters.push_back(wanter);
    }
  };
  const QString key = keyOf(ref.path);
  addTo(m_byName, key);
  if (const QString bare = withoutExtension(key, false); bare != key) {
    addTo(m_byName, bare);
  }
  addTo(m_byWords, ref.wantedBy);
}

Wanters::Found Wanters::of(const files::MissingFile& file) const {
  const QString key = keyOf(file.path);
  for (QString name : {key, withoutExtension(key, false), withoutExtension(key, true)}) {
    // An asset's name may leave out the folders that all of its kind are in.
    for (;;) {
      if (const auto known = m_byName.constFind(name); known != m_byName.cend()) {
        return *known;
      }
      const qsizetype slash = name.indexOf(QLatin1Char('/'));
      if (slash < 0) {
        break;
      }
      name = name.mid(slash + 1);
    }
  }
  // What a description includes is wanted by who wants that.
  if (const auto known = m_byWords.constFind(file.wantedBy); known != m_byWords.cend() && !file.wantedBy.isEmpty()) {
    return *known;
  }
  return {isPicture(file.path) ? MissingKind::Texture : MissingKind::Other, {}};
}

} // namespace vitrine::ui
