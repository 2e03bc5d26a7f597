#include "ui/mainwindow/LayerBuilder.h"

#include "ui/session/OpenController.h"
#include "ui/session/Selection.h"

#include <algorithm>

namespace vitrine::ui {
namespace {

bool has(const std::vector<scene::LayerIndex>& layers, scene::LayerIndex layer) {
  return std::ranges::find(layers, layer) != layers.end();
}

} // namespace

LayerBuilder::LayerBuilder(OpenController& opening, Session& session, Selection& selection, QObject* parent)
    : QObject(parent), m_opening(opening), m_session(session), m_selection(selection) {
  const DocumentLoader& loader = opening.loader();
  connect(&session, &Session::documentChanged, this, [this] {
    forget();
    ask();
  });
  connect(&session, &Session::stateChanged, this, &LayerBuilder::ask);
  connect(&selection, &Selection::changed, this, &LayerBuilder::ask);
  connect(&loader, &DocumentLoader::layersEnded, this, [this] {
    m_stopped.insert(m_stopped.end(), m_underWay.begin(), m_underWay.end());
    m_underWay.clear();
  });
  // A job that took the place of ours has ended, or one that ours had to wait for.
  connect(&loader, &DocumentLoader::finished, this, [this] {
    m_underWay.clear();
    ask();
  });
}

void LayerBuilder::forget() {
  m_underWay.clear();
  m_stopped.clear();
}

bool LayerBuilder::isWanted(const document::DeferredLayer& layer) const {
  if (m_session.evaluated().layers[layer.layer]) {
    return true;
  }
  const links::Pick& selected = m_selection.current();
  return selected.record && selected.items.empty() &&
         std::ranges::find(layer.sections, selected.record->section) != layer.sections.end();
}

LayerBuilder::Layers LayerBuilder::wanted() const {
  Layers layers;
  if (m_session.scene() && m_session.document()->assetSource) {
    for (const document::DeferredLayer& layer : m_session.document()->assetSource->deferredLayers()) {
      if (isWanted(layer)) {
        layers.push_back(layer.layer);
      }
    }
  }
  return layers;
}

void LayerBuilder::ask() {
  Layers now = wanted();
  std::erase_if(m_stopped, [&now](scene::LayerIndex layer) { return !has(now, layer); });
  std::erase_if(now, [this](scene::LayerIndex layer) { return has(m_stopped, layer) || has(m_underWay, layer); });
  // Else it is tried again once the loader has finished: another file is being opened, or places are being looked into.
  if (DocumentLoader& loader = m_opening.loader(); !now.empty() && loader.yields()) {
    loader.buildLayers(m_opening.current(), now);
    m_underWay = std::move(now);
  }
}

} // namespace vitrine::ui
