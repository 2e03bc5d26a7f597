#include "ui/mainwindow/MissingFilesController.h"

#include "ui/actions/WindowActions.h"
#include "ui/content/MissingPanel.h"
#include "ui/content/MissingSummary.h"
#include "ui/content/MountController.h"
#include "ui/content/SuggestionList.h"
#include "ui/inspector/PropertiesPanel.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/outline/ProblemsPanel.h"
#include "ui/session/Session.h"
#include "ui/shell/Notices.h"
#include "ui/shell/StatusStrip.h"
#include "ui/viewport/Viewport.h"

namespace vitrine::ui {

MissingFilesController::MissingFilesController(const WindowContext& context, MountController& mounting,
                                               DockedPanels& panels, QObject* parent)
    : QObject(parent), m_context(context), m_mounting(mounting), m_panels(panels) {
  connect(&m_context.notices.status(), &StatusStrip::missingRequested, &m_panels,
          [this] { m_panels.reveal("missing"); });
  connect(m_context.actions.content.locate, &QAction::triggered, this, [this] {
    if (const files::MissingFile* file = m_panels.missing().current()) {
      m_mounting.locate(*file);
    }
  });
  m_panels.onEachBuild(this, [this] { wirePanel(); });
  wireMounting();
  wireMessages();
}

void MissingFilesController::wirePanel() {
  MissingPanel& missing = m_panels.missing();
  connect(&missing, &MissingPanel::countChanged, &m_context.notices.status(), &StatusStrip::showMissing);
  connect(&m_panels.problems(), &ProblemsPanel::missingRequested, &m_panels, [this] { m_panels.reveal("missing"); });
  connect(&m_panels.properties(), &PropertiesPanel::missingWanted, &m_panels,
          [this](MaterialIndex material, const QString& asset) {
            m_panels.reveal("missing");
            m_panels.missing().choose(material, asset);
          });
  connect(&missing, &MissingPanel::wanterShown, &m_context.viewport, &Viewport::frameSelection);
  connect(&missing, &MissingPanel::offerChosen, this, [this](const QString& folder) { m_mounting.mount({folder}); });
}

void MissingFilesController::wireMounting() {
  const MountController& mounting = m_mounting;
  connect(&mounting, &MountController::begun, this, [this] {
    m_context.notices.messages().withdraw(m_warning);
    const Document* document = m_context.session.document();
    m_restoresMessage = document && !m_settled.contains(document->path);
    settle();
  });
  connect(&mounting, &MountController::failed, this, [this](const QString& text) {
    m_warning = m_context.notices.messages().showMessage(
        {.kind = Message::Kind::Warning, .text = [text] { return text; }}, m_warning);
    const Document* document = m_context.session.document();
    if (std::exchange(m_restoresMessage, false) && document) {
      m_settled.remove(document->path);
      tellMissing();
    }
  });
}

void MissingFilesController::wireMessages() {
  connect(&m_mounting.offers(), &SuggestionFinder::searched, this, &MissingFilesController::tellMissing);
  connect(&m_context.notices.messages(), &MessageBar::closed, this, [this](MessageId message) {
    if (message == m_missing) {
      settle();
    }
  });
}

void MissingFilesController::settle() {
  m_context.notices.messages().withdraw(m_missing);
  if (const Document* document = m_context.session.document()) {
    m_settled.insert(document->path);
  }
}

void MissingFilesController::tellMissing() {
  m_context.notices.messages().withdraw(m_missing); // it may not be true any more
  const Document* document = m_context.session.document();
  if (!document || document->archive || m_settled.contains(document->path)) {
    return;
  }
  const std::vector<files::MissingFile> missing = m_context.session.missing();
  const MissingSummary summary(missing);
  const auto& offers = m_mounting.offers().offers();
  const auto game = offers.empty() ? std::nullopt : std::optional(offers.front());
  if (!summary.any() && !game) {
    return;
  }
  Message message{
      .topic = Message::Topic::Missing, .text = [summary, game, count = missing.size()] {
        return !game ? summary.text() : summary.any() ? summary.textWith(*game) : SuggestionList::textOf(*game, count);
      }};
  if (game) {
    message.button = [name = game->name] { return tr("Mount %1").arg(name); };
    message.action = [this, folder = game->folder] { m_mounting.mount({folder}); };
  } else {
    message.button = [] { return tr("Mount the Game's Folder…"); };
    message.action = [this] { m_context.actions.content.mountFolder->trigger(); };
  }
  m_missing = m_context.notices.messages().showMessage(std::move(message));
}

} // namespace vitrine::ui
