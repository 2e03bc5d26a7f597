#include "ui/comparing/CompareChooser.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine::ui {

CompareChooser::CompareChooser(const QStringList& documents, QWidget* parent)
    : QDialog(parent), m_list(new QListWidget(this)) {
  setObjectName(QStringLiteral("compareChooser"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Compare With"));
  auto* label = new QLabel(tr("&Compare the current file with:"), this);
  label->setBuddy(m_list);
  m_list->setObjectName(QStringLiteral("compareDocuments"));
  m_list->setAccessibleName(tr("Other open documents"));
  m_list->addItems(documents);
  m_list->setCurrentRow(0);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  QPushButton* compare = buttons->addButton(tr("Co&mpare"), QDialogButtonBox::AcceptRole);
  compare->setObjectName(QStringLiteral("compareChosen"));
  compare->setDefault(true);
  QPushButton* file = buttons->addButton(tr("Another &File…"), QDialogButtonBox::ActionRole);
  file->setObjectName(QStringLiteral("compareFile"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(label);
  layout->addWidget(m_list, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(compare, &QPushButton::clicked, this, &CompareChooser::choose);
  connect(m_list, &QListWidget::itemActivated, this, &CompareChooser::choose);
  connect(file, &QPushButton::clicked, this, [this] {
    close();
    Q_EMIT fileWanted();
  });
  m_list->setFocus();
}

void CompareChooser::choose() {
  const int row = m_list->currentRow();
  if (row >= 0 && isVisible()) {
    close();
    Q_EMIT documentChosen(row);
  }
}

} // namespace vitrine::ui
