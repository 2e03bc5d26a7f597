#pragma once

#include "ui/session/RecordsMenu.h"

#include <QMenu>

namespace vitrine::ui {

/// The menus that come from the document: its viewpoints, many of them by name, its layers as switches, and the records
/// of the selection.
class DocumentMenus : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object; the menus belong to `window`.
  DocumentMenus(Session& session, Selection& selection, QWidget* window);

  QMenu& viewpoints() { return *m_viewpoints; }
  QMenu& layers() { return *m_layers; }
  QMenu& records() { return *m_records; }

  /// Fills the menus again, in the language that is installed now.
  void rebuild();

Q_SIGNALS:
  void viewpointChosen(const vitrine::scene::Camera& camera);

private:
  void addViewpoints(const Scene& scene);
  void addViewpoint(QMenu& menu, const Scene& scene, std::size_t number, const QString& text);
  void addViewpointsNamed(const Scene& scene, const QString& name, const std::vector<std::size_t>& numbers);
  void addLayers(const Scene& scene);
  void refreshLayers();

  Session& m_session;
  QMenu* m_viewpoints;
  QMenu* m_layers;
  RecordsMenu* m_records;
};

} // namespace vitrine::ui
