#include "ui/viewport/HoverLabel.h"

#include "ui/widgets/Texts.h"

namespace vitrine::ui {
namespace {

constexpr qsizetype kMostLines = 4;
constexpr qsizetype kMostCharacters = 60;

/// One line, however long the text is.
QString shortened(const QString& text) {
  const QString line = text.simplified();
  return line.size() <= kMostCharacters ? line : line.left(kMostCharacters - 1) + u'…';
}

QString labelOf(const scene::Node& node) {
  QStringList lines{shortened(node.name)};
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

/// Text of the nearest labelled node; where there is none, the nearest name.
QString hoveredNodeText(const Scene& scene, NodeIndex shownBy) {
  QString name;
  for (NodeIndex node = shownBy; node; node = scene.nodes[node].parent) {
    const scene::Node& here = scene.nodes[node];
    if (here.labelled) {
      return labelOf(here);
    }
    if (name.isEmpty()) {
      name = shortened(here.name);
    }
  }
  return name;
}

QString hoveredRecordText(const Document& document, const RecordRef& record) {
  return QStringLiteral("%1[%2]").arg(shortened(document.structure[record.section].path)).arg(record.row);
}

} // namespace

QString hoverLabel(const ShownDocument& shown, const picking::Hit& hit) {
  const Scene* scene = shown.scene();
  if (!scene || !scene->drawItems().contains(hit.item)) {
    return {};
  }
  QStringList lines{hoveredNodeText(*scene, scene->drawItems()[hit.item].node)};
  const MaterialIndex material = scene->surfaceOf(hit.item).material;
  if (shown.assets().materials.contains(material)) {
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
