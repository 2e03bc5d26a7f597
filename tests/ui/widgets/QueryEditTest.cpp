#include "ui/widgets/QueryEdit.h"

#include "tests/support/QtPrinters.h"
#include "tests/ui/support/QueryFieldDriver.h"

#include <QAccessible>
#include <QAction>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::QueryFieldDriver;

namespace {

KeyedLanguage files() {
  return {.keys = {QStringLiteral("is:"), QStringLiteral("in:"), QStringLiteral("size>")},
          .words = {QStringLiteral("island")},
          .valuesOf = [](const QString& key) {
            return key == QStringLiteral("is") ? QStringList{QStringLiteral("broken"), QStringLiteral("an archive"),
                                                             QStringLiteral("new"), QStringLiteral("new too")}
                                               : QStringList();
          }};
}

QueryCompletion at(const char* text) {
  const QString whole = QString::fromLatin1(text);
  return completionAt(files(), whole, static_cast<int>(whole.size()));
}

/// Words that are offered at the end of a text.
QStringList offeredAt(const char* text, bool asked = false) {
  const QueryCompletion completion = at(text);
  return offeredWords(completion, QString::fromLatin1(text).mid(completion.start), asked);
}

TEST(QueryCompletionTest, KeysAndWordsFollowLetters) {
  EXPECT_EQ(offeredAt(""), QStringList());
  EXPECT_EQ(offeredAt("", true), (QStringList{QStringLiteral("is:"), QStringLiteral("in:"), QStringLiteral("size>"),
                                              QStringLiteral("island")}));
  EXPECT_EQ(offeredAt("IS"), (QStringList{QStringLiteral("is:"), QStringLiteral("island")}));
  EXPECT_EQ(offeredAt("harbour -si"), QStringList{QStringLiteral("size>")});
  EXPECT_EQ(at("harbour -si").start, 9) << "behind the minus";
  EXPECT_EQ(offeredAt("\"old is"), QStringList()) << "a text in quotes";
  EXPECT_EQ(offeredAt("nd"), QStringList()) << "keys and words are known by their beginning";
}

TEST(QueryCompletionTest, ValuesFollowTheirKey) {
  const QStringList all{QStringLiteral("broken"), QStringLiteral("\"an archive\""), QStringLiteral("new"),
                        QStringLiteral("\"new too\"")};
  EXPECT_EQ(offeredAt("is:"), all);
  EXPECT_EQ(offeredAt("-is:"), all);
  EXPECT_EQ(offeredAt("is:b"), QStringList{QStringLiteral("broken")});
  EXPECT_EQ(offeredAt("is:arch"), QStringList{QStringLiteral("\"an archive\"")}) << "any part";
  EXPECT_EQ(offeredAt("is:\"an a"), QStringList{QStringLiteral("\"an archive\"")});
  EXPECT_EQ(offeredAt("is:broken,n"), (QStringList{QStringLiteral("new"), QStringLiteral("\"new too\""),
                                                   QStringLiteral("broken"), QStringLiteral("\"an archive\"")}))
      << "those that begin with it come first";
  EXPECT_EQ(at("is:broken,n").start, 10);
  EXPECT_EQ(offeredAt("is:broken"), QStringList()) << "it is typed already";
  EXPECT_EQ(offeredAt("in:"), QStringList());
  EXPECT_EQ(offeredAt(":b"), QStringList()) << "no key";
}

class QueryEditTest : public testing::Test {
protected:
  QueryEditTest() {
    auto* rows = new QVBoxLayout(&window);
    rows->addWidget(edit);
    rows->addWidget(next);
    edit->setSyntax({.terms =
                         [] {
                           return std::vector<base::SyntaxTerm>{
                               {QStringLiteral("is:"), QStringLiteral("State of the file."), QStringLiteral("is:new")},
                               {QStringLiteral("size>"), QStringLiteral("Size."), QStringLiteral("size>1M")}};
                         },
                     .complete = [](const QString& text, int cursor) { return completionAt(files(), text, cursor); }});
    window.resize(500, 300);
    window.show();
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
    edit->setFocus();
  }

  QWidget window;
  QueryEdit* edit = new QueryEdit(&window);
  QLineEdit* next = new QLineEdit(&window);
  QueryFieldDriver keys{*edit};
};

TEST_F(QueryEditTest, EnterAndTabTakeTheChosenWord) {
  const QSignalSpy entered(edit, &QLineEdit::returnPressed);
  keys.type("is");
  EXPECT_EQ(keys.offered(), (QStringList{QStringLiteral("is:"), QStringLiteral("island")}));
  EXPECT_EQ(keys.chosen(), QStringLiteral("is:"));
  keys.press(Qt::Key_Tab);
  EXPECT_EQ(edit->text(), QStringLiteral("is:"));
  EXPECT_TRUE(edit->hasFocus());
  EXPECT_EQ(keys.offered().size(), 4) << "the values follow at once";
  keys.press(Qt::Key_Down);
  keys.press(Qt::Key_Return);
  EXPECT_EQ(edit->text(), QStringLiteral("is:\"an archive\""));
  EXPECT_EQ(keys.offered(), QStringList());
  EXPECT_EQ(entered.count(), 0);
  keys.press(Qt::Key_Return);
  EXPECT_EQ(entered.count(), 1) << "Enter is the line's again";
  edit->undo();
  EXPECT_NE(edit->text(), QStringLiteral("is:\"an archive\""));
}

TEST_F(QueryEditTest, EscapeLeavesTheTextAndTypingGoesOn) {
  keys.type("is:b");
  EXPECT_EQ(keys.offered(), QStringList{QStringLiteral("broken")});
  keys.press(Qt::Key_Escape);
  EXPECT_EQ(keys.offered(), QStringList());
  EXPECT_EQ(edit->text(), QStringLiteral("is:b"));
  EXPECT_TRUE(edit->hasFocus());
  keys.type("ad i");
  EXPECT_EQ(edit->text(), QStringLiteral("is:bad i"));
  keys.type("t ");
  EXPECT_EQ(keys.offered(), QStringList()) << "a blank ends the word";
  keys.press(Qt::Key_Tab);
  EXPECT_TRUE(next->hasFocus()) << "Tab goes on where no words are offered";
}

TEST_F(QueryEditTest, AWholeWordIsNotReplaced) {
  keys.type("is:new");
  EXPECT_EQ(keys.offered(), (QStringList{QStringLiteral("new"), QStringLiteral("\"new too\"")}));
  EXPECT_EQ(keys.chosen(), QString());
  const QSignalSpy entered(edit, &QLineEdit::returnPressed);
  keys.press(Qt::Key_Return);
  EXPECT_EQ(edit->text(), QStringLiteral("is:new"));
  EXPECT_EQ(entered.count(), 1);
}

TEST_F(QueryEditTest, AWordInTheMiddleIsCompletedThere) {
  edit->setText(QStringLiteral("si harbour"));
  edit->setCursorPosition(2);
  keys.press(Qt::Key_Space, Qt::ControlModifier);
  EXPECT_EQ(keys.offered(), QStringList{QStringLiteral("size>")});
  keys.press(Qt::Key_Return);
  EXPECT_EQ(edit->text(), QStringLiteral("size> harbour"));
  EXPECT_EQ(edit->cursorPosition(), 5);
  edit->clear();
  keys.press(Qt::Key_Space, Qt::ControlModifier);
  EXPECT_EQ(keys.offered().size(), 4) << "all that can be typed";
  edit->setText(QStringLiteral("other"));
  edit->setCursorPosition(1);
  EXPECT_EQ(keys.offered(), QStringList()) << "the words were for another place";
}

TEST_F(QueryEditTest, AWordIsTakenByTheMouse) {
  keys.type("is");
  QAbstractItemView& list = *edit->completer().popup();
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.model()->index(1, 0)).center());
  EXPECT_TRUE(QTest::qWaitFor([this] { return edit->text() == QStringLiteral("island"); }, kWaitMs))
      << edit->text().toStdString();
}

TEST_F(QueryEditTest, TheHelpIsUsedByKeysAlone) {
  keys.press(Qt::Key_F1);
  ASSERT_TRUE(keys.help());
  EXPECT_EQ(keys.helpColumn(0), (QStringList{QStringLiteral("is:"), QStringLiteral("size>")}));
  EXPECT_EQ(keys.helpColumn(1), (QStringList{QStringLiteral("State of the file."), QStringLiteral("Size.")}));
  EXPECT_EQ(keys.helpColumn(2), (QStringList{QStringLiteral("is:new"), QStringLiteral("size>1M")}));
  EXPECT_FALSE(keys.help()->geometry().intersects(QRect(edit->mapToGlobal(QPoint()), edit->size())))
      << "the field stays in sight";
  keys.press(Qt::Key_Escape);
  EXPECT_FALSE(keys.help());
  EXPECT_EQ(edit->text(), QString());
  keys.press(Qt::Key_F1);
  keys.press(Qt::Key_Down);
  keys.press(Qt::Key_Return);
  EXPECT_FALSE(keys.help());
  EXPECT_EQ(edit->text(), QStringLiteral("size>1M"));
  EXPECT_TRUE(edit->hasFocus());
  keys.press(Qt::Key_F1);
  keys.type("state");
  keys.press(Qt::Key_Return);
  EXPECT_EQ(edit->text(), QStringLiteral("size>1M is:new")) << "behind what is typed";
  EXPECT_EQ(keys.offered(), QStringList()) << "an example is whole";
}

TEST_F(QueryEditTest, TheMarkInTheFieldOpensTheHelp) {
  QToolButton* mark = nullptr;
  for (auto* button : edit->findChildren<QToolButton*>()) {
    mark = button->isVisible() ? button : mark;
  }
  ASSERT_TRUE(mark);
  EXPECT_EQ(QAccessible::queryAccessibleInterface(mark)->text(QAccessible::Name),
            QStringLiteral("What Can Be Typed Here"));
  QTest::mouseClick(mark, Qt::LeftButton);
  ASSERT_TRUE(keys.help());
  auto& list = *keys.help()->findChild<QTreeView*>();
  QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.model()->index(1, 2)).center());
  EXPECT_EQ(edit->text(), QStringLiteral("size>1M"));
  EXPECT_FALSE(keys.help());
}

} // namespace
