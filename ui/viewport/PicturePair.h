#pragma once

#include "core/picking/Hit.h"
#include "render/SceneView.h"
#include "ui/viewport/Split.h"

#include <QWidget>

#include <array>
#include <functional>
#include <optional>

class QSplitter;

namespace vitrine::ui {

/// The picture, and a second one beside it on demand, which is made when it is first shown. One of them is active:
/// commands are about it, and where there are two it is marked. Whoever comes to a picture by keys sees a frame around
/// it while it has the keyboard.
class PicturePair : public QWidget {
  Q_OBJECT

public:
  explicit PicturePair(QWidget* parent);

  bool isSplit() const { return m_split; }
  /// Shows a second picture, which has no scene yet, or takes it away; the first is active then.
  void setSplit(bool split);
  Half active() const { return m_active; }
  /// Part of the width that the first of two pictures has, 0 to 1.
  double firstShare() const;
  void setFirstShare(double share);
  /// The active one alone has the keyboard, if any of them has.
  void setActive(Half half);
  /// Only a picture that is shown may be asked for.
  render::SceneView& view(Half half) const { return *at(half).view; }
  render::SceneView& activeView() const { return view(m_active); }
  QWidget* container(Half half) const { return at(half).container; }
  QWidget* activeContainer() const { return container(m_active); }
  /// Gives the keyboard to the active one.
  void takeKeyboard();
  /// Gives the keyboard to the active one, for a command; once the program is in front if another one is.
  void ensureKeyboard();
  /// All that are shown.
  void forEach(const std::function<void(render::SceneView&)>& visit) const;
  /// Draws lines and notes over all pictures, until they are others; empty: none.
  void setDrawing(const render::OverlayLines& lines, const render::OverlayNotes& notes);
  /// Draws further lines and notes over all pictures, beside the drawing: what leads from one thing to others.
  void setConnections(const render::OverlayLines& lines, const render::OverlayNotes& notes);
  /// Draws further notes over all pictures: names of what is selected.
  void setNames(const render::OverlayNotes& names);
  /// Draws further lines over the active picture alone; empty: none.
  void setBand(const render::OverlayLines& lines);
  /// SceneView::capture, of all that are shown, side by side as on the screen.
  void capture(render::SceneView::Captured captured) const;
  /// The half that has this window; nullopt: none.
  std::optional<Half> halfOf(const QWindow* window) const;

Q_SIGNALS:
  /// The second picture exists from now on.
  void secondMade(QWindow* window);
  /// Of the active picture.
  void frameDrawn(const vitrine::render::FrameStatistics& statistics);
  void visibilityChanged();
  /// The thing under the mouse where it rests, in either picture; nullopt: none, or the mouse moves on.
  void hovered(const std::optional<vitrine::picking::Hit>& hit);

protected:
  /// Hands on what comes to a container and is meant for its window. Under Wayland the keyboard is never given to a
  /// window within another.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  struct Place {
    render::SceneView* view = nullptr;
    QWidget* frame = nullptr; ///< marks the active one
    QWidget* container = nullptr;
  };

  Place& at(Half half) { return m_places[static_cast<std::size_t>(half)]; }
  const Place& at(Half half) const { return m_places[static_cast<std::size_t>(half)]; }
  void make(Half half);
  void nameContainer(Half half);
  void mark();
  /// Notes that a picture was come to by keys (nullopt: none has the keyboard, or the mouse has taken over).
  void setCameByKeys(std::optional<Half> half);
  void showOverlay();

  QSplitter* m_splitter;
  std::array<Place, 2> m_places;
  Half m_active = Half::First;
  bool m_split = false;
  std::optional<Half> m_cameByKeys; ///< has the keyboard since
  render::OverlayLines m_drawing;
  render::OverlayNotes m_notes;
  render::Overlay m_connections;
  render::OverlayNotes m_names;
  render::OverlayLines m_band;
};

} // namespace vitrine::ui
