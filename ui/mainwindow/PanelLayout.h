#pragma once

#include "ui/actions/LayoutActions.h"
#include "ui/mainwindow/Docks.h"
#include "ui/mainwindow/OptionalDock.h"

#include <set>
#include <span>

namespace vitrine::ui {

class Settings;

/// Part of a saved layout that is restored.
enum class LayoutPart { All, Sizes };

/// Place, size and visibility of the docks around the picture. Docks are hidden while no document is open. Some are
/// optional: they are shown only while the document has something for them and the user wants to see them.
class PanelLayout : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object, which belongs to the window.
  PanelLayout(QMainWindow& window, Docks& docks, Settings& settings);

  /// Dock area in which a panel is placed at first, by the name of its dock.
  static Qt::DockWidgetArea firstArea(const QString& name);

  /// Arranges the docks for looking. All of them must have been made.
  void begin();
  /// Places all docks where they are at first and shows those that a layout has.
  void arrange(WindowLayout layout);
  /// Returns true if any dock is shown.
  bool showsAny() const;
  /// Shows a dock in front of its tabs, with room to work in it.
  void reveal(QDockWidget& dock);
  /// Shows or hides an optional dock: `offered` says if the document has something for it.
  void offer(const QString& name, bool offered);
  /// Makes it the user's wish to see an optional dock.
  void want(const QString& name);

  /// Hides all docks, or shows them again. Docks that are shown meanwhile stay.
  void setPutAway(bool away);
  /// Hides all docks while no document is open, so that the start page is seen alone.
  void setDocumentOpen(bool open);
  /// Returns true while the docks are hidden for one of the two reasons above.
  bool hidesAll() const { return m_putAway || !m_documentOpen; }

  /// Restores a saved layout, without panels that have nothing to show; or the sizes alone, while the panels that are
  /// shown stay. A hidden window must be in its normal state: for one that is to be maximised or in full screen,
  /// QMainWindow keeps a second copy of the layout, which it lays out later although the docks have changed since, and
  /// crashes (Qt 6.4).
  void restore(const QByteArray& layout, LayoutPart part);
  /// Saves the layout that is shown, or would be if a document was open.
  void remember();
  /// To be called whenever the window is shown. Sizes are set once, and only if none were restored.
  void giveSizesOnce();

Q_SIGNALS:
  /// All docks may be shown again: optional ones have to be offered once more.
  void cameBack();

private:
  QDockWidget& dock(const char* name) const;
  OptionalDock* optional(const QString& name);
  /// A dock that is shown in an area and can be resized; null if there is none.
  QDockWidget* shownIn(Qt::DockWidgetArea area, const QDockWidget* except = nullptr) const;
  void tabify(std::span<const char* const> docks);
  void show(WindowLayout layout);
  void setHidden(bool putAway, bool documentOpen);
  void hideDocks();
  void restoreAside();
  void showAside();
  void giveSizesSoon();
  void giveSizes();
  void giveColumnSize(Qt::DockWidgetArea area);
  void giveBottomSizes();
  /// Height of the area below the picture if this panel opens it.
  int heightBelow(const QDockWidget& dock) const;
  /// Notes that the shown docks have sizes.
  void noteSizes();
  /// Enlarges a dock that is shown for the first time, if its area was empty or leaves it no room to work in.
  void giveRoom(QDockWidget& dock);
  void giveRoomSoon(QDockWidget& dock);

  QMainWindow& m_window;
  Docks& m_docks;
  Settings& m_settings;
  std::vector<std::pair<QString, OptionalDock>> m_optional;
  std::set<const QDockWidget*> m_sized; ///< docks that had a size before, which Qt keeps while they are hidden
  QByteArray m_aside;                   ///< layout for when the docks are shown again
  bool m_putAway = false;
  bool m_documentOpen = false;
  bool m_needsSizes = false; ///< none were restored or set
  bool m_isStart = false;    ///< the restored layout was not shown yet
};

} // namespace vitrine::ui
