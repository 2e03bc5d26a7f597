#include "ui/inspector/RecordUsers.h"

#include "core/queries/LeadsTo.h"
#include "ui/inspector/FilterBar.h"
#include "ui/inspector/RecordPanel.h"
#include "ui/inspector/UsersDialog.h"

namespace vitrine::ui {

RecordUsers::RecordUsers(const Session& session, Selection& selection, FilterBar& bar, RecordPanel& panel)
    : QObject(&panel), m_session(session), m_selection(selection), m_bar(bar), m_panel(panel) {
  wireReading();
  connect(&session, &Session::documentChanged, this, &RecordUsers::clear);
}

void RecordUsers::clear() {
  m_reading.drop();
  m_references.reset();
  m_bar.hideProgress();
  if (m_dialog) {
    m_dialog->leave();
  }
}

void RecordUsers::wireReading() {
  connect(&m_bar, &FilterBar::cancelWanted, &m_reading, &base::Task::cancel);
  connect(&m_reading, &base::Task::polled, this, [this] {
    const double fraction = std::max(m_reading.step().fraction, 0.0);
    m_lists ? m_dialog->showProgress(fraction) : m_bar.showProgress(fraction);
  });
  const auto fail = [this](const QString& reason) {
    m_bar.hideProgress();
    if (m_lists) {
      m_dialog->showFailure(reason);
    } else if (!reason.isEmpty()) {
      m_bar.showFailure(reason);
    }
  };
  connect(&m_reading, &base::Task::failed, this, [fail](const Error& error) { fail(error.reason()); });
  connect(&m_reading, &base::Task::cancelled, this,
          [this, fail] { fail(m_lists ? tr("The references were not read.") : QString()); });
}

void RecordUsers::find(const RecordRef& record, std::function<void(const Uses& uses)> then) {
  if (m_references) {
    then(m_references->usesOf(record));
    return;
  }
  m_reading.start(
      {.name = tr("Reading references of records")},
      [document = m_session.reading()->document](Progress& progress) -> Result<links::ReverseReferences> {
        return links::ReverseReferences::of(*document, progress);
      },
      [this, record, then = std::move(then)](links::ReverseReferences references) {
        m_references = std::move(references);
        then(m_references->usesOf(record));
      });
}

void RecordUsers::select(const RecordRef& record) {
  if (m_lists && m_reading.isRunning()) {
    m_dialog->showFailure(tr("The references were not read.")); // the dialog gets no end of this reading
  }
  m_lists = false;
  find(record, [this](const Uses& uses) {
    m_bar.hideProgress();
    std::vector<RecordRef> users;
    for (const links::RecordUse& use : uses) {
      for (const std::uint64_t row : use.rows) {
        users.push_back({use.section, row});
      }
    }
    if (users.empty()) {
      m_bar.showFailure(tr("No record refers to this one."));
    }
    m_selection.selectRecords(std::move(users));
  });
}

void RecordUsers::makeDialog() {
  if (m_dialog) {
    return;
  }
  m_dialog = new UsersDialog(&m_panel);
  connect(m_dialog, &UsersDialog::cancelWanted, &m_reading, &base::Task::cancel);
  connect(m_dialog, &UsersDialog::recordChosen, this,
          [this](const RecordRef& record) { m_selection.selectRecord(record); });
  connect(m_dialog, &UsersDialog::useChosen, this, &RecordUsers::showUse);
}

void RecordUsers::list(const RecordRef& record) {
  makeDialog();
  m_bar.hideProgress(); // a running select() ends silently
  m_lists = true;
  m_dialog->await(m_session.reading()->document, record);
  find(record, [this](const Uses& uses) { m_dialog->showUses(uses); });
}

void RecordUsers::showUse(const links::RecordUse& use, const RecordRef& target) {
  // No condition can ask for a key, which is no field.
  m_panel.showFiltered(use.section, use.key.isEmpty() ? queries::conditionLeadingTo(m_session.document()->structure,
                                                                                    use.section, use.field, target)
                                                      : QString());
  if (use.rows.size() > RecordPanel::kMostLitRows) {
    return;
  }
  std::vector<RecordRef> records;
  for (const std::uint64_t row : use.rows) {
    records.push_back({use.section, row});
  }
  m_selection.selectRecords(std::move(records));
}

} // namespace vitrine::ui
