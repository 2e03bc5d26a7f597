#include "tests/support/Waiting.h"
#include "tests/ui/hex/HexPanelFixture.h"
#include "ui/hex/BlockDialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QToolTip>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::HexPanelTest;
using vitrine::tests::kWaitMs;

namespace {

/// Ways through the bytes, and back.
class HexPanelWaysTest : public HexPanelTest {
protected:
  HexPanelWaysTest() {
    panel.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&panel));
    panel.view().setFocus();
  }

  QLineEdit& goTo() { return *panel.findChild<QLineEdit*>(QStringLiteral("hexGoTo")); }
  HexRange selected() { return panel.view().selection(); }
  void jump(const QString& expression) {
    goTo().setText(expression);
    QTest::keyClick(&goTo(), Qt::Key_Return);
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&panel.view(), key, modifiers); }
  QPoint byteAt(int offset) {
    const HexLayout& layout = panel.view().hexLayout();
    return layout.cell(offset / layout.bytesPerRow(), offset % layout.bytesPerRow(), HexLayout::Area::Hex).center();
  }
};

TEST_F(HexPanelWaysTest, EveryJumpCanBeGoneBackFrom) {
  jump(QStringLiteral("0x20"));
  jump(QStringLiteral("0x50:4"));
  QTest::mouseClick(panel.view().viewport(), Qt::LeftButton, {}, byteAt(17));
  key(Qt::Key_End, Qt::ControlModifier);
  EXPECT_EQ(selected(), (HexRange{99, 1}));
  history.back();
  EXPECT_EQ(selected(), (HexRange{17, 1}));
  history.back();
  EXPECT_EQ(selected(), (HexRange{0x50, 4}));
  history.back();
  EXPECT_EQ(selected(), (HexRange{0x20, 1}));
  history.back();
  EXPECT_EQ(selected(), (HexRange{0, 1})) << "where the first jump began";
  EXPECT_FALSE(history.canGoBack());
  history.forward();
  EXPECT_EQ(selected(), (HexRange{0x20, 1}));
}

TEST_F(HexPanelWaysTest, StepsOfTheCursorAreOneStepBack) {
  jump(QStringLiteral("0x20"));
  for (int i = 0; i < 10; ++i) {
    key(Qt::Key_Right);
  }
  key(Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_EQ(selected(), (HexRange{0x2a, 2}));
  jump(QStringLiteral("0x50"));
  history.back();
  EXPECT_EQ(selected(), (HexRange{0x2a, 2})) << "where the cursor went";
  history.back();
  EXPECT_EQ(selected(), (HexRange{0x20, 1}));
  key(Qt::Key_Right);
  EXPECT_EQ(selected(), (HexRange{0x21, 1}));
  history.back();
  EXPECT_EQ(selected(), (HexRange{0x20, 1})) << "what was gone back to is not written over";
}

TEST_F(HexPanelWaysTest, AnotherSpaceIsAJump) {
  jump(QStringLiteral("0x20"));
  auto& spaces = *panel.findChild<QComboBox*>(QStringLiteral("hexSpaces"));
  spaces.setFocus();
  QTest::keyClick(&spaces, Qt::Key_Down);
  EXPECT_EQ(panel.space(), 1U);
  history.back();
  EXPECT_EQ(panel.space(), 0U);
  EXPECT_EQ(selected(), (HexRange{0x20, 1}));
}

TEST_F(HexPanelWaysTest, ABlockIsSelectedByExpressions) {
  jump(QStringLiteral("0x20:4"));
  key(Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
  auto* dialog = panel.findChild<BlockDialog*>();
  ASSERT_TRUE(dialog && dialog->isVisible());
  auto& start = *dialog->findChild<QLineEdit*>(QStringLiteral("blockStart"));
  auto& length = *dialog->findChild<QLineEdit*>(QStringLiteral("blockLength"));
  EXPECT_EQ(length.text(), QStringLiteral("4")) << "what is selected";
  const auto type = [](QLineEdit& edit, const char* text) {
    edit.clear();
    QTest::keyClicks(&edit, QLatin1String(text));
  };
  type(start, "end - 36");
  type(length, "2 * 8");
  EXPECT_EQ(dialog->findChild<QLabel*>(QStringLiteral("blockMessage"))->text(), QStringLiteral("0x000040 to 0x00004f"));
  QTest::keyClick(&length, Qt::Key_Return);
  EXPECT_FALSE(dialog->isVisible());
  EXPECT_EQ(selected(), (HexRange{64, 16}));
  history.back();
  EXPECT_EQ(selected(), (HexRange{0x20, 4}));
}

TEST_F(HexPanelWaysTest, AWrongBlockIsNotSelected) {
  actions.selectBlock->trigger();
  auto* dialog = panel.findChild<BlockDialog*>();
  auto& start = *dialog->findChild<QLineEdit*>(QStringLiteral("blockStart"));
  auto& length = *dialog->findChild<QLineEdit*>(QStringLiteral("blockLength"));
  const auto buttons = dialog->findChildren<QPushButton*>();
  QPushButton& select = **std::ranges::find_if(buttons, [](const QPushButton* button) { return button->isDefault(); });
  for (const auto& [from, size] : {std::pair{"16:4", "4"},
                                   {"0x20..0x30", "4"},
                                   {"16*(", "4"},
                                   {"", "4"},
                                   {"16", "0"},
                                   {"16", "85"},
                                   {"16", "1:2"},
                                   {"16", ""},
                                   {"101", "1"}}) {
    start.setText(QLatin1String(from));
    length.setText(QLatin1String(size));
    EXPECT_FALSE(select.isEnabled()) << from << " and " << size;
    EXPECT_FALSE(dialog->findChild<QLabel*>(QStringLiteral("blockMessage"))->text().isEmpty());
    QTest::keyClick(&length, Qt::Key_Return);
    EXPECT_TRUE(dialog->isVisible()) << from << " and " << size;
  }
  length.setText(QStringLiteral("84"));
  start.setText(QStringLiteral("16"));
  QTest::keyClick(&length, Qt::Key_Return);
  EXPECT_EQ(selected(), (HexRange{16, 84}));
}

TEST_F(HexPanelWaysTest, TheMouseIsToldThePathOfTheField) {
  const auto tipAt = [this](int offset) {
    QHelpEvent help(QEvent::ToolTip, byteAt(offset), panel.view().viewport()->mapToGlobal(byteAt(offset)));
    QCoreApplication::sendEvent(panel.view().viewport(), &help);
    return QToolTip::text();
  };
  // The second square: next 2, flags 1, kind 1, x 10.
  EXPECT_TRUE(tipAt(32).contains(QLatin1String("QUADS[1].next = 2"))) << tipAt(32).toStdString();
  EXPECT_TRUE(tipAt(36).contains(QLatin1String("QUADS[1].flags = "))) << tipAt(36).toStdString();
  EXPECT_TRUE(tipAt(36).contains(QLatin1String("SHINY")));
  EXPECT_TRUE(tipAt(41).contains(QLatin1String("QUADS[1].x = 10"))) << tipAt(41).toStdString();
  EXPECT_TRUE(tipAt(41).contains(QLatin1String("0x000029")));
  EXPECT_TRUE(tipAt(97).contains(QLatin1String("rest")));
  QToolTip::hideText();
}

TEST_F(HexPanelWaysTest, GoToOffsetHasAKey) {
  key(Qt::Key_G, Qt::ControlModifier | Qt::AltModifier);
  EXPECT_TRUE(goTo().hasFocus());
  QTest::keyClicks(&goTo(), QStringLiteral("end-4:4"));
  QTest::keyClick(&goTo(), Qt::Key_Return);
  EXPECT_EQ(selected(), (HexRange{96, 4}));
  EXPECT_TRUE(panel.view().hasFocus());
}

TEST_F(HexPanelWaysTest, BytesAreCopiedFromTheMenuOfTheMouse) {
  QTest::mouseClick(panel.view().viewport(), Qt::LeftButton, {}, byteAt(96));
  QTest::mouseClick(panel.view().viewport(), Qt::LeftButton, Qt::ShiftModifier, byteAt(99));
  const auto entries = panel.view().actions();
  for (QAction* action : {actions.copyHex, actions.copyText, actions.copyC, actions.copyPython, actions.copyBase64}) {
    EXPECT_TRUE(entries.contains(action) && action->isEnabled()) << action->objectName().toStdString();
  }
  actions.copyText->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("rest"));
  actions.copyPython->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("data = b\"rest\""));
  actions.copyBase64->trigger();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("cmVzdA=="));
  key(Qt::Key_C, Qt::ControlModifier);
  EXPECT_EQ(QGuiApplication::clipboard()->text(), QStringLiteral("72 65 73 74"));
}

TEST_F(HexPanelWaysTest, TheByteOrderOfTheValuesIsChosen) {
  selection.selectBytes({0, 96, 1});
  const auto& values = *panel.findChild<QLabel*>(QStringLiteral("hexReadings"));
  const auto has = [&values](const char* value) {
    return values.text().replace(QChar::Nbsp, QLatin1Char(' ')).contains(QLatin1String(value));
  };
  EXPECT_TRUE(has("u16 25970")) << values.text().toStdString(); // 0x6572
  actions.bigEndian->trigger();
  EXPECT_TRUE(has("u16 29285")) << values.text().toStdString(); // 0x7265
  EXPECT_TRUE(has("u8 114"));
  actions.values->trigger();
  const auto& table = *panel.findChild<QTableWidget*>(QStringLiteral("hexInspector"));
  EXPECT_EQ(table.horizontalHeader()->visualIndex(2), 1) << "the chosen order stands first";
  actions.bigEndian->trigger();
  EXPECT_EQ(table.horizontalHeader()->visualIndex(1), 1);
}

TEST_F(HexPanelWaysTest, HowBytesAreShownIsRemembered) {
  actions.colors->trigger();
  actions.values->trigger();
  actions.bigEndian->trigger();
  ActionRegistry nextRegistry;
  const ByteActions next(nextRegistry);
  const HexPanel another(session, selection, settings, next, marks);
  EXPECT_FALSE(next.colors->isChecked());
  EXPECT_TRUE(next.values->isChecked());
  EXPECT_TRUE(next.bigEndian->isChecked());
  EXPECT_FALSE(another.findChild<QTableWidget*>(QStringLiteral("hexInspector"))->isHidden());
}

} // namespace
