#include "ui/mainwindow/MissingFilesController.h"

#include "ui/content/MissingPanel.h"
#include "ui/content/MissingSummary.h"
#include "ui/content/MountController.h"
#include "ui/content/SuggestionList.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/outline/ProblemsPanel.h"
#include "ui/shell/StatusStrip.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {

MissingFilesController::MissingFilesController(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
  wirePanel();
  wireMounting();
  wireMessages();
}

void MissingFilesController::wirePanel() {
  MissingPanel& missing = m_parts.panels.missing();
  connect(&missing, &MissingPanel::countChanged, &m_parts.status, &StatusStrip::showMissing);
  connect(&m_parts.status, &StatusStrip::missingRequested, &m_parts.panels, &DockedPanels::revealMissing);
  connect(&m_parts.panels.problems(), &ProblemsPanel::missingRequested, &m_parts.panels, &DockedPanels::revealMissing);
  connect(&missing, &MissingPanel::wanterShown, &m_parts.viewport, &Viewport::frameSelection);
  connect(&missing, &MissingPanel::offerChosen, this,
          [this](const QString& folder) { m_parts.mounting.mount({folder}); });
  connect(m_parts.actions.locate, &QAction::triggered, this, [this] {
    if (const files::MissingFile* file = m_parts.panels.missing().current()) {
      m_parts.mounting.locate(*file);
    }
  });
}

void MissingFilesController::wireMounting() {
  const MountController& mounting = m_parts.mounting;
  connect(&mounting, &MountController::begun, this, [this] {
    m_parts.messages.withdraw(m_warning);
    settle();
  });
  connect(&mounting, &MountController::told, &m_parts.status, &StatusStrip::tell);
  connect(&mounting, &MountController::failed, this,
          [this](const QString& text) { m_warning = m_parts.messages.showMessage(MessageBar::Kind::Warning, text); });
}

void MissingFilesController::wireMessages() {
  connect(&m_parts.mounting.offers(), &SuggestionFinder::searched, this, &MissingFilesController::tellMissing);
  connect(&m_parts.messages, &MessageBar::closed, this, [this](MessageBar::MessageId message) {
    if (message == m_missing) {
      settle();
    }
  });
}

void MissingFilesController::settle() {
  m_parts.messages.withdraw(m_missing);
  if (const Document* document = m_parts.session.document()) {
    m_settled.insert(document->path);
  }
}

void MissingFilesController::tellMissing() {
  m_parts.messages.withdraw(m_missing); // it may not be true any more
  const Document* document = m_parts.session.document();
  if (!document || document->archive || !m_parts.messages.isHidden() || m_settled.contains(document->path)) {
    return;
  }
  const std::vector<files::MissingFile> missing = m_parts.session.missing();
  const MissingSummary summary(missing);
  const auto& offers = m_parts.mounting.offers().offers();
  const formats::SuggestedContent* game = offers.empty() ? nullptr : &offers.front();
  if (summary.any()) {
    showMissing(game ? summary.textWith(*game) : summary.text(), game);
  } else if (game) {
    showMissing(SuggestionList::textOf(*game, missing.size()), game);
  }
}

void MissingFilesController::showMissing(const QString& text, const formats::SuggestedContent* game) {
  constexpr auto kKind = MessageBar::Kind::Notice;
  if (game) {
    m_missing = m_parts.messages.showMessage(kKind, text, tr("Mount %1").arg(game->name),
                                             [this, folder = game->folder] { m_parts.mounting.mount({folder}); });
  } else {
    m_missing = m_parts.messages.showMessage(kKind, text, tr("Mount the Game's Folder…"),
                                             [this] { m_parts.actions.mountFolder->trigger(); });
  }
}

} // namespace vitrine::ui
