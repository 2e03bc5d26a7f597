#include "ui/inspector/FilterBar.h"

#include "core/queries/Language.h"
#include "ui/settings/RecordSettings.h"
#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr int kPauseMs = 250;
constexpr int kFilterSteps = 1000;

} // namespace

FilterBar::FilterBar(Settings& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_edit(new FilterEdit(this)), m_progress(new QProgressBar(this)),
      m_cancel(new QToolButton(this)), m_message(new QLabel(this)) {
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(6, 0, 2, 2);
  rows->setSpacing(1);
  auto* line = new QHBoxLayout;
  line->addWidget(m_edit, 1);
  line->addWidget(m_progress);
  line->addWidget(m_cancel);
  rows->addLayout(line);
  rows->addWidget(m_message);
  m_edit->setObjectName(QStringLiteral("recordFilter"));
  m_edit->setAccessibleName(tr("Filter records"));
  m_progress->setObjectName(QStringLiteral("recordProgress"));
  m_progress->setMaximum(kFilterSteps);
  m_progress->setTextVisible(false);
  m_progress->setMaximumWidth(fontMetrics().averageCharWidth() * 16);
  m_progress->setAccessibleName(tr("Progress of filtering and sorting"));
  m_cancel->setObjectName(QStringLiteral("recordCancel"));
  m_cancel->setIcon(icon(QStringLiteral("close")));
  m_cancel->setToolTip(tr("Cancel"));
  m_cancel->setAccessibleName(tr("Cancel"));
  m_message->setObjectName(QStringLiteral("recordFilterMessage"));
  m_message->setTextFormat(Qt::PlainText);
  m_message->setWordWrap(true);
  hideProgress();
  m_message->hide();
  // The table below stays in its place.
  QSizePolicy policy = sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  setSizePolicy(policy);
  hide();
  m_pause.setSingleShot(true);
  m_pause.setInterval(kPauseMs);
  connect(&m_pause, &QTimer::timeout, this, &FilterBar::apply);
  connect(m_edit, &FilterEdit::checked, this, &FilterBar::follow);
  connect(m_edit, &QLineEdit::returnPressed, this, [this] {
    apply();
    remember();
  });
  connect(m_cancel, &QToolButton::clicked, this, &FilterBar::cancelWanted);
}

void FilterBar::setSection(DocumentPtr document, SectionId section, const QString& filter) {
  const structure::RecordTable* table = document ? document->structure[section].table.get() : nullptr;
  m_layout = table ? QString::fromLatin1(table->layout().name) : QString();
  m_applied = filter;
  m_edit->setPlaceholderText(table ? tr("Filter: %1").arg(queries::exampleCondition(table->layout())) : QString());
  m_edit->setSection(table ? std::move(document) : nullptr, section);
  m_edit->setHistory(m_layout.isEmpty() ? QStringList() : m_settings.value(setting::kRecordFilters, m_layout));
  m_edit->setText(filter);
  m_pause.stop();
  setVisible(table != nullptr);
}

void FilterBar::setFilter(const QString& filter) {
  m_edit->setText(filter);
  apply();
  remember();
}

void FilterBar::follow() {
  const auto& mistake = m_edit->mistake();
  m_message->setVisible(mistake.has_value());
  if (mistake) {
    m_message->setText(tr("Column %1: %2").arg(mistake->place.start + 1).arg(mistake->message));
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, errorColor());
    m_message->setPalette(palette);
  }
  m_pause.start();
}

void FilterBar::apply() {
  m_pause.stop();
  const QString filter = m_edit->text().trimmed();
  if (!m_edit->mistake() && filter != m_applied) {
    m_applied = filter;
    Q_EMIT filterChanged(filter);
  }
}

void FilterBar::remember() {
  const QString filter = m_edit->text().trimmed();
  if (!m_edit->mistake() && !filter.isEmpty() && !m_layout.isEmpty()) {
    m_settings.prepend(setting::kRecordFilters, filter, m_layout);
    m_edit->setHistory(m_settings.value(setting::kRecordFilters, m_layout));
  }
}

void FilterBar::showProgress(double fraction) {
  m_progress->setValue(static_cast<int>(fraction * kFilterSteps));
  m_progress->show();
  m_cancel->show();
}

void FilterBar::hideProgress() {
  m_progress->hide();
  m_cancel->hide();
}

void FilterBar::showFailure(const QString& reason) {
  m_message->setText(reason);
  m_message->show();
}

} // namespace vitrine::ui
