#include "ui/shell/MessageBar.h"

#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"
#include "ui/style/SignalColors.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace vitrine::ui {
namespace {

QString iconName(MessageBar::Kind kind) {
  if (kind == MessageBar::Kind::Notice) {
    return QStringLiteral("info");
  }
  return kind == MessageBar::Kind::Error ? QStringLiteral("damage") : QStringLiteral("warning");
}

QColor ground(MessageBar::Kind kind) {
  switch (kind) {
  case MessageBar::Kind::Error:
    return signalGround(Signal::Error, isDark());
  case MessageBar::Kind::Warning:
    return signalGround(Signal::Warning, isDark());
  case MessageBar::Kind::Notice:
    break;
  }
  return signalGround(Signal::Notice, isDark());
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)), m_button(new QPushButton(this)),
      m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("messageBar"));
  setAutoFillBackground(true);
  m_text->setWordWrap(true);
  m_text->setTextFormat(Qt::PlainText);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_close->setIcon(icon(QStringLiteral("close")));
  m_close->setAutoRaise(true);
  m_close->setObjectName(QStringLiteral("messageDismiss"));
  m_button->setObjectName(QStringLiteral("messageAction"));
  auto* layout = new QHBoxLayout(this);
  const int margin = style()->pixelMetric(QStyle::PM_LayoutLeftMargin) / 2;
  layout->setContentsMargins(margin * 2, margin, margin, margin);
  layout->addWidget(m_icon);
  layout->addWidget(m_text, 1);
  layout->addWidget(m_button);
  layout->addWidget(m_close);
  connect(m_close, &QToolButton::clicked, this, [this] {
    const MessageId message = m_shown;
    dismiss();
    Q_EMIT closed(message);
  });
  connect(m_button, &QPushButton::clicked, this, [this] {
    const auto action = m_action; // which may show another message
    action();
  });
  translate();
  hide();
}

void MessageBar::translate() {
  m_close->setToolTip(tr("Dismiss"));
  m_close->setAccessibleName(tr("Dismiss"));
}

void MessageBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    translate();
  }
  QFrame::changeEvent(event);
}

MessageBar::MessageId MessageBar::showMessage(Kind kind, const QString& text) {
  return showMessage(kind, text, {}, {});
}

MessageBar::MessageId MessageBar::showMessage(Kind kind, const QString& text, const QString& buttonText,
                                              std::function<void()> action) {
  QPalette colors = palette();
  colors.setColor(QPalette::Window, ground(kind));
  setPalette(colors);
  const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
  m_icon->setPixmap(icon(iconName(kind)).pixmap(QSize(side, side), devicePixelRatioF()));
  m_text->setText(text);
  m_button->setText(buttonText);
  m_button->setVisible(!buttonText.isEmpty());
  m_action = std::move(action);
  setAccessibleName(text);
  m_shown = ++m_last;
  show();
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
  return m_shown;
}

void MessageBar::dismiss() {
  m_shown = kNoMessage;
  m_action = {};
  hide();
}

void MessageBar::withdraw(MessageId message) {
  if (shows(message)) {
    dismiss();
  }
}

QString MessageBar::text() const {
  return m_text->text();
}

} // namespace vitrine::ui
