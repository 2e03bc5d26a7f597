#include "tests/ui/guide/WindowFigures.h"

#include "tests/ui/support/WholeWidgets.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <QStyle>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <vector>

namespace vitrine::tests {
namespace {

/// Difference of a channel below which two pixels show the same: dithering, and the refinement of a picture.
constexpr int kNoise = 6;

bool differ(QRgb one, QRgb other) {
  return std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                   std::abs(qBlue(one) - qBlue(other))}) > kNoise;
}

QString plain(QString text) {
  return text.remove(QLatin1Char('&'));
}

std::vector<QTabBar*> visibleTabBars(const QMainWindow& window) {
  std::vector<QTabBar*> bars;
  for (QTabBar* bar : window.findChildren<QTabBar*>()) {
    if (!bar->visibleRegion().isEmpty()) {
      bars.push_back(bar);
    }
  }
  return bars;
}

/// Width of a tab beyond which its text is shown whole.
int wholeWidth(const QTabBar& bar, int tab) {
  return bar.fontMetrics().horizontalAdvance(plain(bar.tabText(tab))) +
         bar.style()->pixelMetric(QStyle::PM_TabBarTabHSpace, nullptr, &bar);
}

/// A bar with arrows has tabs that are scrolled to.
bool hasArrows(const QTabBar& bar) {
  const auto buttons = bar.findChildren<QToolButton*>();
  return std::ranges::any_of(buttons, [](const QToolButton* button) { return button->isVisible(); });
}

void addCutTabs(QStringList& cut, const QTabBar& bar) {
  for (int tab = 0; tab < bar.count(); ++tab) {
    if (bar.isTabVisible(tab) && (bar.tabRect(tab).width() < wholeWidth(bar, tab) || hasArrows(bar))) {
      cut << QStringLiteral("tab ") + bar.tabText(tab);
    }
  }
}

void addCutMenus(QStringList& cut, const QMenuBar& bar) {
  for (const QAction* menu : bar.actions()) {
    const QRect place = bar.actionGeometry(const_cast<QAction*>(menu));
    const int text = bar.fontMetrics().horizontalAdvance(plain(menu->text()));
    if (menu->isVisible() && (place.width() < text || !bar.rect().contains(place))) {
      cut << QStringLiteral("menu ") + menu->text();
    }
  }
}

QImage letterPicture(char32_t letter) {
  constexpr int kSize = 48;
  QImage picture(kSize, kSize, QImage::Format_Grayscale8);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  painter.setFont(QApplication::font());
  painter.drawText(picture.rect(), Qt::AlignCenter, QString::fromUcs4(&letter, 1));
  return picture;
}

} // namespace

double medianOutside(const QImage& picture, const QRect& part) {
  QImage outside = picture.convertToFormat(QImage::Format_ARGB32);
  QPainter painter(&outside);
  painter.setCompositionMode(QPainter::CompositionMode_Clear);
  painter.fillRect(part, Qt::transparent);
  painter.end();
  return legibilityOf(outside).median;
}

Legibility legibilityOver(const QImage& picture, const QImage& empty) {
  QImage seen = picture.convertToFormat(QImage::Format_ARGB32);
  for (int y = 0; y < seen.height(); ++y) {
    for (int x = 0; x < seen.width(); ++x) {
      if (!differ(seen.pixel(x, y), empty.pixel(x, y))) {
        seen.setPixel(x, y, qRgba(0, 0, 0, 0));
      }
    }
  }
  return legibilityOf(seen);
}

QStringList visibleTexts(const QMainWindow& window) {
  QStringList texts;
  for (const QAction* menu : window.menuBar()->actions()) {
    texts << plain(menu->text());
  }
  for (const QTabBar* bar : visibleTabBars(window)) {
    for (int tab = 0; tab < bar->count(); ++tab) {
      texts << plain(bar->tabText(tab));
    }
  }
  for (const QWidget* widget : wholeWidgets(window)) {
    texts << plain(widget->property("text").toString());
  }
  return texts;
}

QStringList cutTexts(const QMainWindow& window) {
  QStringList cut;
  addCutMenus(cut, *window.menuBar());
  for (const QTabBar* bar : visibleTabBars(window)) {
    addCutTabs(cut, *bar);
  }
  for (const QWidget* widget : wholeWidgets(window)) {
    const bool whole = widget->width() >= widget->minimumSizeHint().width() &&
                       window.rect().contains(QRect(widget->mapTo(&window, QPoint()), widget->size()));
    if (!whole) {
      cut << QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName() +
                 QLatin1Char(' ') + widget->property("text").toString();
    }
  }
  return cut;
}

QString foreignLetters(const QStringList& texts) {
  QString letters;
  for (const QString& text : texts) {
    for (const QChar letter : text) {
      constexpr char16_t kEndOfLatin = 0x24f;
      if (letter.isLetter() && letter.unicode() > kEndOfLatin && !letters.contains(letter)) {
        letters += letter;
      }
    }
  }
  return letters;
}

QString boxedLetters(const QString& letters) {
  // A place of Unicode that no character has been given: no font can show it.
  const QImage box = letterPicture(U'\U0001FFFD');
  QString boxed;
  for (const QChar letter : letters) {
    if (letterPicture(letter.unicode()) == box) {
      boxed += letter;
    }
  }
  return boxed;
}

} // namespace vitrine::tests
