#include "ui/shell/StartPage.h"

#include "ui/shell/RecentGrid.h"
#include "ui/shell/WhatIsNew.h"
#include "ui/style/Icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr double kTitleSize = 1.8;
constexpr double kHeadingSize = 1.2;
constexpr int kNewsLines = 18;
constexpr int kNewsCharacters = 100;

QLabel* makeCentredLine(const QString& text, double size, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * size);
  label->setFont(font);
  label->setAlignment(Qt::AlignHCenter);
  label->setWordWrap(true);
  return label;
}

} // namespace

StartPage::StartPage(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* page = new QWidget(this);
  page->setObjectName(QStringLiteral("welcomePage"));
  auto* layout = new QVBoxLayout(page);
  layout->addStretch(2);
  layout->addWidget(makeCentredLine(tr("Vitrine"), kTitleSize, page));
  layout->addWidget(makeCentredLine(tr("Drop a map, a model or a folder of them here."), 1, page));
  layout->addSpacing(fontMetrics().height());
  layout->addWidget(makeButtons(page));
  m_recentTitle = makeCentredLine(tr("Recently Opened"), kHeadingSize, page);
  m_recent = makeGrid(page, QStringLiteral("recentFiles"), tr("Recent files"));
  m_demoTitle = makeCentredLine(tr("Demos"), kHeadingSize, page);
  m_demos = makeGrid(page, QStringLiteral("demoFiles"), tr("Demos"));
  for (QWidget* widget : std::initializer_list<QWidget*>{m_recentTitle, m_recent, m_demoTitle, m_demos}) {
    layout->addWidget(widget, 0, Qt::AlignHCenter);
  }
  auto* news = new QPushButton(tr("What's New"), page);
  news->setObjectName(QStringLiteral("whatIsNew"));
  news->setFlat(true);
  news->setCheckable(true);
  m_news = new QTextBrowser(page);
  m_news->setObjectName(QStringLiteral("newsText"));
  m_news->setAccessibleName(news->text());
  m_news->setMinimumHeight(fontMetrics().lineSpacing() * kNewsLines);
  m_news->setMaximumWidth(fontMetrics().averageCharWidth() * kNewsCharacters);
  m_news->setOpenExternalLinks(true);
  m_news->hide();
  layout->addWidget(news, 0, Qt::AlignHCenter);
  layout->addWidget(m_news);
  layout->setAlignment(m_news, Qt::AlignHCenter);
  layout->addStretch(3);
  connect(news, &QPushButton::toggled, this, &StartPage::showNews);
  setWidget(page);
  setRecentFiles({});
  setDemoFiles({});
}

QWidget* StartPage::makeButtons(QWidget* page) {
  auto* row = new QWidget(page);
  auto* buttons = new QHBoxLayout(row);
  auto* open = new QPushButton(icon(QStringLiteral("open")), tr("Open…"), row);
  auto* folder = new QPushButton(icon(QStringLiteral("folder")), tr("Open Folder…"), row);
  buttons->addStretch();
  buttons->addWidget(open);
  buttons->addWidget(folder);
  buttons->addStretch();
  connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
  connect(folder, &QPushButton::clicked, this, &StartPage::openFolderRequested);
  return row;
}

RecentGrid* StartPage::makeGrid(QWidget* page, const QString& name, const QString& accessibleName) {
  auto* grid = new RecentGrid(page);
  grid->setObjectName(name);
  grid->setAccessibleName(accessibleName);
  // The page scrolls as a whole.
  grid->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  grid->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  connect(grid, &RecentGrid::chosen, this, &StartPage::chosen);
  return grid;
}

void StartPage::setRecentFiles(const QStringList& paths) {
  m_recent->setPaths(paths);
  m_recentTitle->setVisible(!paths.isEmpty());
}

void StartPage::setDemoFiles(const QStringList& paths) {
  m_demos->setPaths(paths);
  m_demoTitle->setVisible(!paths.isEmpty());
}

void StartPage::setThumbnails(Thumbnails& thumbnails, const QStringList& patterns) {
  m_recent->setThumbnails(thumbnails, patterns);
  m_demos->setThumbnails(thumbnails, patterns);
}

void StartPage::showNews(bool shown) {
  if (shown && m_news->document()->isEmpty()) {
    m_news->setMarkdown(whatIsNew());
  }
  m_news->setMinimumWidth(std::min(m_news->maximumWidth(), width() * 4 / 5));
  m_news->setVisible(shown);
}

void StartPage::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  // A text keeps the colour of links that it was read with.
  if (event->type() == QEvent::PaletteChange && m_news && !m_news->document()->isEmpty()) {
    m_news->setMarkdown(whatIsNew());
  }
}

void StartPage::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  m_recent->fitInto(event->size().width());
  m_demos->fitInto(event->size().width());
}

} // namespace vitrine::ui
