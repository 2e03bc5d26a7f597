#include "ui/mainwindow/DarkNotice.h"

#include "render/tracing/ExposureMeter.h"

#include <QLocale>

namespace vitrine::ui {
namespace {

bool isBrightened(const Session& session) {
  return session.scene() && session.evaluated().exposureMode == scene::ExposureMode::Brightened;
}

} // namespace

DarkNotice::DarkNotice(Session& session, MessageBar& messages, QObject* parent)
    : QObject(parent), m_session(session), m_messages(messages) {
  connect(&session, &Session::stateChanged, this, &DarkNotice::withdrawWhenOver);
}

void DarkNotice::tell() {
  if (!isBrightened(m_session)) {
    return;
  }
  m_notice = m_messages.showMessage(
      {.topic = Message::Topic::Dark,
       .text =
           [factor = m_session.state().adaptation] {
             return tr("Baked light is nearly dark here: shown %1x brighter.").arg(QLocale().toString(factor, 'g', 2));
           },
       .button = [] { return tr("As Baked"); },
       .action = [this] { m_session.setControl(tracing::exposureModeControl(*m_session.scene()), 0); }},
      m_notice);
}

void DarkNotice::withdrawWhenOver() {
  if (!isBrightened(m_session)) {
    m_messages.withdraw(std::exchange(m_notice, kNoMessage));
  }
}

} // namespace vitrine::ui
