#include "ui/widgets/TipGuard.h"

#include "tests/support/Waiting.h"

#include <QHelpEvent>
#include <QLabel>
#include <QListView>
#include <QStringListModel>
#include <QTest>
#include <QToolTip>

#include <gtest/gtest.h>

using namespace vitrine::ui;
using vitrine::tests::kWaitMs;

namespace {

class TipGuardTest : public testing::Test {
protected:
  TipGuardTest() { TipGuard::install(); }
  ~TipGuardTest() override { QToolTip::hideText(); }

  static void rest(QWidget& widget, QPoint at) {
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &event);
    ASSERT_TRUE(QToolTip::isVisible());
  }
  static bool goes() {
    return QTest::qWaitFor([] { return !QToolTip::isVisible(); }, kWaitMs);
  }
};

class TippedModel : public QStringListModel {
public:
  using QStringListModel::QStringListModel;
  QVariant data(const QModelIndex& index, int role) const override {
    return QStringListModel::data(index, role == Qt::ToolTipRole ? Qt::DisplayRole : role);
  }
};

TEST_F(TipGuardTest, ATipGoesWithItsRow) {
  TippedModel model({QStringLiteral("one"), QStringLiteral("two")});
  QListView view;
  view.setModel(&model);
  view.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
  const auto middle = [&] { return view.visualRect(model.index(0)).center(); };
  ASSERT_NO_FATAL_FAILURE(rest(*view.viewport(), middle()));
  model.removeRows(0, 1);
  EXPECT_TRUE(goes());
  ASSERT_NO_FATAL_FAILURE(rest(*view.viewport(), middle()));
  model.setStringList({QStringLiteral("three")});
  EXPECT_TRUE(goes());
}

TEST_F(TipGuardTest, ATipGoesWithItsWidget) {
  QWidget window;
  QLabel label(QStringLiteral("label"), &window);
  label.setToolTip(QStringLiteral("what it is"));
  window.show();
  ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
  ASSERT_NO_FATAL_FAILURE(rest(label, label.rect().center()));
  label.hide();
  EXPECT_TRUE(goes());
  label.show();
  ASSERT_NO_FATAL_FAILURE(rest(label, label.rect().center()));
  window.setEnabled(false);
  EXPECT_TRUE(goes());
}

} // namespace
