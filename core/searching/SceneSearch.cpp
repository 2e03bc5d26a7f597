#include "core/searching/SceneSearch.h"

#include "core/base/Translate.h"

namespace vitrine::searching {
namespace {

constexpr std::size_t kThingsBetweenChecks = 256;

/// Text of the program's own, or of the file: a property's key as it is shown.
QString shownKey(const scene::Property& property) {
  return property.ours ? base::translate("formats", property.key.toUtf8().constData()) : property.key;
}

/// A search in one scene.
class SceneSearcher {
public:
  SceneSearcher(const Document& document, const scene::SceneAssets& assets, MatchCollector& found)
      : m_scene(*document.scene), m_assets(assets), m_entities(entitySection(document)), m_found(found) {}

  void nodes() {
    const bool names = m_found.wants(MatchKind::Node);
    const bool properties = m_found.wants(MatchKind::Property);
    for (const NodeIndex index : m_scene.nodes.indices()) {
      checkNow();
      const scene::Node& node = m_scene.nodes[index];
      // English names are found in every language, since modding documentation uses them.
      if (names && !m_found.look(MatchKind::Node, shownName(node), index, pathAbove(index)) &&
          !(node.given.text && m_found.look(MatchKind::Node, node.name, index, pathAbove(index)))) {
        m_found.look(MatchKind::Node, node.model.path, index, pathOf(index));
      }
      if (properties && !isEntity(node)) {
        look(node.properties, index, shownName(node));
      }
    }
  }
  void materials() {
    for (const MaterialIndex index : m_assets.materials.indices()) {
      checkNow();
      const scene::Material& material = m_assets.materials[index];
      if (m_found.wants(MatchKind::Material) && !m_found.look(MatchKind::Material, material.name, index, {})) {
        m_found.look(MatchKind::Material, material.asset.path, index, material.name);
      }
      if (m_found.wants(MatchKind::Property)) {
        look(material.properties, index, material.name);
      }
    }
    for (const TextureIndex index : m_assets.textures.indices()) {
      checkNow();
      const scene::Texture& texture = m_assets.textures[index];
      if (m_found.wants(MatchKind::Texture) && !m_found.look(MatchKind::Texture, texture.name, index, {})) {
        m_found.look(MatchKind::Texture, texture.asset.path, index, texture.name);
      }
    }
  }
  void cameras() {
    for (std::size_t i = 0; m_found.wants(MatchKind::Camera) && i < m_scene.view.cameras.size(); ++i) {
      m_found.look(MatchKind::Camera, m_scene.view.cameras[i].name, CameraTarget{i}, {});
    }
  }
  void animations() {
    for (const scene::AnimationIndex index : m_scene.motion.animations.indices()) {
      checkNow();
      const scene::Animation& animation = m_scene.motion.animations[index];
      if (m_found.wants(MatchKind::Animation)) {
        m_found.look(MatchKind::Animation, animation.name, index, {});
        for (const scene::Mark& mark : animation.marks) {
          m_found.look(MatchKind::Animation, mark.text, index, animation.name);
        }
      }
      if (m_found.wants(MatchKind::Property)) {
        look(animation.properties, index, animation.name);
      }
    }
  }
  void controls() {
    for (const scene::Control& control : m_scene.controls) {
      if (!m_found.wants(MatchKind::Control)) {
        return;
      }
      const QString group = base::translate("formats", control.group.toUtf8().constData());
      const QString label = base::translate("formats", control.label.toUtf8().constData());
      const ControlTarget target{control.id};
      if (m_found.look(MatchKind::Control, label, target, group) ||
          m_found.look(MatchKind::Control, control.id, target, label)) {
        continue;
      }
      for (const QString& choice : control.choices) {
        m_found.look(MatchKind::Control, base::translate("formats", choice.toUtf8().constData()), target, label);
      }
    }
  }

private:
  void checkNow() {
    if (++m_looked % kThingsBetweenChecks == 0) {
      m_found.check();
    }
  }
  bool isEntity(const scene::Node& node) const {
    return m_entities && node.record && node.record->section == *m_entities;
  }
  void look(const std::vector<scene::Property>& properties, const MatchTarget& target, const QString& where) {
    for (const scene::Property& property : properties) {
      lookAt(property, target, where);
    }
  }
  void lookAt(const scene::Property& property, const MatchTarget& target, const QString& where) {
    const QString key = shownKey(property);
    if (!m_found.look(MatchKind::Property, property.value, target, where, key + QStringLiteral(": "))) {
      m_found.look(MatchKind::Property, key, target, where);
    }
  }
  /// Names of the nodes above, from the root down.
  QString pathAbove(NodeIndex node) const {
    const NodeIndex parent = m_scene.nodes[node].parent;
    return parent == scene::kNone ? QString() : pathOf(parent);
  }
  QString pathOf(NodeIndex node) const {
    QString path;
    for (; node != scene::kNone; node = m_scene.nodes[node].parent) {
      const QString name = shownName(m_scene.nodes[node]);
      path = path.isEmpty() ? name : name + QStringLiteral(" › ") + path;
    }
    return path;
  }

  const Scene& m_scene;
  const scene::SceneAssets& m_assets;
  std::optional<SectionId> m_entities;
  MatchCollector& m_found;
  std::size_t m_looked = 0;
};

MatchTarget targetOfEntity(const Document& document, std::optional<SectionId> section, std::size_t row,
                           std::size_t count) {
  if (!section) {
    return BytesTarget{document.entityText->range};
  }
  const auto& table = document.structure[*section].table;
  if (table && table->rowCount() == count) {
    return RecordTarget{{*section, row}, {}};
  }
  return SectionTarget{*section};
}

/// Name of a thing by the keys that games give it.
QString entityName(const document::EntityKeys& entity) {
  QString name;
  for (const auto& [key, value] : entity) {
    if (key.compare(QLatin1String("classname"), Qt::CaseInsensitive) == 0) {
      name = name.isEmpty() ? value : value + QStringLiteral(" › ") + name;
    } else if (key.compare(QLatin1String("targetname"), Qt::CaseInsensitive) == 0) {
      name = name.isEmpty() ? value : name + QStringLiteral(" › ") + value;
    }
  }
  return name;
}

} // namespace

std::optional<SectionId> entitySection(const Document& document) {
  if (!document.entityText || document.entityText->range.size == 0) {
    return std::nullopt;
  }
  const ByteRange& text = document.entityText->range;
  const auto record = document.structure.recordAt(text.space, text.offset);
  return record ? record->section : document.structure.sectionAt(text.space, text.offset);
}

void searchScene(const Document& document, const scene::SceneAssets& assets, MatchCollector& found) {
  if (!document.scene) {
    return;
  }
  SceneSearcher search(document, assets, found);
  search.nodes();
  search.materials();
  search.cameras();
  search.animations();
  search.controls();
}

void searchDocument(const Document& document, MatchCollector& found) {
  for (const scene::Property& property : document.properties) {
    if (!found.wants(MatchKind::Property)) {
      return;
    }
    const MatchTarget target = property.record  ? MatchTarget(RecordTarget{*property.record, {}})
                               : property.where ? MatchTarget(BytesTarget{*property.where})
                                                : MatchTarget();
    const QString key = shownKey(property);
    if (!found.look(MatchKind::Property, property.value, target, {}, key + QStringLiteral(": "))) {
      found.look(MatchKind::Property, key, target, {});
    }
  }
}

void searchEntities(const Document& document, MatchCollector& found) {
  if (!document.entityText || !found.wants(MatchKind::Entity)) {
    return;
  }
  const auto text = document.spaces.read(document.entityText->range);
  if (!text) {
    return; // damage that the load has told of
  }
  const auto entities = document.entityText->read(*text);
  const auto section = entitySection(document);
  const QString path = section ? document.structure[*section].path : QString();
  for (std::size_t row = 0; row < entities.size(); ++row) {
    if (row % kThingsBetweenChecks == 0) {
      found.check();
    }
    const MatchTarget target = targetOfEntity(document, section, row, entities.size());
    QString where;
    for (const auto& [key, value] : entities[row]) {
      if (!found.text().matches(value) && !found.text().matches(key)) {
        continue;
      }
      if (where.isEmpty()) {
        where = QStringLiteral("%1 [%2]  %3").arg(path).arg(row).arg(entityName(entities[row])).trimmed();
      }
      if (!found.look(MatchKind::Entity, value, target, where, key + QStringLiteral(": "))) {
        found.look(MatchKind::Entity, key, target, where);
      }
    }
  }
}

} // namespace vitrine::searching
