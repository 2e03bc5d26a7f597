#include "ui/viewport/HoverLabel.h"

#include "core/animation/VisibleItems.h"
#include "ui/widgets/Texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::ui {
namespace {

constexpr qsizetype kMostLines = 4;
constexpr qsizetype kMostCharacters = 60;
constexpr std::size_t kMostStandInNotes = 32;

/// One line, however long the text is.
QString shortened(const QString& text) {
  const QString line = text.simplified();
  return line.size() <= kMostCharacters ? line : line.left(kMostCharacters - 1) + u'…';
}

QString labelOf(const scene::Node& node) {
  QStringList lines;
  if (node.standIn) {
    lines << standInName(node);
  }
  if (const QString name = shortened(shownName(node)); lines.isEmpty() || !lines.front().startsWith(name)) {
    lines << name;
  }
  if (!node.model.empty()) {
    lines << shortened(node.model.path);
  }
  for (const scene::Property& property : node.properties) {
    if (lines.size() == kMostLines) {
      break;
    }
    const QString key = property.ours ? formatText(property.key) : property.key;
    lines << shortened(QStringLiteral("%1: %2").arg(key, property.value));
  }
  return lines.join(QLatin1Char('\n'));
}

/// Text of the nearest labelled node or stand-in; where there is none, the nearest name.
QString hoveredNodeText(const Scene& scene, NodeIndex shownBy) {
  QString name;
  for (NodeIndex node = shownBy; node; node = scene.nodes[node].parent) {
    const scene::Node& here = scene.nodes[node];
    if (here.labelled || here.standIn) {
      return labelOf(here);
    }
    if (name.isEmpty()) {
      name = shortened(shownName(here));
    }
  }
  return name;
}

QString hoveredRecordText(const Document& document, const RecordRef& record) {
  return QStringLiteral("%1[%2]").arg(shortened(document.structure[record.section].path)).arg(record.row);
}

} // namespace

QString standInName(const scene::Node& node) {
  const QString path = node.model.empty() ? shownName(node) : node.model.path;
  const qsizetype folder = std::max(path.lastIndexOf(u'/'), path.lastIndexOf(u'\\'));
  //: a file
  return QCoreApplication::translate("vitrine::ui::HoverLabel", "%1 (not shown)").arg(shortened(path.mid(folder + 1)));
}

render::OverlayNotes standInNotes(const ShownDocument& shown, std::vector<DrawItemIndex> items) {
  const Scene* scene = shown.scene();
  std::erase_if(items, [scene](DrawItemIndex item) {
    return !scene || !scene->drawItems().contains(item) || !scene->nodes[scene->drawItems()[item].node].standIn;
  });
  if (items.empty()) {
    return {};
  }
  render::OverlayNotes notes;
  const ItemSet visible = animation::visibleItems(*scene, shown.evaluated());
  for (const DrawItemIndex item : items) {
    const scene::Bounds bounds = shown.pose()->worldBounds(item);
    if (notes.size() < kMostStandInNotes && visible.contains(item) && !bounds.empty()) {
      const QVector3D middle = bounds.centre();
      notes.push_back(
          {standInName(scene->nodes[scene->drawItems()[item].node]), {middle.x(), bounds.max().y(), middle.z()}});
    }
  }
  return notes;
}

QString hoverLabel(const ShownDocument& shown, const picking::Hit& hit) {
  const Scene* scene = shown.scene();
  if (!scene || !scene->drawItems().contains(hit.item)) {
    return {};
  }
  QStringList lines{hoveredNodeText(*scene, scene->drawItems()[hit.item].node)};
  const MaterialIndex material = scene->surfaceOf(hit.item).material;
  const bool isStandIn = scene->nodes[scene->drawItems()[hit.item].node].standIn;
  if (!isStandIn && shown.assets().materials.contains(material)) {
    lines << shortened(shown.assets().materials[material].name);
  }
  const links::Pick pick = shown.links().pickOf(hit);
  for (const auto& record : {pick.record, pick.instance}) {
    if (record) {
      lines << hoveredRecordText(*shown.document(), *record);
    }
  }
  lines.removeAll(QString());
  return lines.join(QLatin1Char('\n'));
}

} // namespace vitrine::ui
