#include "ui/mainwindow/WindowServices.h"

#include "ui/mainwindow/Demos.h"
#include "ui/settings/FileSettings.h"
#include "ui/shell/StatusStrip.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {

WindowServices::WindowServices(const formats::Opener& opener, Settings& settings, const QStringList& gameFolders,
                               QWidget* window)
    : registry(window), selection(session), facts(session, selection), history(session, selection), playback(session),
      clock(session), actions(registry, session, selection, playback, clock),
      viewport(new Viewport(session, selection, window)),
      opening(new OpenController(
          opener, session, gameFolders,
          [this, &settings] {
            return settings.value(setting::kRecentFiles) + demoFilesBelow(actions.help.demos->data().toString());
          },
          window)),
      messages(new MessageBar(window)), status(new StatusStrip(session, window)), notices(*messages, *status),
      context{session, selection, playback, settings, notices, *opening, actions, *viewport} {}

void WindowServices::translateActions() {
  ActionRegistry texts;
  const WindowActions translated(texts, session, selection, playback, clock);
  registry.takeTexts(texts);
}

} // namespace vitrine::ui
