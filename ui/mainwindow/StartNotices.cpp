#include "ui/mainwindow/StartNotices.h"

#include "render/display/Graphics.h"
#include "ui/documents/CrashOffer.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/mainwindow/WindowPlacement.h"
#include "ui/settings/WindowSettings.h"
#include "ui/shell/MessageBar.h"

#include <QCoreApplication>
#include <QDir>

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

QString layoutNotice(const StartNotices& notices) {
  QStringList sentences;
  if (notices.failedStarts > 0) {
    sentences << StartNoticeTexts::tr("%n start(s) of Vitrine in a row ended before a window appeared.", nullptr,
                                      notices.failedStarts);
  }
  if (notices.failedStarts > 0 || notices.layoutReset) {
    sentences << StartNoticeTexts::tr("Vitrine has started with the default layout.");
  }
  return sentences.join(u' ');
}

} // namespace

void StartNotices::show(MainWindow& window, Settings& settings) const {
  new CrashOffer(crashReports, window.addMessageBar(), &window);
  if (!damagedSettings.isEmpty()) {
    window.addMessageBar().showMessage(
        MessageBar::Kind::Warning,
        StartNoticeTexts::tr(
            "The settings were damaged and have been set aside as %1. The default settings are in use.")
            .arg(QDir::toNativeSeparators(damagedSettings)));
  }
  if (QString text = layoutNotice(*this); !text.isEmpty()) {
    MessageBar& bar = window.addMessageBar();
    if (settings.value(setting::kPreviousDockLayout).isEmpty()) {
      bar.showMessage(MessageBar::Kind::Notice, text);
    } else {
      text += u' ' + StartNoticeTexts::tr("The previous layout is kept.");
      bar.showMessage(MessageBar::Kind::Notice, text, StartNoticeTexts::tr("Use Previous Layout"), [&window, &bar] {
        bar.dismiss();
        window.placement().restorePrevious();
      });
    }
  }
  if (softwareIsNews(settings)) {
    settings.set(setting::kSoftwareTold, render::openGlDescription());
    window.addMessageBar().showMessage(
        MessageBar::Kind::Notice,
        StartNoticeTexts::tr("The processor draws, as no driver of a graphics card was found: large maps will be slow. "
                             "Installing one is all it takes."));
  }
}

} // namespace vitrine::ui
