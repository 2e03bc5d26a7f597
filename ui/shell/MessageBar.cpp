#include "ui/shell/MessageBar.h"

#include "ui/style/Icons.h"
#include "ui/style/SignalColors.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <array>

namespace vitrine::ui {
namespace {

QString iconName(Message::Kind kind) {
  if (kind == Message::Kind::Notice) {
    return QStringLiteral("info");
  }
  return kind == Message::Kind::Error ? QStringLiteral("damage") : QStringLiteral("warning");
}

QColor ground(Message::Kind kind, bool dark) {
  switch (kind) {
  case Message::Kind::Error:
    return signalGround(Signal::Error, dark);
  case Message::Kind::Warning:
    return signalGround(Signal::Warning, dark);
  case Message::Kind::Notice:
    break;
  }
  return signalGround(Signal::Notice, dark);
}

/// Text of a message without its middle, if it is too long to lay out. Names from files can have millions of letters.
/// The end often is the reason of a failure.
QString shortened(const QString& text) {
  constexpr qsizetype kFirst = 350;
  constexpr qsizetype kLast = 150;
  if (text.size() <= kFirst + kLast) {
    return text;
  }
  const QString first = text.left(text[kFirst - 1].isHighSurrogate() ? kFirst - 1 : kFirst);
  const qsizetype last = text[text.size() - kLast].isLowSurrogate() ? kLast - 1 : kLast;
  return first + QChar(0x2026) + text.right(last);
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)), m_button(new QPushButton(this)),
      m_previous(new QToolButton(this)), m_count(new QLabel(this)), m_next(new QToolButton(this)),
      m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("messageBar"));
  setAutoFillBackground(true);
  m_text->setObjectName(QStringLiteral("messageText"));
  m_text->setWordWrap(true);
  // A name without spaces does not make the window wider.
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  m_text->setSizePolicy(policy);
  m_text->setTextFormat(Qt::PlainText);
  m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_button->setObjectName(QStringLiteral("messageAction"));
  m_count->setObjectName(QStringLiteral("messageCount"));
  const std::array tools{std::tuple{m_previous, "previous", "messagePrevious"},
                         std::tuple{m_next, "next", "messageNext"}, std::tuple{m_close, "close", "messageDismiss"}};
  for (const auto& [button, iconName, name] : tools) {
    button->setIcon(icon(QLatin1StringView(iconName)));
    button->setAutoRaise(true);
    button->setObjectName(QLatin1StringView(name));
  }
  auto* layout = new QHBoxLayout(this);
  const int margin = style()->pixelMetric(QStyle::PM_LayoutLeftMargin) / 2;
  layout->setContentsMargins(margin * 2, margin, margin, margin);
  layout->addWidget(m_icon);
  layout->addWidget(m_text, 1);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_button, m_previous, m_count, m_next, m_close}) {
    layout->addWidget(widget);
  }
  connectButtons();
  translate();
  showCurrent();
}

void MessageBar::connectButtons() {
  connect(m_previous, &QToolButton::clicked, this, [this] { step(-1); });
  connect(m_next, &QToolButton::clicked, this, [this] { step(1); });
  connect(m_close, &QToolButton::clicked, this, [this] {
    const MessageId message = m_messages.currentId();
    withdraw(message);
    Q_EMIT closed(message);
  });
  connect(m_button, &QPushButton::clicked, this, [this] {
    if (const Message* message = m_messages.current()) {
      const auto action = message->action; // the call may withdraw the message
      action();
    }
  });
}

void MessageBar::translate() {
  const std::array texts{std::pair{m_previous, tr("Previous message")}, std::pair{m_next, tr("Next message")},
                         std::pair{m_close, tr("Dismiss")}};
  for (const auto& [button, text] : texts) {
    button->setToolTip(text);
    button->setAccessibleName(text);
  }
}

void MessageBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    translate();
    showCurrent();
  } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
    recolor();
  }
}

MessageId MessageBar::showMessage(Message message, MessageId replaced) {
  m_messages.remove(replaced);
  const MessageId id = m_messages.add(std::move(message));
  showCurrent();
  if (id == m_messages.currentId()) {
    announce();
  }
  return id;
}

void MessageBar::withdraw(MessageId message) {
  if (m_messages.remove(message)) {
    showCurrent();
  }
}

void MessageBar::withdrawDocument() {
  m_messages.removeAll(Message::Scope::Document);
  showCurrent();
}

void MessageBar::step(int steps) {
  m_messages.step(steps);
  showCurrent();
  announce();
}

void MessageBar::announce() {
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void MessageBar::recolor() {
  const Message* message = m_messages.current();
  if (!message) {
    return;
  }
  // Only the ground is the bar's own, and fits the text: all other colours remain those of the window, which may follow
  // the application's a moment later.
  constexpr int kHalf = 127;
  const bool dark = palette().color(QPalette::Active, QPalette::WindowText).lightness() > kHalf;
  if (const QColor color = ground(message->kind, dark); palette().color(QPalette::Window) != color) {
    QPalette colors;
    colors.setColor(QPalette::Window, color);
    setPalette(colors);
  }
  const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
  m_icon->setPixmap(icon(iconName(message->kind)).pixmap(QSize(side, side), devicePixelRatioF()));
}

void MessageBar::showCurrent() {
  const Message* message = m_messages.current();
  if (!message) {
    m_text->clear();
    hide();
    return;
  }
  const bool several = m_messages.count() > 1;
  const QString text = shortened(message->text());
  const QString count = tr("%1 of %2").arg(m_messages.position() + 1).arg(m_messages.count());
  m_text->setText(text);
  m_button->setText(message->button ? shortened(message->button()) : QString());
  m_button->setVisible(!m_button->text().isEmpty());
  m_count->setText(count);
  for (QWidget* widget : std::initializer_list<QWidget*>{m_previous, m_count, m_next}) {
    widget->setVisible(several);
  }
  setAccessibleName(several ? tr("%1 (message %2)").arg(text, count) : text);
  recolor();
  show();
}

QString MessageBar::text() const {
  return m_text->text();
}

} // namespace vitrine::ui
