#include "ui/shell/CentralPages.h"

#include "core/formats/api/RawFormat.h"
#include "ui/shell/StartPage.h"

#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr int kShownRecent = 6;

QLabel* makeTitle(const QString& text, QWidget* parent) {
  auto* title = new QLabel(text, parent);
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
    : QStackedWidget(parent), m_viewport(viewport), m_welcomePage(makeWelcome()), m_noticePage(makeNotice()) {
  addWidget(m_welcomePage);
  addWidget(m_viewport);
  addWidget(m_noticePage);
}

QWidget* CentralPages::makeWelcome() {
  m_start = new StartPage(this);
  connect(m_start, &StartPage::openRequested, this, &CentralPages::openRequested);
  connect(m_start, &StartPage::openFolderRequested, this, &CentralPages::openFolderRequested);
  connect(m_start, &StartPage::chosen, this, &CentralPages::recentChosen);
  return m_start;
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

void CentralPages::addBrowser(QWidget* page) {
  m_browser = page;
  addWidget(page);
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

void CentralPages::showWelcome() {
  showPage(m_welcomePage);
}

void CentralPages::showPicture() {
  showPage(m_viewport);
}

void CentralPages::showNotice(const QString& title, const QString& text) {
  m_noticeTitle->setText(title);
  m_notice->setText(text);
  showPage(m_noticePage);
}

void CentralPages::showNoPicture(const Document& document, const std::optional<Error>& reason) {
  const QString name = QFileInfo(document.path).fileName();
  if (document.archive) {
    showNotice(name, tr("This is an archive: there is nothing to draw by itself.\n\n"
                        "Its files are in the browser; double-click one to open it, or a folder to look into it."));
  } else if (document.formatId == formats::RawFormat::id()) {
    showNotice(name, tr("These are the bytes of the file alone.\n\n"
                        "What they may be is in the panels Bytes and Structure Map: strings, files inside, entropy."));
  } else if (reason) {
    showNotice(name,
               tr("There is no picture: %1.\n\nStructure, records and bytes are in the panels.").arg(reason->reason()));
  } else {
    showNotice(name, tr("This file has no picture.\n\nStructure, records and bytes are in the panels."));
  }
}

void CentralPages::setRecentFiles(const QStringList& paths) {
  m_start->setRecentFiles(paths.mid(0, kShownRecent));
}

void CentralPages::setThumbnails(Thumbnails& thumbnails, const QStringList& patterns) {
  m_start->setThumbnails(thumbnails, patterns);
}

void CentralPages::setDemoFiles(const QStringList& paths) {
  m_start->setDemoFiles(paths);
}

} // namespace vitrine::ui
