#include "ui/inspector/StatisticsDialog.h"

#include "core/structure/TableText.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/ViewKeys.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <cmath>

namespace vitrine::ui {
namespace {

constexpr int kCountingSteps = 1000;
constexpr int kFigureDigits = 9; ///< as many as a float tells apart

/// Whole numbers with digit groups, others rounded.
QString figureText(double number) {
  constexpr double kMostExact = 9007199254740992.0;
  return number == std::floor(number) && std::abs(number) < kMostExact
             ? QLocale().toString(static_cast<qlonglong>(number))
             : QLocale().toString(number, 'g', kFigureDigits);
}

} // namespace

StatisticsDialog::StatisticsDialog(QWidget* parent)
    : ToolDialog(parent), m_about(new ElidedLabel(this)), m_figures(new QLabel(this)), m_words(new QLineEdit(this)),
      m_table(new QTableView(this)), m_progress(new QProgressBar(this)), m_cancel(new QPushButton(tr("Ca&ncel"), this)),
      m_show(new QPushButton(tr("&Show in Table"), this)), m_copy(new QPushButton(tr("&Copy"), this)) {
  setObjectName(QStringLiteral("columnStatistics"));
  setSizeGripEnabled(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(makeTop());
  layout->addWidget(m_words);
  layout->addWidget(m_table, 1);
  layout->addWidget(makeButtons());
  prepareTable();
  wire();
  resize(fontMetrics().averageCharWidth() * 64, fontMetrics().height() * 26);
}

QWidget* StatisticsDialog::makeTop() {
  auto* top = new QWidget(this);
  auto* layout = new QVBoxLayout(top);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_about);
  layout->addWidget(m_figures);
  m_about->setObjectName(QStringLiteral("statisticsAbout"));
  m_figures->setObjectName(QStringLiteral("statisticsFigures"));
  m_figures->setTextFormat(Qt::PlainText);
  m_figures->setWordWrap(true);
  m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_figures->setAccessibleName(tr("Statistics of the column"));
  m_words->setObjectName(QStringLiteral("statisticsFilter"));
  m_words->setPlaceholderText(tr("Filter the values"));
  m_words->setAccessibleName(tr("Filter the values"));
  addClearButton(*m_words);
  return top;
}

void StatisticsDialog::prepareTable() {
  m_table->setModel(&m_model);
  m_table->setObjectName(QStringLiteral("statisticsValues"));
  m_table->setAccessibleName(tr("Values of the column"));
  m_table->setAlternatingRowColors(true);
  m_table->setWordWrap(false);
  m_table->setShowGrid(false);
  m_table->setTabKeyNavigation(false);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 4);
  QHeaderView& header = *m_table->horizontalHeader();
  header.setHighlightSections(false);
  header.setSectionResizeMode(ColumnValuesModel::Value, QHeaderView::Stretch);
  header.setSectionsClickable(true);
  m_table->setSortingEnabled(true);
  header.setSortIndicator(ColumnValuesModel::Count, Qt::DescendingOrder);
  m_table->installEventFilter(this);
  keepViewKeys(m_table);
}

QWidget* StatisticsDialog::makeButtons() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_show);
  layout->addWidget(m_copy);
  layout->addWidget(m_progress, 1);
  layout->addWidget(m_cancel);
  layout->addStretch();
  auto* close = new QPushButton(tr("C&lose"), row);
  layout->addWidget(close);
  connect(close, &QPushButton::clicked, this, &QDialog::close);
  for (QPushButton* button : {m_show, m_copy, m_cancel, close}) {
    button->setAutoDefault(false); // Enter is of the values
  }
  m_show->setObjectName(QStringLiteral("statisticsShow"));
  m_show->setToolTip(tr("Filter the table by the current value"));
  m_copy->setObjectName(QStringLiteral("statisticsCopy"));
  m_copy->setToolTip(tr("Copy the selected values with their counts, or all listed values if none is selected"));
  m_cancel->setObjectName(QStringLiteral("statisticsCancel"));
  m_progress->setMaximum(kCountingSteps);
  m_progress->setTextVisible(false);
  m_progress->setAccessibleName(tr("Progress of counting"));
  return row;
}

void StatisticsDialog::wire() {
  connect(&m_model, &ColumnValuesModel::sortWanted, this, &StatisticsDialog::list);
  connect(m_words, &QLineEdit::textChanged, this, &StatisticsDialog::list);
  connect(m_words, &QLineEdit::returnPressed, this, [this] { choose(m_model.index(0, 0)); });
  connect(m_table, &QTableView::activated, this, &StatisticsDialog::choose);
  connect(m_show, &QPushButton::clicked, this, [this] { choose(m_table->currentIndex()); });
  connect(m_copy, &QPushButton::clicked, this, &StatisticsDialog::copy);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& current) { m_show->setEnabled(current.isValid()); });
  connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
    m_show->setEnabled(false);
    m_copy->setEnabled(m_model.rowCount() > 0);
  });
  connect(m_cancel, &QPushButton::clicked, &m_counting, &base::Task::cancel);
  connect(&m_counting, &base::Task::polled, this, [this] {
    m_progress->setValue(static_cast<int>(std::max(m_counting.step().fraction, 0.0) * kCountingSteps));
    showProgress(true);
  });
  connect(&m_counting, &base::Task::cancelled, this, [this] {
    showProgress(false);
    m_figures->setText(tr("The values were not counted."));
  });
  connect(&m_counting, &base::Task::failed, this, [this](const Error& error) {
    showProgress(false);
    m_figures->setText(error.reason());
  });
}

void StatisticsDialog::showProgress(bool shown) {
  m_progress->setVisible(shown);
  m_cancel->setVisible(shown);
}

void StatisticsDialog::describe() {
  if (!m_column.document) {
    return;
  }
  const structure::Section& section = m_column.document->structure[m_column.section];
  const QString name = QString::fromLatin1(m_column.layoutField().name);
  setWindowTitle(tr("Statistics of “%1”").arg(name));
  const QString of = QStringLiteral("%1 · %2").arg(section.path, name);
  m_about->setText(m_column.filter.isEmpty() ? of : tr("%1 · where %2").arg(of, m_column.filter));
  if (m_values) {
    showFigures(m_values->statistics());
  }
}

void StatisticsDialog::count(const CountedColumn& column) {
  m_column = column;
  m_values.reset();
  describe();
  m_figures->setText(tr("Counting…"));
  m_listing.drop();
  m_model.setValues({}, {});
  showProgress(false);
  m_counting.start(
      {.name = tr("Counting values of “%1”").arg(QString::fromLatin1(column.layoutField().name))},
      [column](Progress& progress) { return ColumnValues::count(column, progress); },
      [this](const ColumnValuesPtr& values) { showCounted(values); });
  show();
  raise();
  activateWindow();
}

void StatisticsDialog::showCounted(const ColumnValuesPtr& values) {
  showProgress(false);
  m_values = values;
  describe();
  list();
}

void StatisticsDialog::showFigures(const queries::ColumnStatistics& statistics) {
  QStringList counts{tr("Records: %1").arg(countText(statistics.records)),
                     tr("Different values: %1").arg(countText(statistics.distinctCount))};
  if (!statistics.complete) {
    counts.back() = tr("More than %1 different values").arg(countText(statistics.distinctCount));
  }
  if (statistics.missing > 0) {
    counts << tr("Without a value: %1").arg(countText(statistics.missing));
  }
  if (statistics.nans > 0) {
    counts << tr("Not a number: %1").arg(countText(statistics.nans));
  }
  QString text = counts.join(QStringLiteral(" · "));
  if (statistics.least && statistics.greatest && statistics.mean) {
    text += QLatin1Char('\n') + QStringList{tr("Minimum: %1").arg(figureText(*statistics.least)),
                                            tr("Maximum: %1").arg(figureText(*statistics.greatest)),
                                            tr("Sum: %1").arg(figureText(statistics.sum)),
                                            tr("Mean: %1").arg(figureText(*statistics.mean))}
                                    .join(QStringLiteral(" · "));
  }
  m_figures->setText(text);
}

void StatisticsDialog::list() {
  if (!m_values) {
    return;
  }
  const QHeaderView& header = *m_table->horizontalHeader();
  const auto order = header.sortIndicatorSection() == ColumnValuesModel::Value ? ColumnValues::Order::ByValue
                                                                               : ColumnValues::Order::ByCount;
  const bool descending = header.sortIndicatorOrder() == Qt::DescendingOrder;
  m_listing.start(
      [values = m_values, order, descending, words = m_words->text()](Progress& progress)
          -> Result<std::vector<std::size_t>> { return values->listed(order, descending, words, progress); },
      [this](std::vector<std::size_t> listed) {
        m_model.setValues(m_values, std::move(listed));
        m_table->resizeColumnToContents(ColumnValuesModel::Share);
      });
}

void StatisticsDialog::choose(const QModelIndex& value) {
  if (value.isValid() && m_model.values()) {
    const ColumnValues& values = *m_model.values();
    Q_EMIT filterWanted(values.column().section, values.conditionFor(m_model.at(value.row())));
  }
}

void StatisticsDialog::copy() {
  if (!m_model.values()) {
    return;
  }
  std::vector<std::size_t> chosen;
  for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
    for (int row = range.top(); row <= range.bottom(); ++row) {
      chosen.push_back(m_model.at(row));
    }
  }
  if (chosen.empty()) {
    chosen.assign(m_model.rows().begin(), m_model.rows().end());
  }
  m_copying.start(
      [values = m_model.values(), chosen](Progress& progress) -> Result<QString> {
        QStringList lines;
        for (const std::size_t value : chosen) {
          progress.check();
          const auto& [told, count] = values->statistics().distinct[value];
          lines << structure::quotedCell(told, QLatin1Char('\t')) + QLatin1Char('\t') + QString::number(count);
        }
        return lines.join(QLatin1Char('\n'));
      },
      [](const QString& text) { QGuiApplication::clipboard()->setText(text); });
}

bool StatisticsDialog::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_table && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent&>(*event).matches(QKeySequence::Copy)) {
    copy();
    return true;
  }
  return QDialog::eventFilter(watched, event);
}

void StatisticsDialog::leave() {
  m_counting.drop();
  m_listing.drop();
  m_copying.drop();
  m_values.reset();
  m_column = {};
  m_model.setValues({}, {});
  close();
}

} // namespace vitrine::ui
