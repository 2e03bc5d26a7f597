#pragma once

#include "core/document/AssetSource.h"

#include <QObject>

#include <vector>

namespace vitrine::ui {

class OpenController;
class Selection;
class Session;

/// Has deferred layers of the shown scene built (AssetSource::buildLayers) when they are wanted: they are switched on,
/// or a record is selected that they alone show. A layer that the user stopped is asked for again once it was switched
/// off and on.
class LayerBuilder : public QObject {
  Q_OBJECT

public:
  /// Referenced objects must outlive it.
  LayerBuilder(OpenController& opening, Session& session, Selection& selection, QObject* parent = nullptr);

private:
  using Layers = std::vector<scene::LayerIndex>;

  /// Layers wanted now and not built.
  Layers wanted() const;
  bool isWanted(const document::DeferredLayer& layer) const;
  /// Asks for what is wanted and neither being built nor stopped.
  void ask();
  void forget();

  OpenController& m_opening;
  Session& m_session;
  Selection& m_selection;
  Layers m_underWay; ///< being built
  Layers m_stopped;  ///< asked for in vain, and wanted ever since
};

} // namespace vitrine::ui
