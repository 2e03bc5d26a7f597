#include "ui/style/Appearance.h"

#include "ui/style/ProgramStyle.h"
#include "ui/style/SignalColors.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

namespace vitrine::ui {
namespace {

struct Colors {
  QColor window, base, alternate, button, text, hint, dim, highlight, highlightedText, link, tip;
};

QPalette paletteOf(const Colors& colors) {
  QPalette palette(colors.button, colors.window);
  palette.setColor(QPalette::WindowText, colors.text);
  palette.setColor(QPalette::Text, colors.text);
  palette.setColor(QPalette::ButtonText, colors.text);
  palette.setColor(QPalette::BrightText, colors.highlightedText);
  palette.setColor(QPalette::Base, colors.base);
  palette.setColor(QPalette::AlternateBase, colors.alternate);
  palette.setColor(QPalette::ToolTipBase, colors.tip);
  palette.setColor(QPalette::ToolTipText, colors.text);
  palette.setColor(QPalette::PlaceholderText, colors.hint);
  palette.setColor(QPalette::Highlight, colors.highlight);
  palette.setColor(QPalette::HighlightedText, colors.highlightedText);
  palette.setColor(QPalette::Link, colors.link);
  palette.setColor(QPalette::LinkVisited, colors.link);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText}) {
    palette.setColor(QPalette::Disabled, role, colors.dim);
  }
  return palette;
}

QPalette lightPalette() {
  return paletteOf({.window = 0xeff0f2,
                    .base = 0xffffff,
                    .alternate = 0xf5f6f8,
                    .button = 0xf4f5f7,
                    .text = 0x1f2328,
                    .hint = 0x646b73,
                    .dim = 0x8a9199,
                    .highlight = accentColor(false),
                    .highlightedText = 0xffffff,
                    .link = 0x1f5f9f,
                    .tip = 0xfffff2});
}

QPalette darkPalette() {
  return paletteOf({.window = 0x2a2d31,
                    .base = 0x1e2124,
                    .alternate = 0x24272b,
                    .button = 0x33373c,
                    .text = 0xe3e6e9,
                    .hint = 0x9aa2aa,
                    .dim = 0x7c848c,
                    .highlight = accentColor(true),
                    .highlightedText = 0xffffff,
                    .link = 0x7db7f0,
                    .tip = 0x383c41});
}

} // namespace

void applyAppearance(Appearance appearance) {
  static const QString systemStyle = QApplication::style()->name();
  static const QPalette systemPalette = QApplication::palette();
  if (appearance == Appearance::System) {
    // Fusion is what Qt takes where no desktop has a style of its own.
    if (systemStyle.compare(QLatin1String("fusion"), Qt::CaseInsensitive) == 0) {
      QApplication::setStyle(new ProgramStyle);
    } else {
      QApplication::setStyle(systemStyle);
    }
    QApplication::setPalette(systemPalette);
    return;
  }
  // Desktop styles bring their own colours; Fusion takes ours everywhere.
  QApplication::setStyle(new ProgramStyle);
  QApplication::setPalette(appearance == Appearance::Dark ? darkPalette() : lightPalette());
}

void applyFontScale(int percent) {
  static const QFont desktop = QApplication::font();
  constexpr double kWhole = 100;
  QFont font = desktop;
  if (desktop.pointSizeF() > 0) {
    font.setPointSizeF(desktop.pointSizeF() * percent / kWhole);
  } else {
    font.setPixelSize(std::max(1, qRound(desktop.pixelSize() * percent / kWhole)));
  }
  if (font != QApplication::font()) {
    QApplication::setFont(font);
  }
}

bool isDark() {
  const QPalette palette = QApplication::palette();
  return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

QColor viewportBackground() {
  return isDark() ? QColor(0x17191c) : QColor(0xc9ced4);
}

QColor markColor() {
  QColor color = QApplication::palette().color(QPalette::Highlight);
  constexpr int kAlpha = 60;
  color.setAlpha(kAlpha);
  return color;
}

QColor errorColor() {
  return signalText(Signal::Error, isDark());
}

QFont boldFont() {
  QFont font = QApplication::font();
  font.setBold(true);
  return font;
}

QString appearanceId(Appearance appearance) {
  switch (appearance) {
  case Appearance::Light:
    return QStringLiteral("light");
  case Appearance::Dark:
    return QStringLiteral("dark");
  case Appearance::System:
    break;
  }
  return QStringLiteral("system");
}

} // namespace vitrine::ui
