#include "ui/inspector/UsersDialog.h"

#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/ViewKeys.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr int kUsersSteps = 1000;

} // namespace

UsersDialog::UsersDialog(QWidget* parent)
    : ToolDialog(parent), m_about(new ElidedLabel(this)), m_tree(new QTreeView(this)),
      m_progress(new QProgressBar(this)), m_cancel(new QPushButton(tr("Ca&ncel"), this)),
      m_all(new QPushButton(tr("&Show All in Table"), this)) {
  setObjectName(QStringLiteral("usedBy"));
  setSizeGripEnabled(true);
  setWindowTitle(tr("Used By"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_about);
  layout->addWidget(m_tree, 1);
  layout->addWidget(makeButtons());
  m_about->setObjectName(QStringLiteral("usedByAbout"));
  m_tree->setModel(&m_model);
  m_tree->setObjectName(QStringLiteral("usedByRecords"));
  m_tree->setAccessibleName(tr("Records that refer to this one"));
  m_tree->setHeaderHidden(true);
  m_tree->setUniformRowHeights(true);
  m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_tree->setExpandsOnDoubleClick(false);
  keepViewKeys(m_tree);
  connect(m_tree, &QTreeView::activated, this, &UsersDialog::choose);
  connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex& index) {
    if (m_model.recordAt(index)) {
      choose(index);
    }
  });
  connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
          [this](const QModelIndex& current) { m_all->setEnabled(current.isValid()); });
  connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { m_all->setEnabled(false); });
  endProgress();
  resize(fontMetrics().averageCharWidth() * 68, fontMetrics().height() * 22);
}

QWidget* UsersDialog::makeButtons() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_all);
  layout->addWidget(m_progress, 1);
  layout->addWidget(m_cancel);
  layout->addStretch();
  auto* itself = new QPushButton(tr("&Go to Record"), row);
  auto* close = new QPushButton(tr("C&lose"), row);
  layout->addWidget(itself);
  layout->addWidget(close);
  for (QPushButton* button : {m_all, m_cancel, itself, close}) {
    button->setAutoDefault(false); // Enter is of the records
  }
  m_all->setObjectName(QStringLiteral("usedByAll"));
  m_all->setToolTip(tr("Filter the table by the current field and highlight the items that show its records"));
  m_cancel->setObjectName(QStringLiteral("usedByCancel"));
  itself->setObjectName(QStringLiteral("usedByItself"));
  itself->setToolTip(tr("Select the record that these refer to"));
  m_progress->setMaximum(kUsersSteps);
  m_progress->setTextVisible(false);
  m_progress->setAccessibleName(tr("Progress of reading references"));
  connect(m_all, &QPushButton::clicked, this, [this] {
    if (const links::RecordUse* use = m_model.groupAt(m_tree->currentIndex())) {
      Q_EMIT useChosen(*use, m_record);
    }
  });
  connect(m_cancel, &QPushButton::clicked, this, &UsersDialog::cancelWanted);
  connect(itself, &QPushButton::clicked, this, [this] { Q_EMIT recordChosen(m_record); });
  connect(close, &QPushButton::clicked, this, &QDialog::close);
  return row;
}

void UsersDialog::describe() {
  if (!m_document) {
    return;
  }
  const structure::Section& section = m_document->structure[m_record.section];
  const QString record = QStringLiteral("%1 %2 · %3")
                             .arg(QString::fromLatin1(section.table->layout().name))
                             .arg(m_record.row)
                             .arg(section.path);
  if (!m_found) {
    m_about->setText(tr("%1: searching for references…").arg(record));
  } else if (m_model.total() == 0) {
    m_about->setText(tr("%1: no record refers to it").arg(record));
  } else {
    m_about->setText(tr("%1: used %n time(s)", nullptr, static_cast<int>(m_model.total())).arg(record));
  }
}

void UsersDialog::await(const DocumentPtr& document, const RecordRef& record) {
  m_document = document;
  m_record = record;
  m_found = false;
  m_model.clear();
  describe();
  show();
  raise();
  activateWindow();
  m_tree->setFocus();
}

void UsersDialog::showUses(const std::vector<links::RecordUse>& uses) {
  endProgress();
  m_found = true;
  m_model.setUses(m_document, uses);
  describe();
  if (m_model.rowCount() == 1) {
    m_tree->expandAll();
  }
  m_tree->setCurrentIndex(m_model.index(0, 0));
}

void UsersDialog::showProgress(double fraction) {
  m_progress->setValue(static_cast<int>(fraction * kUsersSteps));
  m_progress->show();
  m_cancel->show();
}

void UsersDialog::endProgress() {
  m_progress->hide();
  m_cancel->hide();
}

void UsersDialog::showFailure(const QString& reason) {
  endProgress();
  m_about->setText(reason);
}

void UsersDialog::choose(const QModelIndex& index) {
  if (const auto record = m_model.recordAt(index)) {
    Q_EMIT recordChosen(*record);
  } else if (const links::RecordUse* use = m_model.groupAt(index)) {
    Q_EMIT useChosen(*use, m_record);
  }
}

void UsersDialog::leave() {
  m_document.reset();
  m_model.clear();
  endProgress();
  close();
}

} // namespace vitrine::ui
