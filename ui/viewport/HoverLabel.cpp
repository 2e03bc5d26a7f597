#include "ui/viewport/HoverLabel.h"

namespace vitrine::ui {

QString hoverLabel(const Scene& scene, DrawItemId item) {
  for (int node = scene.drawItems()[item].node; node != scene::kNone;
       node = scene.nodes[static_cast<std::size_t>(node)].parent) {
    const scene::Node& here = scene.nodes[static_cast<std::size_t>(node)];
    if (here.labelled) {
      return here.model.empty() ? here.name : QStringLiteral("%1\n%2").arg(here.name, here.model.path);
    }
  }
  return {};
}

} // namespace vitrine::ui
