#pragma once

#include "ui/documents/DocumentTabs.h"
#include "ui/documents/ReloadOnChange.h"
#include "ui/documents/SavedWindows.h"
#include "ui/documents/TabController.h"

#include <functional>

namespace vitrine::ui {

class DocumentTabBar;

/// The documents of a window: their tabs, the bar of these, and the actions about them.
class Documents : public QObject {
  Q_OBJECT

public:
  /// Shows a tab in another window: the one below a place on the screen it was dropped at, else a new one.
  using Mover = std::function<void(DocumentTab tab, std::optional<QPoint> dropped)>;

  /// Referenced arguments must outlive this object. The bar is made as a child of `centre`, in no layout yet.
  Documents(const WindowContext& context, CentralPages& pages, QWidget* centre, QObject* parent);

  const DocumentTabs& tabs() const { return m_tabs; }
  TabController& controller() { return m_controller; }
  DocumentTabBar& bar() { return *m_bar; }
  const ReloadOnChange& reload() const { return m_reload; }
  /// Lets tabs move to other windows; without, they cannot.
  void setMover(Mover mover);

  /// The tabs with their views, to be opened again in a later run.
  SavedWindow saved() const;
  /// Opens tabs as they were, behind those that are there, and shows the one that was shown. The others are read when
  /// they are gone to.
  void restore(const SavedWindow& window);

private:
  void wireActions();
  void wireBar();
  void wireReload();
  void enableActions();
  void moveOut(int index, std::optional<QPoint> dropped);

  WindowContext m_context;
  DocumentTabs m_tabs;
  TabController m_controller;
  ReloadOnChange m_reload;
  DocumentTabBar* m_bar;
  Mover m_mover;
};

} // namespace vitrine::ui
