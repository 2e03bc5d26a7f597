#include "ui/mainwindow/NavigationHint.h"

#include "ui/actions/WindowActions.h"
#include "ui/session/Session.h"
#include "ui/settings/InputSettings.h"
#include "ui/settings/WindowSettings.h"
#include "ui/shell/Notices.h"
#include "ui/viewport/Viewport.h"

#include <QDir>
#include <QFileInfo>

namespace vitrine::ui {
namespace {

QString kindOf(Movement movement) {
  return movement == Movement::Orbit ? QStringLiteral("orbit") : QStringLiteral("fly");
}

} // namespace

NavigationHint::NavigationHint(const WindowContext& context, QObject* parent) : QObject(parent), m_context(context) {
  connect(&context.opening, &OpenController::shown, this, &NavigationHint::greet);
  connect(&context.session, &Session::documentChanged, this,
          [this] { m_context.actions.help.navigationHint->setEnabled(m_context.session.scene() != nullptr); });
  connect(context.actions.help.navigationHint, &QAction::triggered, this, [this] { show(false, false); });
  context.actions.help.navigationHint->setEnabled(false);
}

void NavigationHint::greet(const LoadRequest& request) {
  if (request.keepView || !m_context.session.scene()) {
    return;
  }
  const QString file = QFileInfo(request.path).canonicalFilePath();
  const QString demos = m_context.actions.help.demos->data().toString();
  const bool demo = !demos.isEmpty() && file.startsWith(QDir(demos).canonicalPath() + u'/');
  const QString kind = kindOf(m_context.viewport.camera().locomotion().movement());
  const bool isKnown = m_context.settings.value(setting::kHintsShown).contains(kind);
  if (!isKnown) {
    m_context.settings.prepend(setting::kHintsShown, kind);
  }
  if (demo || !isKnown) {
    show(demo, isKnown);
  }
}

void NavigationHint::show(bool demo, bool isKnown) {
  const Movement movement = m_context.viewport.camera().locomotion().movement();
  m_context.notices.messages().showMessage({.topic = Message::Topic::Tip, .text = [this, demo, isKnown, movement] {
                                              const QString text = isKnown ? keysSentence() : textFor(movement);
                                              return demo ? tr("This is a demo that comes with Vitrine. %1").arg(text)
                                                          : text;
                                            }});
}

QString NavigationHint::textFor(Movement movement) const {
  const InputFeel feel = inputFeel(m_context.settings);
  QStringList sentences;
  if (movement == Movement::Orbit) {
    sentences << tr("Drag with the left mouse button to turn the model, with the middle one to move it. Zoom with the "
                    "wheel.");
  } else {
    const QString keys = feel.flyHand == FlyHand::Left ? QStringLiteral("W A S D") : QStringLiteral("I J K L");
    sentences << tr("Fly with %1, look around by dragging, set the speed with the wheel.").arg(keys);
  }
  if (feel.drags != DragScheme::Vitrine) {
    sentences.clear();
  }
  sentences << tr("Click a surface to see its properties; %1 shows its record, %2 brings it into view.")
                   .arg(keysText(*m_context.actions.selection.showRecord),
                        keysText(*m_context.actions.selection.frame));
  sentences << keysSentence();
  return sentences.join(u' ');
}

QString NavigationHint::keysSentence() const {
  return tr("%1 lists all keys.").arg(keysText(*m_context.actions.help.keyboardMap));
}

} // namespace vitrine::ui
