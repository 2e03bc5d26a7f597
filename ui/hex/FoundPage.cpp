#include "ui/hex/FoundPage.h"

#include "ui/style/Icons.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/ViewKeys.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>

namespace vitrine::ui {

FoundPage::FoundPage(const QString& name, const TableColumns<FoundBytes>& columns, QWidget* parent)
    : QWidget(parent), m_model(new FoundModel(columns, this)), m_bar(new QHBoxLayout), m_list(new QTreeView(this)),
      m_state(new ElidedLabel(this)), m_stop(new QToolButton(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  makeBar(name);
  layout->addLayout(m_bar);
  layout->addWidget(m_list, 1);
  prepareList(name);
  connect(&m_search, &base::Task::progressed, this, [this](const QString& /*phase*/, double fraction) {
    m_fraction = std::clamp(fraction, 0.0, 1.0);
    tell(Phase::Looking);
  });
  connect(&m_search, &base::Task::cancelled, this, &FoundPage::stop);
  connect(&m_search, &base::Task::failed, this, [this](const Error& error) {
    tell(Phase::None);
    m_state->setText(error.reason());
  });
}

void FoundPage::makeBar(const QString& name) {
  m_bar->setContentsMargins(2, 2, 2, 2);
  m_bar->addWidget(m_state, 1);
  m_bar->addWidget(m_stop);
  m_state->setObjectName(name + QStringLiteral("State"));
  m_stop->setObjectName(name + QStringLiteral("Stop"));
  m_stop->setIcon(icon(QStringLiteral("stop")));
  m_stop->setAutoRaise(true);
  m_stop->setFocusPolicy(Qt::StrongFocus);
  m_stop->setAccessibleName(tr("Stop searching"));
  m_stop->setToolTip(tr("Stop searching"));
  m_stop->setEnabled(false);
  connect(m_stop, &QToolButton::clicked, this, &FoundPage::stop);
}

void FoundPage::prepareList(const QString& name) {
  m_list->setModel(m_model);
  m_list->setObjectName(name + QStringLiteral("List"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
  m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_list->setContextMenuPolicy(Qt::CustomContextMenu);
  m_list->header()->setSortIndicator(FoundModel::kOffset, Qt::AscendingOrder);
  m_list->setSortingEnabled(true);
  const int unit = fontMetrics().averageCharWidth();
  constexpr int kOffsetCharacters = 14;
  m_list->header()->resizeSection(FoundModel::kOffset, unit * kOffsetCharacters);
  m_list->header()->resizeSection(FoundModel::kSize, unit * kOffsetCharacters);
  keepViewKeys(m_list);
  m_list->installEventFilter(this);
  connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
    const ByteRange bytes = m_model->at(index.row()).range; // views may load another document
    Q_EMIT chosen(bytes);
  });
  connect(m_list, &QTreeView::customContextMenuRequested, this, &FoundPage::showMenu);
}

void FoundPage::addOption(QWidget* widget, int stretch) {
  m_bar->insertWidget(m_bar->indexOf(m_state), widget, stretch);
}

bool FoundPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_list && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
    copyRows();
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void FoundPage::setSpace(const DocumentPtr& document, SpaceId space) {
  m_document = document;
  m_space = space;
  restart();
}

void FoundPage::restart() {
  m_search.drop();
  m_model->replace({});
  tell(Phase::None);
  m_wanted = m_document != nullptr;
  if (isVisible()) {
    start();
  }
}

void FoundPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  start();
}

void FoundPage::start() {
  if (std::exchange(m_wanted, false)) {
    m_fraction = 0;
    tell(Phase::Looking);
    base::startStream<FoundBytes>(
        m_search, {.name = tr("Searching: %1").arg(m_list->accessibleName())}, job(m_document, m_space),
        [this](std::vector<FoundBytes> rows) { m_model->append(std::move(rows)); },
        [this](bool limitReached) {
          m_model->sortAgain();
          tell(limitReached ? Phase::Limited : Phase::Done);
        });
  }
}

void FoundPage::stop() {
  m_search.drop();
  tell(Phase::Stopped);
}

void FoundPage::tell(Phase phase) {
  m_stop->setEnabled(phase == Phase::Looking);
  const QString count = countText(static_cast<std::uint64_t>(m_model->rowCount()));
  switch (phase) {
  case Phase::None:
    m_state->setText({});
    break;
  case Phase::Looking:
    m_state->setText(
        tr("Searching… %1 found, %2 %").arg(count, QLocale().toString(static_cast<int>(100 * m_fraction))));
    break;
  case Phase::Stopped:
    m_state->setText(tr("Stopped; %1 found").arg(count));
    break;
  case Phase::Limited:
    m_state->setText(tr("The first %1; there may be more").arg(count));
    break;
  case Phase::Done:
    m_state->setText(tr("%1 found").arg(count));
    break;
  }
}

std::vector<FoundBytes> FoundPage::selectedRows() const {
  std::vector<FoundBytes> rows;
  for (const QModelIndex& index : m_list->selectionModel()->selectedRows()) {
    rows.push_back(m_model->at(index.row()));
  }
  return rows;
}

void FoundPage::copy(std::function<QString(const FoundBytes&)> lineOf) {
  m_copying.start(
      [rows = selectedRows(), lineOf = std::move(lineOf)](base::Progress& progress) -> Result<QString> {
        QString text;
        for (const FoundBytes& row : rows) {
          progress.check();
          text += lineOf(row) + QLatin1Char('\n');
        }
        return text;
      },
      [](const QString& text) { QGuiApplication::clipboard()->setText(text); });
}

void FoundPage::copyRows() {
  copy([columns = m_model->columns()](const FoundBytes& row) { return FoundModel::lineOf(columns, row); });
}

void FoundPage::fillMenu(QMenu& menu) {
  menu.addAction(icon(QStringLiteral("copy")), tr("&Copy Rows"), this, &FoundPage::copyRows);
}

void FoundPage::showMenu(QPoint position) {
  if (selectedRows().empty()) {
    return;
  }
  QMenu menu(this);
  const QModelIndex current = m_list->currentIndex();
  menu.addAction(tr("&Go to Bytes"), this, [this, current] {
    if (current.isValid()) {
      Q_EMIT chosen(ByteRange(m_model->at(current.row()).range));
    }
  });
  fillMenu(menu);
  menu.exec(m_list->viewport()->mapToGlobal(position));
}

} // namespace vitrine::ui
