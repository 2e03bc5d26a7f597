#include "ui/mainwindow/DamageNotice.h"

#include "ui/outline/DamageSummary.h"

namespace vitrine::ui {

DamageNotice::DamageNotice(const Session& session, MessageBar& messages, QObject* parent)
    : QObject(parent), m_session(session), m_messages(messages) {
  // Models that arrived later bring diagnostics of their own.
  connect(&session, &Session::documentCompleted, this, &DamageNotice::tell);
  connect(&messages, &MessageBar::closed, this, [this](MessageId message) {
    if (const Document* document = m_session.document(); document && message == m_notice) {
      m_dismissed.insert(document->path);
    }
  });
}

void DamageNotice::tell() {
  const Document* document = m_session.document();
  const auto summary = document ? std::optional<DamageSummary>(*document) : std::nullopt;
  if (!summary || !summary->any || m_dismissed.contains(document->path)) {
    m_messages.withdraw(std::exchange(m_notice, kNoMessage));
    return;
  }
  m_notice = m_messages.showMessage({.kind = Message::Kind::Warning,
                                     .topic = Message::Topic::Damage,
                                     .text = [summary = *summary] { return summary.text(); },
                                     .button = [] { return tr("Show Problems"); },
                                     .action = [this] { Q_EMIT problemsRequested(); }},
                                    m_notice);
}

} // namespace vitrine::ui
