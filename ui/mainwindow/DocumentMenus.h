#pragma once

#include "ui/session/Session.h"

#include <QMenu>

namespace vitrine::ui {

/// The part of the View menu that comes from the document: its viewpoints, and its layers as switches.
class DocumentMenus : public QObject {
  Q_OBJECT

public:
  /// `session` must outlive this object; the menus belong to `window`.
  DocumentMenus(Session& session, QWidget* window);

  QMenu& viewpoints() { return *m_viewpoints; }
  QMenu& layers() { return *m_layers; }

Q_SIGNALS:
  void viewpointChosen(const vitrine::scene::Camera& camera);

private:
  void rebuild();
  void addViewpoints(const Scene& scene);
  void addLayers(const Scene& scene);
  void refreshLayers();

  Session& m_session;
  QMenu* m_viewpoints;
  QMenu* m_layers;
};

} // namespace vitrine::ui
