#pragma once

#include "ui/widgets/ElidedLabel.h"

#include <QCheckBox>
#include <QHelpEvent>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace vitrine::ui {

/// A button that gives way where there is too little room: its text is cut with an ellipsis, and its tool tip has the
/// whole of it. `kContents` is where the style draws the text of such a button, `kControl` what draws all of it.
template <class Button, QStyle::SubElement kContents, QStyle::ControlElement kControl>
class ElidedButton final : public Button {
public:
  ElidedButton(const QString& text, QWidget* parent) : Button(text, parent) {
    // The width of the whole text is the least of Qt's own buttons.
    this->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  }

  QSize minimumSizeHint() const override {
    const QSize whole = Button::minimumSizeHint();
    const int text = this->fontMetrics().size(Qt::TextShowMnemonic, this->text()).width();
    return {whole.width() - text + std::min(text, this->fontMetrics().horizontalAdvance(QChar(u'…'))), whole.height()};
  }

protected:
  bool event(QEvent* event) override {
    if (event->type() == QEvent::ToolTip && elided(option()) != this->text()) {
      showWholeText(*this, this->text(), static_cast<QHelpEvent&>(*event).globalPos());
      return true;
    }
    return Button::event(event);
  }

  void paintEvent(QPaintEvent* /*event*/) override {
    QStyleOptionButton shown = option();
    shown.text = elided(shown);
    QStylePainter(this).drawControl(kControl, shown);
  }

private:
  QStyleOptionButton option() const {
    QStyleOptionButton option;
    this->initStyleOption(&option);
    return option;
  }

  QString elided(const QStyleOptionButton& option) const {
    const int room = this->style()->subElementRect(kContents, &option, this).width();
    return this->fontMetrics().elidedText(this->text(), Qt::ElideRight, room, Qt::TextShowMnemonic);
  }
};

using ElidedCheckBox = ElidedButton<QCheckBox, QStyle::SE_CheckBoxContents, QStyle::CE_CheckBox>;
using ElidedPushButton = ElidedButton<QPushButton, QStyle::SE_PushButtonContents, QStyle::CE_PushButton>;

} // namespace vitrine::ui
