#include "ui/controls/ControlGroup.h"

#include "ui/controls/ControlWidgets.h"
#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

#include <QFormLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

bool holdsWords(const scene::Control& control, const QStringList& words) {
  const QString label = formatText(control.label);
  return std::ranges::all_of(words, [&](const QString& word) { return label.contains(word, Qt::CaseInsensitive); });
}

} // namespace

ControlGroup::ControlGroup(Session& session, QString name, std::vector<const scene::Control*> controls, QWidget* parent)
    : QWidget(parent), m_session(session), m_name(std::move(name)), m_controls(std::move(controls)),
      m_heading(new QToolButton(this)), m_reset(new QToolButton(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(makeHeading());
  connect(m_heading, &QToolButton::clicked, this, [this] {
    setOpen(!m_open);
    Q_EMIT openChanged(m_open);
  });
  connect(m_reset, &QToolButton::clicked, this, &ControlGroup::reset);
  arrange();
}

QWidget* ControlGroup::makeHeading() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  const QString name = formatText(m_name);
  m_heading->setObjectName(QStringLiteral("group.") + m_name);
  m_heading->setText(name);
  m_heading->setFont(boldFont());
  m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_heading->setAutoRaise(true);
  m_heading->setFocusPolicy(Qt::StrongFocus);
  // The group's name gives way to the button beside it.
  m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  m_reset->setObjectName(QStringLiteral("groupReset.") + m_name);
  m_reset->setIcon(icon(QStringLiteral("reset"))); // a word would take the room of the group's name
  m_reset->setAutoRaise(true);
  m_reset->setFocusPolicy(Qt::StrongFocus);
  m_reset->setAccessibleName(tr("Reset: %1").arg(name));
  m_reset->setToolTip(tr("Reset the controls of this group to the file's values"));
  layout->addWidget(m_heading, 1);
  layout->addWidget(m_reset);
  return row;
}

void ControlGroup::setOpen(bool open) {
  if (open != m_open) {
    m_open = open;
    arrange();
  }
}

void ControlGroup::setFilter(const QString& words) {
  const QString filter = words.simplified();
  if (filter != m_filter) {
    m_filter = filter;
    arrange();
  }
}

void ControlGroup::arrange() {
  const QStringList words = m_filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  std::vector<const scene::Control*> shown;
  std::ranges::copy_if(m_controls, std::back_inserter(shown),
                       [&](const scene::Control* control) { return holdsWords(*control, words); });
  delete std::exchange(m_rows, nullptr);
  m_refreshers.clear();
  const bool open = m_open || !words.isEmpty();
  if (open && !shown.empty()) {
    m_rows = makeRows(shown);
    layout()->addWidget(m_rows);
  }
  m_heading->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  m_heading->setAccessibleDescription(open ? tr("expanded") : tr("collapsed"));
  // A closed group says how much there is to open.
  const QString name = formatText(m_name);
  m_heading->setText(open ? name : QStringLiteral("%1 (%2)").arg(name, countText(m_controls.size())));
  setVisible(!shown.empty());
  refresh();
}

QWidget* ControlGroup::makeRows(const std::vector<const scene::Control*>& shown) {
  auto* rows = new QWidget(this);
  auto* form = new QFormLayout(rows);
  form->setRowWrapPolicy(QFormLayout::WrapLongRows);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  for (std::size_t i = 0; i < std::min(shown.size(), kMostRows); ++i) {
    m_refreshers.push_back(addControl(*form, m_session, *shown[i]));
  }
  if (shown.size() > kMostRows) {
    auto* more = new QLabel(tr("and %1 more: filter by name").arg(countText(shown.size() - kMostRows)), rows);
    more->setEnabled(false);
    form->addRow(more);
  }
  return rows;
}

bool ControlGroup::anythingSet() const {
  const auto& set = m_session.state().controls;
  return std::ranges::any_of(m_controls, [&](const scene::Control* control) {
    return set.contains(control->id) && m_session.state().valueOf(*control) != control->defaultValue;
  });
}

void ControlGroup::reset() {
  QStringList ids;
  for (const scene::Control* control : m_controls) {
    ids << control->id;
  }
  m_session.resetControls(ids);
}

void ControlGroup::refresh() {
  for (const auto& refresher : m_refreshers) {
    refresher();
  }
  m_reset->setEnabled(anythingSet());
}

} // namespace vitrine::ui
