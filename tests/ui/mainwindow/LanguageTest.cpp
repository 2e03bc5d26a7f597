#include "tests/ui/mainwindow/MainWindowFixture.h"
#include "ui/i18n/Translations.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/preferences/SettingsDialog.h"
#include "ui/settings/ProgramSettings.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QRegularExpression>
#include <QTabBar>
#include <QToolButton>
#include <QTranslator>

#include <map>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::kWaitMs;
using vitrine::tests::MainWindowTest;
using vitrine::tests::TestFormat;

namespace {

/// Everything of a window that can be read, by where it is. Times and rates, which differ from run to run, are not.
using ReadTexts = std::map<QString, QString>;

QString placeOf(const QObject& object, const QObject& window) {
  QString place;
  for (const QObject* at = &object; at && at != &window; at = at->parent()) {
    qsizetype number = 0;
    if (at->parent()) {
      for (const QObject* sibling : at->parent()->children()) {
        if (sibling == at) {
          break;
        }
        number += qstrcmp(sibling->metaObject()->className(), at->metaObject()->className()) == 0 &&
                  sibling->objectName() == at->objectName();
      }
    }
    place.prepend(
        QStringLiteral("/%1:%2:%3").arg(QLatin1String(at->metaObject()->className()), at->objectName()).arg(number));
  }
  return place;
}

void readModel(ReadTexts& texts, const QString& place, const QAbstractItemModel& model, const QModelIndex& parent) {
  for (int row = 0; row < model.rowCount(parent); ++row) {
    for (int column = 0; column < model.columnCount(parent); ++column) {
      const QModelIndex index = model.index(row, column, parent);
      texts[QStringLiteral("%1[%2,%3]").arg(place).arg(row).arg(column)] = index.data().toString();
      if (column == 0) {
        readModel(texts, QStringLiteral("%1[%2]").arg(place).arg(row), model, index);
      }
    }
  }
}

void readView(ReadTexts& texts, const QString& place, const QAbstractItemView& view) {
  if (!view.model() || qobject_cast<const QHeaderView*>(&view)) {
    return;
  }
  for (int column = 0; column < view.model()->columnCount(); ++column) {
    texts[place + QStringLiteral("#%1").arg(column)] = view.model()->headerData(column, Qt::Horizontal).toString();
  }
  readModel(texts, place, *view.model(), {});
}

void readWidget(ReadTexts& texts, const QString& place, QWidget& widget) {
  for (const char* property : {"windowTitle", "toolTip", "statusTip", "accessibleName", "accessibleDescription", "text",
                               "placeholderText", "title"}) {
    const bool typed = qobject_cast<QLineEdit*>(&widget) && qstrcmp(property, "text") == 0;
    if (!typed) {
      texts[place + QLatin1Char('.') + QLatin1String(property)] = widget.property(property).toString();
    }
  }
  if (const auto* bar = qobject_cast<QTabBar*>(&widget)) {
    for (int i = 0; i < bar->count(); ++i) {
      // Bars of docks come and go in any order.
      const bool ofDocks = qobject_cast<const QMainWindow*>(bar->parentWidget());
      texts[ofDocks ? QStringLiteral("/docks|%1").arg(bar->tabText(i)) : place + QStringLiteral("|%1").arg(i)] =
          bar->tabText(i);
    }
  }
  if (const auto* view = qobject_cast<QAbstractItemView*>(&widget)) {
    readView(texts, place, *view);
  }
}

ReadTexts textsIn(const QWidget& window) {
  ReadTexts texts;
  for (QObject* object : window.findChildren<QObject*>()) {
    const QString place = placeOf(*object, window);
    if (const auto* action = qobject_cast<QAction*>(object)) {
      texts[place + QStringLiteral(".text")] = action->text();
      texts[place + QStringLiteral(".statusTip")] = action->statusTip();
      texts[place + QStringLiteral(".toolTip")] = action->toolTip();
    } else if (auto* widget = qobject_cast<QWidget*>(object)) {
      readWidget(texts, place, *widget);
    }
  }
  // The time of a frame is never the same.
  static const QRegularExpression digits(QStringLiteral("[0-9.,]"));
  for (auto& [place, text] : texts) {
    if (place.contains(QLatin1String("statusTriangles")) && place.endsWith(QLatin1String(".toolTip"))) {
      text.remove(digits);
    }
  }
  std::erase_if(texts, [](const auto& entry) { return entry.second.isEmpty(); });
  return texts;
}

/// Tells what differs, a few of it.
void expectEqual(const ReadTexts& is, const ReadTexts& expected) {
  int told = 0;
  for (const auto& [place, text] : expected) {
    const auto found = is.find(place);
    const QString shown = found == is.end() ? QStringLiteral("(not there)") : found->second;
    if (shown != text && ++told <= 20) {
      ADD_FAILURE() << place.toStdString() << "\n  is       " << shown.toStdString() << "\n  expected "
                    << text.toStdString();
    }
  }
  EXPECT_EQ(told, 0);
}

class LanguageTest : public MainWindowTest, public testing::WithParamInterface<TestFormat::Mode> {
protected:
  LanguageTest() { begin("en"); }
  ~LanguageTest() override {
    window.reset();
    qDeleteAll(qApp->findChildren<QTranslator*>());
    QLocale::setDefault(m_before);
  }

  /// A window that was made in this language.
  void begin(const char* language) {
    window.reset();
    installTranslations(QLatin1String(language));
    makeWindow();
  }
  void fill() {
    openPicture(GetParam());
    selection().selectNode(1);
    QCoreApplication::processEvents();
  }
  void showDialog() {
    QTest::keyClick(window.get(), Qt::Key_Comma, Qt::ControlModifier);
    dialog = window->findChild<SettingsDialog*>();
    ASSERT_TRUE(dialog);
  }
  /// By the list of the dialog, as a user does.
  void choose(const QString& name) {
    auto& box = *dialog->findChild<QComboBox*>(QStringLiteral("settings.language"));
    const int row = box.findText(name);
    ASSERT_GE(row, 0) << name.toStdString();
    const QPointer<SettingsDialog> before = dialog;
    box.setCurrentIndex(row);
    Q_EMIT box.activated(row);
    ASSERT_TRUE(QTest::qWaitFor([&before] { return !before; }, kWaitMs));
    QCoreApplication::processEvents(); // what scrolls, once it is laid out
    dialog = window->findChild<SettingsDialog*>();
    ASSERT_TRUE(dialog);
  }

  SettingsDialog* dialog = nullptr;

private:
  QLocale m_before;
};

TEST_P(LanguageTest, AWindowThatChangesItsLanguageIsAsOneMadeInIt) {
  std::map<QString, ReadTexts> expected;
  for (const char* language : {"ja", "de", "ru", "en"}) {
    begin(language);
    fill();
    showDialog();
    expected[QLatin1String(language)] = textsIn(*window);
  }
  ASSERT_GT(expected[QStringLiteral("ja")].size(), 600U);
  for (const auto& [name, language] :
       {std::pair{"日本語", "ja"}, std::pair{"English", "en"}, std::pair{"Русский", "ru"}, std::pair{"Deutsch", "de"},
        std::pair{"English", "en"}}) {
    SCOPED_TRACE(language);
    ASSERT_NO_FATAL_FAILURE(choose(QString::fromUtf8(name)));
    expectEqual(textsIn(*window), expected[QLatin1String(language)]);
  }
}

TEST_P(LanguageTest, BegunInJapaneseItSpeaksEnglish) {
  begin("en");
  fill();
  const ReadTexts expected = textsIn(*window);
  begin("ja");
  fill();
  const QPointer<QWidget> outline = window->findChild<OutlinePanel*>();
  installTranslations(QStringLiteral("en"));
  ASSERT_TRUE(QTest::qWaitFor([&outline] { return !outline; }, kWaitMs));
  QCoreApplication::processEvents();
  expectEqual(textsIn(*window), expected);
}

INSTANTIATE_TEST_SUITE_P(Documents, LanguageTest,
                         testing::Values(TestFormat::Mode::Game, TestFormat::Mode::Animated, TestFormat::Mode::Rooms),
                         [](const auto& mode) {
                           return std::string(mode.param == TestFormat::Mode::Game       ? "game"
                                              : mode.param == TestFormat::Mode::Animated ? "animated"
                                                                                         : "rooms");
                         });

TEST_P(LanguageTest, TheChoiceIsThatOfTheNextStart) {
  showDialog();
  choose(QStringLiteral("Deutsch"));
  EXPECT_EQ(Settings(folder.path(QStringLiteral("settings.ini"))).value(setting::kLanguage), QStringLiteral("de"));
  EXPECT_EQ(action("file.open")->statusTip().contains(QLatin1String("Open a map")), false);
}

} // namespace
