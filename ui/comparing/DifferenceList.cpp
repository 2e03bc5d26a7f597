#include "ui/comparing/DifferenceList.h"

#include "core/comparing/ComparisonText.h"
#include "ui/comparing/ChangeColors.h"
#include "ui/style/Appearance.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/TypingPause.h"
#include "ui/widgets/ViewKeys.h"

#include <QCheckBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

using comparing::Change;

/// Groups open by themselves while they list no more than this together; of more, those that are not of records and
/// list no more than this.
constexpr std::size_t kMostDifferencesOpened = 500;

/// A patch of the colour that a change has in the pictures.
QIcon patchOf(Change change, int side) {
  QPixmap patch(side, side);
  QColor color = changeTint(change);
  color.setAlpha(255);
  patch.fill(color);
  QPainter(&patch).drawRect(0, 0, side - 1, side - 1);
  return patch;
}

} // namespace

DifferenceList::DifferenceList(QWidget* parent)
    : QWidget(parent), m_words(new QLineEdit(this)), m_tree(new QTreeView(this)), m_state(new QLabel(this)) {
  m_words->setObjectName(QStringLiteral("differenceFilter"));
  m_words->setPlaceholderText(tr("Filter"));
  addClearButton(*m_words);
  m_words->setAccessibleName(tr("Filter the differences"));
  m_state->setObjectName(QStringLiteral("differenceState"));
  m_state->setWordWrap(true);
  m_state->setTextFormat(Qt::PlainText);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_words);
  layout->addWidget(makeKinds());
  layout->addWidget(m_tree, 1);
  layout->addWidget(m_state);
  prepareTree();
  m_soon.setSingleShot(true);
  m_soon.setInterval(kTypingPauseMs);
  m_soon.callOnTimeout(this, &DifferenceList::filter);
  connect(m_words, &QLineEdit::textChanged, &m_soon, qOverload<>(&QTimer::start));
  connect(&m_filtering, &base::Task::failed, this, [this](const Error& error) { m_state->setText(error.reason()); });
}

QWidget* DifferenceList::makeKinds() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  for (const Change change : {Change::Added, Change::Removed, Change::Changed, Change::Moved}) {
    auto* box = new QCheckBox(row);
    box->setObjectName(QStringLiteral("change.") + QLatin1String(comparing::idOf(change)));
    box->setChecked(change != Change::Moved);
    if (change != Change::Moved) {
      box->setIcon(patchOf(change, fontMetrics().ascent()));
    }
    connect(box, &QCheckBox::toggled, this, &DifferenceList::filter);
    layout->addWidget(box);
    m_kinds[change] = box;
  }
  layout->addStretch();
  nameKinds();
  return row;
}

void DifferenceList::nameKinds() {
  const std::map<Change, QString> names{{Change::Added, tr("+ &added")},
                                        {Change::Removed, tr("- &removed")},
                                        {Change::Changed, tr("~ &changed")},
                                        {Change::Moved, tr("> &moved")}};
  for (const auto& [change, name] : names) {
    m_kinds[change]->setText(name);
    m_kinds[change]->setAccessibleName(comparing::wordOf(change));
  }
  m_kinds[Change::Moved]->setToolTip(tr("Items that only moved within the file"));
}

void DifferenceList::prepareTree() {
  m_tree->setObjectName(QStringLiteral("differences"));
  m_tree->setAccessibleName(tr("Differences"));
  m_tree->setModel(&m_model);
  m_tree->setUniformRowHeights(true);
  m_tree->setAlternatingRowColors(true);
  m_tree->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_tree->header()->setStretchLastSection(false);
  m_tree->header()->setSectionResizeMode(DifferenceModel::Name, QHeaderView::Stretch);
  m_tree->header()->setSectionResizeMode(DifferenceModel::Change, QHeaderView::Interactive);
  m_tree->header()->resizeSection(DifferenceModel::Change, fontMetrics().averageCharWidth() * 12);
  keepViewKeys(m_tree);
  connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
    if (now.isValid()) {
      m_wanted = m_model.differenceAt(now);
    }
    tellChosen();
  });
  connect(m_tree, &QTreeView::activated, this, &DifferenceList::activated);
}

QWidget& DifferenceList::view() const {
  return *m_tree;
}

void DifferenceList::show(const ComparisonPtr& comparison) {
  m_wanted = nullptr;
  m_chosen = {};
  m_comparison = comparison;
  filter();
}

const comparing::Difference* DifferenceList::current() const {
  return m_model.differenceAt(m_tree->currentIndex());
}

const comparing::DifferenceGroup* DifferenceList::currentGroup() const {
  return m_model.groupAt(m_tree->currentIndex());
}

void DifferenceList::choose(const comparing::Difference* difference) {
  if (const QModelIndex index = m_model.indexOf(difference); index.isValid()) {
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
  }
}

void DifferenceList::filter() {
  m_soon.stop();
  if (!m_comparison) {
    return;
  }
  DifferenceQuery query;
  query.words = m_words->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  query.changes.clear();
  for (const auto& [change, box] : m_kinds) {
    if (box->isChecked()) {
      query.changes.insert(change);
    }
  }
  m_filtering.start(
      [comparison = m_comparison, query](base::Progress& progress) -> Result<ListedGroups> {
        return listedBy(query, *comparison, progress);
      },
      [this](const ListedGroups& groups) { take(groups); });
}

void DifferenceList::take(const ListedGroups& groups) {
  const comparing::Difference* wanted = m_wanted;
  m_model.show(m_comparison, groups);
  const bool few = m_model.listedCount() <= kMostDifferencesOpened;
  for (int row = 0; row < m_model.rowCount(); ++row) {
    const QModelIndex group = m_model.index(row, 0);
    m_tree->setFirstColumnSpanned(row, {}, true);
    const bool ofRecords = m_model.groupAt(group)->area == comparing::Area::Records;
    m_tree->setExpanded(group, few || (!ofRecords && groups[static_cast<std::size_t>(row)].differences.size() <=
                                                         kMostDifferencesOpened));
  }
  if (wanted) {
    choose(wanted);
  }
  tellChosen();
  tell();
}

void DifferenceList::tellChosen() {
  const Chosen now(currentGroup(), current());
  if (std::exchange(m_chosen, now) != now) {
    Q_EMIT chosen();
  }
}

void DifferenceList::tell() {
  const std::size_t listed = m_model.listedCount();
  if (m_comparison->same()) {
    m_state->setText(tr("No differences"));
  } else if (listed == 0 && m_model.rowCount() == 0) {
    m_state->setText(tr("No differences match the filter"));
  } else {
    m_state->setText(tr("%1 of %2 differences").arg(countText(listed), countText(m_comparison->total())));
  }
}

void DifferenceList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    m_tree->viewport()->update();
  }
  QWidget::changeEvent(event);
}

} // namespace vitrine::ui
