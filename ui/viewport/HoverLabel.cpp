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

} // namespace

QString hoverLabel(const Scene& scene, DrawItemIndex item) {
  for (NodeIndex node = scene.drawItems()[item].node; node; node = scene.nodes[node].parent) {
    const scene::Node& here = scene.nodes[node];
    if (here.labelled) {
      return labelOf(here);
    }
  }
  return {};
}

} // namespace vitrine::ui
