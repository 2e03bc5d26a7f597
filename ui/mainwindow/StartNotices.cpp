#include "ui/mainwindow/StartNotices.h"

#include "render/display/Graphics.h"
#include "ui/documents/CrashOffer.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/mainwindow/WindowPlacement.h"
#include "ui/settings/WindowSettings.h"
#include "ui/shell/MessageBar.h"

#include <QCoreApplication>
#include <QDir>

#include <memory>

namespace vitrine::ui {
namespace {

class StartNoticeTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::StartNotices)
};

/// Whoever asked for it knows.
bool softwareIsNews(const Settings& settings) {
  return render::drawsInSoftware() && !render::softwareWanted() &&
         settings.value(setting::kSoftwareTold) != render::openGlDescription();
}

QString layoutText(const StartNotices& notices, bool previousKept) {
  QStringList sentences;
  if (notices.failedStarts > 0) {
    sentences << StartNoticeTexts::tr("Vitrine closed %n time(s) in a row before a window appeared.", nullptr,
                                      notices.failedStarts);
  }
  sentences << StartNoticeTexts::tr("Vitrine has started with the default layout.");
  if (previousKept) {
    sentences << StartNoticeTexts::tr("The previous layout is saved.");
  }
  return sentences.join(u' ');
}

void showLayout(const StartNotices& notices, MainWindow& window, const Settings& settings) {
  const bool kept = !settings.value(setting::kPreviousDockLayout).isEmpty();
  Message message{.topic = Message::Topic::Program, .scope = Message::Scope::Window, .text = [notices, kept] {
                    return layoutText(notices, kept);
                  }};
  if (kept) {
    const auto shown = std::make_shared<MessageId>(kNoMessage);
    message.button = [] { return StartNoticeTexts::tr("Use Previous Layout"); };
    message.action = [&window, shown] {
      window.messages().withdraw(*shown);
      window.placement().restorePrevious();
    };
    *shown = window.messages().showMessage(std::move(message));
  } else {
    window.messages().showMessage(std::move(message));
  }
}

} // namespace

void StartNotices::show(MainWindow& window, Settings& settings) const {
  new CrashOffer(crashReports, window.messages(), &window);
  if (!damagedSettings.isEmpty()) {
    window.messages().showMessage(
        {.kind = Message::Kind::Warning,
         .topic = Message::Topic::Program,
         .scope = Message::Scope::Window,
         .text = [path = QDir::toNativeSeparators(damagedSettings)] {
           return StartNoticeTexts::tr(
                      "The settings were damaged and were moved to %1. The default settings are in use.")
               .arg(path);
         }});
  }
  if (failedStarts > 0 || layoutReset) {
    showLayout(*this, window, settings);
  }
  if (softwareIsNews(settings)) {
    settings.set(setting::kSoftwareTold, render::openGlDescription());
    window.messages().showMessage({.topic = Message::Topic::Tip, .scope = Message::Scope::Window, .text = [] {
                                     return StartNoticeTexts::tr(
                                         "No driver for a graphics card was found. Software rendering is used, and "
                                         "large maps will be slow. Install a driver to speed it up.");
                                   }});
  }
}

} // namespace vitrine::ui
