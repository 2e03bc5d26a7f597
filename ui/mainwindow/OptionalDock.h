#pragma once

#include "ui/settings/Settings.h"

#include <functional>

class QDockWidget;

namespace vitrine::ui {

/// A dock that is there only while the document has something for it. The user's wish to see it is learnt while it is
/// offered, and kept between documents and runs.
class OptionalDock {
public:
  /// `wish` keeps whether the user wants to see the dock. Referenced arguments must outlive this object.
  OptionalDock(QDockWidget& dock, Settings& settings, const Setting<bool>& wish);

  QDockWidget& dock() const { return m_dock; }
  /// Calls `show` with true or false where the dock is to come or go.
  void offer(bool offered, const std::function<void(bool)>& show);
  /// Hides the dock if it is not offered; for use after a layout was restored.
  void hideUnlessOffered();
  bool isOffered() const { return m_offered; }
  void setOffered(bool offered) { m_offered = offered; }
  /// Makes it the user's wish to see the dock or not; it is shown or hidden when it is offered next.
  void setWanted(bool wanted);
  /// Keeps the wish, if it can be known.
  void remember() const;

private:
  QDockWidget& m_dock;
  Settings& m_settings;
  const Setting<bool>& m_wish;
  bool m_offered = false;
};

} // namespace vitrine::ui
