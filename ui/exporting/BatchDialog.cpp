#include "ui/exporting/BatchDialog.h"

#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/Texts.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace vitrine::ui {

BatchDialog::BatchDialog(BatchRun* run, const QString& folder, QWidget* parent)
    : QDialog(parent), m_run(run), m_folder(folder), m_text(new ElidedLabel(this, Qt::ElideMiddle)),
      m_bar(new QProgressBar(this)), m_failures(new QTreeWidget(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this)) {
  setObjectName(QStringLiteral("batchDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(run->total() > 1 ? tr("Process Files") : tr("Export"));
  run->setParent(this);
  m_text->setObjectName(QStringLiteral("batchText"));
  m_bar->setRange(0, run->total());
  m_failures->setObjectName(QStringLiteral("batchFailures"));
  m_failures->setHeaderLabels({tr("File"), tr("Reason")});
  m_failures->setRootIsDecorated(false);
  m_failures->setAccessibleName(tr("Files that could not be processed"));
  m_failures->hide();
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_text);
  layout->addWidget(m_bar);
  layout->addWidget(m_failures, 1);
  layout->addWidget(m_buttons);
  setMinimumWidth(fontMetrics().averageCharWidth() * 95);
  connect(run, &BatchRun::progressed, this, &BatchDialog::showTask);
  connect(run, &BatchRun::finished, this, &BatchDialog::summarize);
  connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  run->start();
}

void BatchDialog::showTask(const QString& file) {
  m_bar->setValue(m_run->done());
  m_text->setText(tr("%1 of %2: %3")
                      .arg(countText(static_cast<std::uint64_t>(m_run->done()) + 1),
                           countText(static_cast<std::uint64_t>(m_run->total())), QFileInfo(file).fileName()));
}

void BatchDialog::summarize() {
  m_over = true;
  m_bar->hide();
  const QString made = tr("%n file(s) written to %1", nullptr, m_run->made()).arg(QDir::toNativeSeparators(m_folder));
  const auto failed = static_cast<int>(m_run->failures().size());
  QStringList parts{made};
  if (failed > 0) {
    parts << tr("%n file(s) could not be processed:", nullptr, failed);
  }
  const auto partly = static_cast<int>(m_run->notes().size());
  if (failed == 0 && partly > 0) {
    parts << tr("%n of them are incomplete:", nullptr, partly);
  }
  if (m_run->cancelled()) {
    parts << tr("cancelled");
  }
  m_text->setText(parts.join(QStringLiteral("; ")));
  std::vector<BatchRun::Failure> rows = m_run->failures();
  rows.insert(rows.end(), m_run->notes().begin(), m_run->notes().end());
  for (const BatchRun::Failure& failure : rows) {
    auto* item = new QTreeWidgetItem(m_failures, {QFileInfo(failure.file).fileName(), failure.reason});
    item->setToolTip(0, plainToolTip(QDir::toNativeSeparators(failure.file)));
    item->setToolTip(1, plainToolTip(failure.reason));
  }
  m_failures->setVisible(!rows.empty());
  m_failures->resizeColumnToContents(0);
  m_buttons->setStandardButtons(QDialogButtonBox::Close);
  m_buttons->button(QDialogButtonBox::Close)->setFocus();
  adjustSize();
}

/// The first press ends the run, and shows what became of it.
void BatchDialog::done(int result) {
  if (!m_over) {
    m_run->cancel();
    return;
  }
  QDialog::done(result);
}

} // namespace vitrine::ui
