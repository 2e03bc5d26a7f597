#include "ui/mainwindow/MissingFilesController.h"

#include "ui/content/MountController.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/mainwindow/StatusStrip.h"
#include "ui/missing/MissingPanel.h"
#include "ui/missing/SuggestionList.h"
#include "ui/problems/ProblemsPanel.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {

MissingFilesController::MissingFilesController(const Parts& parts, QObject* parent) : QObject(parent), m_parts(parts) {
  wirePanel();
  wireMounting();
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
  connect(&mounting, &MountController::begun, this, [this] { m_parts.messages.withdraw(m_warning); });
  connect(&mounting, &MountController::told, &m_parts.status, &StatusStrip::tell);
  connect(&mounting, &MountController::failed, this,
          [this](const QString& text) { m_warning = m_parts.messages.showMessage(MessageBar::Kind::Warning, text); });
  connect(&mounting.offers(), &SuggestionFinder::changed, this, &MissingFilesController::tellOffer);
}

void MissingFilesController::tellOffer() {
  const auto& offers = m_parts.mounting.offers().offers();
  m_parts.messages.withdraw(m_offer);
  if (!offers.empty() && m_parts.messages.isHidden()) {
    const QString text = SuggestionList::textOf(offers.front(), m_parts.session.missing().size());
    const auto mount = [this, folder = offers.front().folder] {
      m_parts.messages.dismiss();
      m_parts.mounting.mount({folder});
    };
    m_offer = m_parts.messages.showMessage(MessageBar::Kind::Notice, text, tr("Mount"), mount);
  }
}

} // namespace vitrine::ui
