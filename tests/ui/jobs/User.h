#pragma once

#include "tests/ui/x11/Keyboard.h"
#include "tests/ui/x11/Pointer.h"
#include "ui/mainwindow/MainWindow.h"

#include <QPointer>
#include <QStringList>
#include <QWindow>

#include <functional>
#include <optional>

class QAbstractItemView;

namespace vitrine::tests {

/// Simulated user of a window, with the keyboard and the mouse of the X server. Works on a thread of its own, so that
/// menus and dialogs may have event loops of theirs. One step is a click, a key with its modifiers, a drag or one typed
/// text. Members are for that thread, unless they say otherwise.
class User {
public:
  /// A place on the screen, asked for on the window's thread until there is one.
  using Place = std::function<std::optional<QPoint>()>;

  /// `window` must outlive this object.
  explicit User(ui::MainWindow& window) : m_window(window) {}

  /// Runs `job` on a thread while the window's thread, which calls this, has its event loop.
  static void atWork(const std::function<void()>& job);

  /// A key as QKeySequence writes it: "Ctrl+Shift+P".
  void key(const QString& keys);
  /// Holds keys until `isSo` returns true.
  void hold(const QString& keys, const char* until, const std::function<bool()>& isSo);
  /// `what`, if any, is told in the list of steps in place of the text.
  void type(const QString& text, const QString& what = {});
  /// `what` is told in the list of steps.
  void click(const QString& what, const Place& place);
  void doubleClick(const QString& what, const Place& place);
  /// The left button kept down on `place` until something is so.
  void press(const QString& what, const Place& place, const char* until, const std::function<bool()>& isSo);
  /// Drags from `place` by so many pixels.
  void drag(const QString& what, const Place& place, QPoint by);

  /// Clicks a button of the toolbar.
  void clickTool(const char* action);
  /// Holds the mouse button on a button of the toolbar until `isSo` returns true.
  void pressTool(const char* action, const char* until, const std::function<bool()>& isSo);
  /// Clicks an entry of a menu and the menus that lead to it.
  void clickMenu(const char* action);
  /// Clicks the row of a list or tree that begins with `text`.
  void clickRow(const char* view, const QString& text);
  void doubleClickRow(const char* view, const QString& text);
  /// Clicks the button of the dialog in front that accepts it.
  void clickAccept();
  /// Clicks the picture, at shares of its size.
  void clickPicture(double across, double down);
  /// Drags from the middle of the picture.
  void dragPicture(QPoint by);

  /// Waits until `isSo`, which is called on the window's thread. Not a step.
  void await(const char* what, const std::function<bool()>& isSo);
  /// Value of `question`, which is called on the window's thread.
  template <class Question>
  auto ask(Question question) {
    decltype(question()) answer{};
    onWindowThread([&] { answer = question(); });
    return answer;
  }

  /// The steps so far, as a manual would tell them.
  const QStringList& steps() const { return m_steps; }
  /// True once something that was waited for did not come; all that follows is left out then.
  bool isStuck() const { return m_stuck; }

private:
  /// Knows the window that the X server sends the mouse to.
  class MouseReceiver : public QObject {
  public:
    MouseReceiver();
    /// True if the window at this place got the last move of the mouse there: it is where Qt thinks it is.
    bool isAt(QPoint place) const;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QPointer<QWindow> m_window;
    QPoint m_place;
  };

  static void onWindowThread(const std::function<void()>& run);
  std::optional<QPoint> find(const QString& what, const Place& place);
  Place tool(const char* action) const;
  QString nameOf(const char* action);
  Place pictureAt(double across, double down) const;
  Place rowOf(const char* view, const QString& text);
  bool waitFor(const std::function<bool()>& isSo);
  void stop(const QString& what);

  ui::MainWindow& m_window;
  Keyboard m_keyboard;
  Pointer m_pointer;
  MouseReceiver m_mouse;
  QStringList m_steps;
  bool m_stuck = false;
};

} // namespace vitrine::tests
