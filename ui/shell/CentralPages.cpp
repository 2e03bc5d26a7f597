#include "ui/shell/CentralPages.h"

#include "core/formats/api/RawFormat.h"
#include "ui/shell/StartPage.h"
#include "ui/widgets/ElidedLabel.h"

#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr int kShownRecent = 6;

QLabel* makeTitle(const QString& text, QWidget* parent) {
  auto* title = new ElidedLabel(parent, Qt::ElideMiddle); // names of files may be long
  title->setText(text);
  QFont font = title->font();
  font.setPointSizeF(font.pointSizeF() * 1.8);
  title->setFont(font);
  title->setAlignment(Qt::AlignHCenter);
  return title;
}

QLabel* makeCentredLabel(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setAlignment(Qt::AlignHCenter);
  label->setWordWrap(true);
  return label;
}

} // namespace

CentralPages::CentralPages(QWidget* viewport, QWidget* parent)
    : QStackedWidget(parent), m_viewport(viewport), m_start(makeStart()), m_noticePage(makeNotice()) {
  addWidget(m_start);
  addWidget(m_viewport);
  addWidget(m_noticePage);
}

StartPage* CentralPages::makeStart() {
  auto* start = new StartPage(this);
  connect(start, &StartPage::openRequested, this, &CentralPages::openRequested);
  connect(start, &StartPage::openFolderRequested, this, &CentralPages::openFolderRequested);
  connect(start, &StartPage::chosen, this, &CentralPages::recentChosen);
  return start;
}

void CentralPages::rebuildStart() {
  const bool isShown = welcomeIsShown();
  if (m_beneath == m_start) {
    m_beneath = nullptr;
  }
  const StartPage* before = std::exchange(m_start, makeStart());
  insertWidget(0, m_start);
  m_beneath = m_beneath ? m_beneath : m_start;
  if (m_thumbnails) {
    m_start->setThumbnails(*m_thumbnails, m_patterns);
  }
  m_start->setRecentFiles(m_recent);
  m_start->setDemoFiles(m_demos);
  if (isShown) {
    setCurrentWidget(m_start);
  }
  delete before;
  if (m_describe) {
    m_describe();
  }
}

QWidget* CentralPages::makeNotice() {
  auto* page = new QWidget(this);
  page->setObjectName(QStringLiteral("noticePage"));
  auto* layout = new QVBoxLayout(page);
  m_noticeTitle = makeTitle({}, page);
  m_notice = makeCentredLabel({}, page);
  m_notice->setObjectName(QStringLiteral("noticeText"));
  m_notice->setTextFormat(Qt::PlainText);
  m_notice->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  layout->addStretch(2);
  layout->addWidget(m_noticeTitle);
  layout->addWidget(m_notice);
  layout->addStretch(3);
  return page;
}

void CentralPages::showPage(QWidget* page) {
  const bool browsed = browserIsShown();
  setCurrentWidget(page);
  if (browsed) {
    Q_EMIT browserShown(false);
  }
}

void CentralPages::setBrowser(QWidget* page) {
  const bool isShown = browserIsShown();
  addWidget(page);
  if (isShown) {
    setCurrentWidget(page);
  }
  delete std::exchange(m_browser, page);
}

void CentralPages::showBrowser(bool shown) {
  if (!m_browser || shown == browserIsShown()) {
    return;
  }
  if (shown) {
    m_beneath = currentWidget();
    setCurrentWidget(m_browser);
    Q_EMIT browserShown(true);
  } else {
    showPage(m_beneath);
    m_beneath->setFocus();
  }
}

bool CentralPages::welcomeIsShown() const {
  return currentWidget() == m_start;
}

void CentralPages::showWelcome() {
  showPage(m_start);
}

void CentralPages::showPicture() {
  showPage(m_viewport);
}

void CentralPages::showNotice(const QString& title, const std::function<QString()>& text) {
  m_noticeTitle->setText(title);
  m_describe = [this, text] { m_notice->setText(text()); };
  m_describe();
  showPage(m_noticePage);
}

void CentralPages::showNoPicture(const Document& document, const std::optional<Error>& reason) {
  const auto textOf = [archive = document.archive, raw = document.formatId == formats::RawFormat::id(),
                       reason]() -> QString {
    if (archive) {
      return tr("This is an archive. It has no 3D view of its own.\n\nIts files are in the browser. Double-click a "
                "file to open it, or a folder to show its contents.");
    }
    if (raw) {
      return tr("This file is shown as bytes only.\n\nThe panels Bytes and Structure Map show strings, embedded files "
                "and entropy.");
    }
    return reason
               ? tr("There is no 3D view: %1.\n\nStructure, records and bytes are in the panels.").arg(reason->reason())
               : tr("This file has no 3D view.\n\nStructure, records and bytes are in the panels.");
  };
  showNotice(QFileInfo(document.path).fileName(), textOf);
}

void CentralPages::setRecentFiles(const QStringList& paths) {
  m_recent = paths.mid(0, kShownRecent);
  m_start->setRecentFiles(m_recent);
}

void CentralPages::setThumbnails(Thumbnails& thumbnails, const QStringList& patterns) {
  m_thumbnails = &thumbnails;
  m_patterns = patterns;
  m_start->setThumbnails(thumbnails, patterns);
}

void CentralPages::setDemoFiles(const QStringList& paths) {
  m_demos = paths;
  m_start->setDemoFiles(paths);
}

} // namespace vitrine::ui
