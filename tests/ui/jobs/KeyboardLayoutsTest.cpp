// The keys that commands have at first, pressed on keyboards of other languages: each runs its own command.
#include "tests/support/Waiting.h"
#include "tests/ui/x11/Keyboard.h"
#include "ui/actions/ActionRegistry.h"
#include "ui/actions/DefaultKeys.h"
#include "ui/actions/PlacedKeys.h"

#include <QAction>
#include <QKeySequence>
#include <QProcess>
#include <QWidget>

#include <X11/keysym.h>
#include <gtest/gtest.h>

#include <map>
#include <optional>

namespace vitrine::tests {
namespace {

const std::map<int, std::uint32_t> kNamedKeys{
    {Qt::Key_Escape, XK_Escape},  {Qt::Key_Return, XK_Return},       {Qt::Key_Enter, XK_KP_Enter},
    {Qt::Key_Tab, XK_Tab},        {Qt::Key_Backspace, XK_BackSpace}, {Qt::Key_Delete, XK_Delete},
    {Qt::Key_PageUp, XK_Page_Up}, {Qt::Key_PageDown, XK_Page_Down},  {Qt::Key_Home, XK_Home},
    {Qt::Key_End, XK_End},        {Qt::Key_Left, XK_Left},           {Qt::Key_Right, XK_Right},
    {Qt::Key_Up, XK_Up},          {Qt::Key_Down, XK_Down},           {Qt::Key_Space, XK_space},
    {Qt::Key_Insert, XK_Insert},
};

std::uint32_t symbolOf(int key) {
  if (const auto named = kNamedKeys.find(key); named != kNamedKeys.end()) {
    return named->second;
  }
  if (key >= Qt::Key_F1 && key <= Qt::Key_F12) {
    return XK_F1 + static_cast<std::uint32_t>(key - Qt::Key_F1);
  }
  // Symbols of Latin letters and signs are their numbers; Qt names the large letters.
  return key >= Qt::Key_A && key <= Qt::Key_Z ? static_cast<std::uint32_t>(key - Qt::Key_A) + XK_a
                                              : static_cast<std::uint32_t>(key);
}

/// The place that a digit, the comma or the point has on a US keyboard, as the X server numbers them.
std::optional<xcb_keycode_t> placeOf(int key) {
  if (key >= Qt::Key_0 && key <= Qt::Key_9) {
    return static_cast<xcb_keycode_t>(key == Qt::Key_0 ? 19 : 10 + key - Qt::Key_1);
  }
  return key == Qt::Key_Comma    ? std::optional<xcb_keycode_t>(59)
         : key == Qt::Key_Period ? std::optional<xcb_keycode_t>(60)
                                 : std::nullopt;
}

/// A window whose commands have the program's keys and do nothing but tell their names.
class KeyboardLayouts : public testing::TestWithParam<const char*> {
protected:
  void SetUp() override {
    // setxkbmap is installed together with Xvfb.
    ASSERT_EQ(QProcess::execute(QStringLiteral("setxkbmap"), {QLatin1String(GetParam())}), 0);
    for (const auto& [command, keys] : ui::defaultKeys()) {
      QAction* action = m_registry.add(QStringLiteral("All"), {.name = command, .text = command, .statusTip = command});
      action->setShortcuts(keys);
      m_window.addAction(action);
    }
    QObject::connect(&m_registry, &ui::ActionRegistry::triggered, &m_window,
                     [this](const QAction* action) { m_last = action->objectName(); });
    m_window.setFocusPolicy(Qt::StrongFocus);
    m_window.show();
    m_window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
  }
  ~KeyboardLayouts() override { QProcess::execute(QStringLiteral("setxkbmap"), {QStringLiteral("us")}); }

  /// Presses the keys that type a sign with these modifiers: by the sign, with Shift if the layout wants it, or else by
  /// the place that it has on a US keyboard. Returns the command that ran; empty: none.
  QString commandOf(QKeyCombination keys);
  QString pressed(const std::vector<xcb_keycode_t>& codes) {
    m_last.clear();
    m_keyboard.pressCodes(codes);
    static_cast<void>(QTest::qWaitFor([this] { return !m_last.isEmpty(); }, kAnswerMs));
    return m_last;
  }

  static constexpr int kAnswerMs = 300;

  QWidget m_window;
  ui::ActionRegistry m_registry;
  ui::PlacedKeys m_placed{m_registry, m_window};
  Keyboard m_keyboard;
  QString m_last;
};

QString KeyboardLayouts::commandOf(QKeyCombination keys) {
  std::vector<xcb_keycode_t> codes;
  const auto hold = [&](Qt::KeyboardModifier modifier, std::uint32_t symbol) {
    if (keys.keyboardModifiers().testFlag(modifier)) {
      codes.push_back(m_keyboard.strokeOf(symbol)->code);
    }
  };
  hold(Qt::ControlModifier, XK_Control_L);
  hold(Qt::AltModifier, XK_Alt_L);
  hold(Qt::ShiftModifier, XK_Shift_L);
  const auto stroke = m_keyboard.strokeOf(symbolOf(keys.key()));
  if (!stroke) {
    return {};
  }
  std::vector<xcb_keycode_t> bySign = codes;
  if (stroke->shifted && !keys.keyboardModifiers().testFlag(Qt::ShiftModifier)) {
    bySign.push_back(m_keyboard.strokeOf(XK_Shift_L)->code);
  }
  bySign.push_back(stroke->code);
  const QString name = pressed(bySign);
  const QAction* action = m_registry.find(name);
  const auto place = placeOf(keys.key());
  if (!place || (action && action->shortcuts().contains(QKeySequence(keys)))) {
    return name;
  }
  codes.push_back(*place);
  return pressed(codes);
}

TEST_P(KeyboardLayouts, EachKeyRunsItsCommand) {
  for (const auto& [command, keys] : ui::defaultKeys()) {
    if (keys.isEmpty()) {
      continue;
    }
    const QKeyCombination first = keys.front()[0];
    EXPECT_EQ(commandOf(first).toStdString(), command.toStdString()) << keys.front().toString().toStdString();
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, KeyboardLayouts, testing::Values("us", "de", "fr", "jp", "gb"),
                         [](const auto& layout) { return std::string(layout.param); });

} // namespace
} // namespace vitrine::tests
