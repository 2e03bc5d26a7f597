#include "ui/style/ProgramStyle.h"

#include "tests/ui/style/Contrast.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QStyleOptionButton>
#include <QTabBar>

#include <gtest/gtest.h>

using namespace vitrine::ui;
using vitrine::tests::contrast;

namespace {

/// As WCAG wants it of controls.
constexpr double kSeen = 3;

struct Look {
  const char* name;
  QColor window, base, text;
};

const Look kLooks[] = {{"light", 0xeff0f2, 0xffffff, 0x1f2328}, {"dark", 0x2a2d31, 0x1e2124, 0xe3e6e9}};

class ProgramStyleTest : public testing::TestWithParam<Look> {
protected:
  static QColor ground() { return GetParam().window; }

  static QPalette palette() {
    QPalette palette(GetParam().window.lighter(120), GetParam().window);
    palette.setColor(QPalette::Base, GetParam().base);
    palette.setColor(QPalette::WindowText, GetParam().text);
    palette.setColor(QPalette::Text, GetParam().text);
    return palette;
  }

  /// Contrast with the window of the clearest pixel at the left edge, half way down.
  static double edgeContrast(const QImage& picture) {
    constexpr int kEdge = 5;
    double best = 1;
    for (int x = 0; x < kEdge; ++x) {
      best = std::max(best, contrast(picture.pixelColor(x, picture.height() / 2), ground()));
    }
    return best;
  }

  QImage pictureOf(QWidget& widget) {
    widget.setStyle(&style);
    widget.setPalette(palette());
    widget.resize(120, 26);
    QImage picture(widget.size(), QImage::Format_RGB32);
    picture.fill(ground());
    widget.render(&picture);
    return picture;
  }

  ProgramStyle style;
};

TEST_P(ProgramStyleTest, AnUncheckedBoxIsSeen) {
  for (const auto element :
       {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorItemViewItemCheck, QStyle::PE_IndicatorRadioButton}) {
    QImage picture(20, 20, QImage::Format_RGB32);
    picture.fill(ground());
    QStyleOptionButton option;
    option.rect = QRect(3, 3, 14, 14);
    option.palette = palette();
    option.state = QStyle::State_Enabled | QStyle::State_Off;
    QPainter painter(&picture);
    style.drawPrimitive(element, &option, &painter);
    painter.end();
    EXPECT_GE(edgeContrast(picture), kSeen) << element;
  }
}

TEST_P(ProgramStyleTest, FieldsForTextAndNumbersAreSeen) {
  QLineEdit line;
  EXPECT_GE(edgeContrast(pictureOf(line)), kSeen);
  QSpinBox box;
  EXPECT_GE(edgeContrast(pictureOf(box)), kSeen);
  QLineEdit frameless;
  frameless.setFrame(false);
  EXPECT_LT(edgeContrast(pictureOf(frameless)), kSeen) << "as in cells of a table";
}

TEST_P(ProgramStyleTest, TheCrossOfATabHasTheColourOfTexts) {
  QApplication::setPalette(palette());
  QImage picture(20, 20, QImage::Format_RGB32);
  picture.fill(ground());
  QStyleOption option;
  option.rect = QRect(2, 2, 16, 16);
  option.palette = palette();
  option.state = QStyle::State_Enabled | QStyle::State_Selected;
  QPainter painter(&picture);
  style.drawPrimitive(QStyle::PE_IndicatorTabClose, &option, &painter);
  painter.end();
  QApplication::setPalette(QPalette());
  double clearest = 1;
  for (int at = 2; at < 18; ++at) {
    clearest = std::max(clearest, contrast(picture.pixelColor(at, at), ground()));
    EXPECT_LT(picture.pixelColor(at, at).hslSaturationF(), 0.2) << at << ": no signal";
  }
  EXPECT_GE(clearest, kSeen);
}

INSTANTIATE_TEST_SUITE_P(Looks, ProgramStyleTest, testing::ValuesIn(kLooks),
                         [](const auto& look) { return std::string(look.param.name); });

TEST(ProgramStyleTabsTest, ANameTakesLittleMoreThanItsLetters) {
  ProgramStyle style;
  QTabBar bar;
  bar.setStyle(&style);
  bar.setExpanding(false);
  bar.addTab(QStringLiteral("Missing Files"));
  const int spare = bar.tabRect(0).width() - bar.fontMetrics().horizontalAdvance(bar.tabText(0));
  EXPECT_GE(spare, 8);
  EXPECT_LE(spare, 16);
}

TEST(ProgramStyleButtonsTest, DialogsHaveNoIconsOfTheDesktop) {
  ProgramStyle style;
  QDialogButtonBox box;
  box.setStyle(&style);
  box.setStandardButtons(QDialogButtonBox::Close | QDialogButtonBox::Save);
  for (const QAbstractButton* button : box.buttons()) {
    EXPECT_TRUE(button->icon().isNull()) << button->text().toStdString();
  }
}

} // namespace
