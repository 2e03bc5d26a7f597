#pragma once

#include "ui/documents/DocumentTabs.h"
#include "ui/documents/TabController.h"

#include <functional>

namespace vitrine::ui {

class DocumentTabBar;
struct TabActions;

/// The documents of a window: their tabs, the bar of these, and the actions about them.
class Documents : public QObject {
  Q_OBJECT

public:
  /// Shows a tab in another window: the one below a place on the screen it was dropped at, else a new one.
  using Mover = std::function<void(DocumentTab tab, std::optional<QPoint> dropped)>;

  struct Parts {
    const TabActions& actions;
    OpenController& opening;
    Session& session;
    Selection& selection;
    Viewport& viewport;
    Playback& playback;
    MessageBar& messages;
    CentralPages& pages;
    const DocumentSettings& settings;
  };

  /// The parts must outlive this object. The bar is made as a child of `centre`, in no layout yet.
  Documents(const Parts& parts, QWidget* centre, QObject* parent);

  const DocumentTabs& tabs() const { return m_tabs; }
  TabController& controller() { return m_controller; }
  DocumentTabBar& bar() { return *m_bar; }
  /// Lets tabs move to other windows; without, they cannot.
  void setMover(Mover mover);

private:
  void wireActions();
  void wireBar();
  void enableActions();
  void moveOut(int index, std::optional<QPoint> dropped);

  const TabActions& m_actions;
  const Session& m_session;
  DocumentTabs m_tabs;
  TabController m_controller;
  DocumentTabBar* m_bar;
  Mover m_mover;
};

} // namespace vitrine::ui
