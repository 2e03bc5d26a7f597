#include "tests/ui/jobs/User.h"

#include "tests/support/Waiting.h"
#include "ui/actions/ActionRegistry.h"
#include "ui/viewport/Viewport.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialogButtonBox>
#include <QEventLoop>
#include <QKeySequence>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMouseEvent>
#include <QPushButton>
#include <QScreen>
#include <QThread>
#include <QToolBar>
#include <QWindow>

#include <X11/keysym.h>
#include <gtest/gtest.h>

#include <map>
#include <utility>

namespace vitrine::tests {
namespace {

constexpr int kMostTries = 200;
constexpr int kIntoMenu = 20; ///< pixels from the edge of a menu: below its title in the bar
constexpr int kLookMs = 20;   ///< between two looks whether something is so
constexpr int kTouchMs = 30;  ///< between a move of the mouse and the button, and between typed letters

/// Signs of a keyboard for English that need Shift, with the sign below.
const std::map<char, char> kShifted{{'_', '-'}, {':', ';'}, {'"', '\''}, {'>', '.'},
                                    {'<', ','}, {'*', '8'}, {'?', '/'}};

std::vector<std::uint32_t> symbolsOf(QChar letter) {
  const char sign = letter.toLatin1();
  if (const auto below = kShifted.find(sign); below != kShifted.end()) {
    return {XK_Shift_L, static_cast<std::uint32_t>(below->second)};
  }
  // Symbols of Latin letters and signs are their numbers.
  return letter.isUpper() ? std::vector<std::uint32_t>{XK_Shift_L, letter.toLower().unicode()}
                          : std::vector<std::uint32_t>{letter.unicode()};
}

std::vector<std::uint32_t> symbolsOf(const QString& keys) {
  static const QHash<QString, std::uint32_t> kNamed{
      {QStringLiteral("Ctrl"), XK_Control_L}, {QStringLiteral("Shift"), XK_Shift_L},
      {QStringLiteral("Alt"), XK_Alt_L},      {QStringLiteral("Return"), XK_Return},
      {QStringLiteral("Esc"), XK_Escape},     {QStringLiteral("Down"), XK_Down},
      {QStringLiteral("Up"), XK_Up},          {QStringLiteral("PgDown"), XK_Page_Down},
      {QStringLiteral("Ins"), XK_Insert},     {QStringLiteral("Tab"), XK_Tab},
      {QStringLiteral("F5"), XK_F5},          {QStringLiteral("F12"), XK_F12},
      {QStringLiteral("Home"), XK_Home},
  };
  std::vector<std::uint32_t> symbols;
  for (const QString& name : keys.split(u'+')) {
    if (const auto named = kNamed.find(name); named != kNamed.end()) {
      symbols.push_back(*named);
    } else {
      EXPECT_EQ(name.size(), 1) << name.toStdString();
      symbols.push_back(name.at(0).toLower().unicode());
    }
  }
  return symbols;
}

QString code(const QString& text) {
  return QStringLiteral("`%1`").arg(text);
}

/// The menus that lead to an action, from the bar on: their own actions, then this one.
QList<QAction*> wayTo(const QAction& action, const QMenuBar& bar) {
  QList<QAction*> way;
  const std::function<bool(const QList<QAction*>&)> search = [&](const QList<QAction*>& actions) {
    return std::ranges::any_of(actions, [&](QAction* each) {
      way << each;
      if (each == &action || (each->menu() && search(each->menu()->actions()))) {
        return true;
      }
      way.removeLast();
      return false;
    });
  };
  search(bar.actions());
  return way;
}

} // namespace

void User::atWork(const std::function<void()>& job) {
  QEventLoop loop;
  const std::unique_ptr<QThread> thread(QThread::create(job));
  QObject::connect(thread.get(), &QThread::finished, &loop, &QEventLoop::quit);
  thread->start();
  loop.exec();
  thread->wait();
}

void User::onWindowThread(const std::function<void()>& run) {
  QMetaObject::invokeMethod(qApp, run, Qt::BlockingQueuedConnection);
}

bool User::waitFor(const std::function<bool()>& isSo) {
  for (int waited = 0; waited < kWaitMs && !m_stuck; waited += kLookMs) {
    if (ask(isSo)) {
      return true;
    }
    QThread::msleep(kLookMs);
  }
  return false;
}

void User::stop(const QString& what) {
  if (!m_stuck) {
    const char* test = testing::UnitTest::GetInstance()->current_test_info()->name();
    onWindowThread([test] {
      // The screen as it is shows what was in the way.
      const QString folder = qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/test-results");
      QGuiApplication::primaryScreen()->grabWindow(0).save(
          folder + QStringLiteral("/stuck_user_%1.png").arg(QLatin1String(test)));
    });
    ADD_FAILURE() << what.toStdString() << "; steps: " << m_steps.join(QStringLiteral(", ")).toStdString();
  }
  m_stuck = true;
}

void User::await(const char* what, const std::function<bool()>& isSo) {
  if (!m_stuck && !waitFor(isSo)) {
    stop(QStringLiteral("waited for: ") + QLatin1String(what));
  }
}

void User::key(const QString& keys) {
  if (m_stuck) {
    return;
  }
  m_steps << code(keys);
  EXPECT_TRUE(m_keyboard.press(symbolsOf(keys))) << keys.toStdString();
  QThread::msleep(kTouchMs);
}

void User::hold(const QString& keys, const char* until, const std::function<bool()>& isSo) {
  if (m_stuck) {
    return;
  }
  m_steps << QStringLiteral("hold %1").arg(code(keys));
  EXPECT_TRUE(m_keyboard.hold(symbolsOf(keys))) << keys.toStdString();
  await(until, isSo);
  m_keyboard.letGo();
}

void User::type(const QString& text, const QString& what) {
  if (m_stuck) {
    return;
  }
  // People look before they type.
  await("a place to type", [] {
    const QWidget* place = QApplication::focusWidget();
    const bool takesText = qobject_cast<const QLineEdit*>(place) || qobject_cast<const QAbstractItemView*>(place);
    return takesText && place->window()->isActiveWindow();
  });
  m_steps << QStringLiteral("type %1").arg(what.isEmpty() ? code(text) : what);
  for (const QChar letter : text) {
    EXPECT_TRUE(m_keyboard.press(symbolsOf(letter))) << text.toStdString();
    QThread::msleep(kTouchMs);
  }
}

User::MouseReceiver::MouseReceiver() {
  qApp->installEventFilter(this);
}

bool User::MouseReceiver::isAt(QPoint place) const {
  const QWidget* seen = QApplication::topLevelAt(place);
  const QWindow* window = m_window;
  while (window && seen && window != seen->windowHandle()) {
    window = window->parent(); // the picture is a window within one
  }
  return window && seen && m_place == place;
}

bool User::MouseReceiver::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseMove && watched->isWindowType()) {
    m_window = static_cast<QWindow*>(watched);
    m_place = static_cast<const QMouseEvent*>(event)->globalPosition().toPoint();
  }
  return false;
}

std::optional<QPoint> User::find(const QString& what, const Place& place) {
  std::optional<QPoint> aimed;
  // A window that has just come may still be moved by the window manager.
  for (int tries = 0; tries < kMostTries && !m_stuck; ++tries) {
    const bool isFound = waitFor([&] {
      const std::optional<QPoint> now = place();
      return now && std::exchange(aimed, now) == now;
    });
    if (!isFound) {
      break;
    }
    m_pointer.moveTo(*aimed - QPoint(2, 2));
    m_pointer.moveTo(*aimed);
    QThread::msleep(kTouchMs);
    const auto isThere = [&] { return QApplication::activePopupWidget() || m_mouse.isAt(*aimed); }; // popups grab it
    if (ask([&] { return isThere() && place() == aimed; })) {
      return aimed;
    }
  }
  stop(QStringLiteral("nowhere to be seen: ") + what);
  return std::nullopt;
}

void User::click(const QString& what, const Place& place) {
  if (find(what, place)) {
    m_steps << QStringLiteral("click %1").arg(what);
    m_pointer.press();
    m_pointer.release();
    QThread::msleep(kTouchMs);
  }
}

void User::doubleClick(const QString& what, const Place& place) {
  if (find(what, place)) {
    m_steps << QStringLiteral("double-click %1").arg(what);
    for (int i = 0; i < 2; ++i) {
      // No hand is faster, and window managers lose the second of two presses within a millisecond.
      QThread::msleep(kTouchMs);
      m_pointer.press();
      m_pointer.release();
    }
  }
}

void User::press(const QString& what, const Place& place, const char* until, const std::function<bool()>& isSo) {
  if (find(what, place)) {
    m_steps << QStringLiteral("keep the button down on %1").arg(what);
    m_pointer.press();
    await(until, isSo);
    m_pointer.release();
  }
}

void User::drag(const QString& what, const Place& place, QPoint by) {
  if (const auto from = find(what, place)) {
    m_steps << QStringLiteral("drag %1").arg(what);
    m_pointer.press();
    m_pointer.moveTo(*from + by);
    m_pointer.release();
  }
}

QString User::nameOf(const char* action) {
  return ask([&] { return ui::plainText(*m_window.actionRegistry().find(QLatin1String(action))); });
}

User::Place User::tool(const char* action) const {
  return [this, action]() -> std::optional<QPoint> {
    QAction* wanted = m_window.actionRegistry().find(QLatin1String(action));
    const auto* bar = m_window.findChild<QToolBar*>(QStringLiteral("toolBar"));
    const QWidget* button = bar->widgetForAction(wanted);
    return button && button->isVisible() && button->isEnabled()
               ? std::optional(button->mapToGlobal(button->rect().center()))
               : std::nullopt;
  };
}

void User::clickTool(const char* action) {
  click(QStringLiteral("*%1* in the toolbar").arg(nameOf(action)), tool(action));
}

void User::pressTool(const char* action, const char* until, const std::function<bool()>& isSo) {
  press(QStringLiteral("*%1* in the toolbar").arg(nameOf(action)), tool(action), until, isSo);
}

void User::clickMenu(const char* action) {
  QList<QAction*> way;
  ask([&] {
    way = wayTo(*m_window.actionRegistry().find(QLatin1String(action)), *m_window.menuBar());
    return 0;
  });
  for (qsizetype i = 0; i < way.size(); ++i) {
    const QString name = ask([&] { return ui::plainText(*way.at(i)); });
    const Place entry = [&]() -> std::optional<QPoint> {
      if (!way.at(i)->isEnabled()) {
        return std::nullopt;
      }
      if (i == 0) {
        const QMenuBar& bar = *m_window.menuBar();
        return bar.mapToGlobal(bar.actionGeometry(way.front()).center());
      }
      const QMenu* menu = way.at(i - 1)->menu();
      const QPoint inEntry(kIntoMenu, menu->actionGeometry(way.at(i)).center().y());
      return menu->isVisible() ? std::optional(menu->mapToGlobal(inEntry)) : std::nullopt;
    };
    if (i > 1 && waitFor([&] { return entry().has_value(); })) {
      // Other entries on the way would close the menu.
      m_pointer.moveTo({ask(entry)->x(), m_pointer.place().y()});
    }
    click(QStringLiteral("*%1*").arg(name), entry);
  }
}

User::Place User::rowOf(const char* view, const QString& text) {
  return [this, view, text]() -> std::optional<QPoint> {
    for (auto* each : m_window.findChildren<QAbstractItemView*>(QLatin1String(view))) {
      const QAbstractItemModel* model = each->model();
      const QModelIndex root = each->rootIndex();
      for (int column = 0; each->isVisible() && column < model->columnCount(root); ++column) {
        const QModelIndexList found = model->match(model->index(0, column, root), Qt::DisplayRole, text, 1,
                                                   Qt::MatchStartsWith | Qt::MatchRecursive);
        const QRect cell = found.isEmpty() ? QRect() : each->visualRect(found.front());
        if (!cell.isEmpty()) {
          return each->viewport()->mapToGlobal(cell.center());
        }
      }
    }
    return std::nullopt;
  };
}

void User::clickRow(const char* view, const QString& text) {
  click(QStringLiteral("**%1** in the list").arg(text), rowOf(view, text));
}

void User::doubleClickRow(const char* view, const QString& text) {
  doubleClick(QStringLiteral("**%1** in the list").arg(text), rowOf(view, text));
}

void User::clickAccept() {
  const auto button = []() -> QAbstractButton* {
    const QWidget* front = QApplication::activeWindow();
    for (const auto* box : front ? front->findChildren<QDialogButtonBox*>() : QList<QDialogButtonBox*>()) {
      for (QAbstractButton* each : box->buttons()) {
        if (box->buttonRole(each) == QDialogButtonBox::AcceptRole && each->isVisible() && each->isEnabled()) {
          return each;
        }
      }
    }
    return nullptr;
  };
  await("a button that accepts the dialog", [&] { return button() != nullptr; });
  if (isStuck()) {
    return;
  }
  const QString name = ask([&] { return button()->text().remove(u'&'); });
  click(QStringLiteral("*%1*").arg(name), [&]() -> std::optional<QPoint> {
    const QAbstractButton* found = button();
    return found ? std::optional(found->mapToGlobal(found->rect().center())) : std::nullopt;
  });
}

User::Place User::pictureAt(double across, double down) const {
  return [this, across, down]() -> std::optional<QPoint> {
    const ui::Viewport& picture = m_window.viewport();
    const QSize size = picture.size();
    return picture.mapToGlobal(QPoint(qRound(across * size.width()), qRound(down * size.height())));
  };
}

void User::clickPicture(double across, double down) {
  click(QStringLiteral("the picture"), pictureAt(across, down));
}

void User::dragPicture(QPoint by) {
  drag(QStringLiteral("the picture"), pictureAt(0.5, 0.5), by);
}

} // namespace vitrine::tests
