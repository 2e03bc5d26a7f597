#include "ui/widgets/SaveDialog.h"

#include "ui/widgets/FieldLabel.h"

#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>

namespace vitrine::ui {
namespace {

constexpr int kPartsOfProgress = 1000;
constexpr int kLettersOfPath = 40;

} // namespace

SaveDialog::SaveDialog(const QString& topic, const QString& title, QWidget* parent)
    : QDialog(parent), m_topic(topic), m_settings(new QWidget(this)), m_form(new QFormLayout(m_settings)),
      m_rows(new QVBoxLayout(this)), m_path(new QLineEdit(m_settings)), m_progress(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this)) {
  setWindowTitle(title);
  m_form->setContentsMargins(0, 0, 0, 0);
  m_path->setObjectName(topic + QStringLiteral(".path"));
  m_path->setMinimumWidth(fontMetrics().averageCharWidth() * kLettersOfPath);
  m_progress->setObjectName(topic + QStringLiteral(".progress"));
  m_progress->setAccessibleName(title);
  m_progress->setRange(0, kPartsOfProgress);
  m_progress->setVisible(false);
  m_rows->addWidget(m_settings);
  m_rows->addWidget(m_progress);
  m_rows->addWidget(m_buttons);
  connect(m_buttons, &QDialogButtonBox::accepted, this, [this] { save(); });
  connect(m_buttons, &QDialogButtonBox::rejected, this, &SaveDialog::reject);
}

void SaveDialog::addBelow(QWidget* widget, int stretch) {
  m_rows->insertWidget(m_rows->indexOf(m_progress), widget, stretch);
}

void SaveDialog::addPath(const QString& label, const QString& choose, const QString& path) {
  setPath(path);
  m_path->setCursorPosition(static_cast<int>(m_path->text().size()));
  auto* row = new QWidget(m_settings);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* button = new QPushButton(choose, row);
  button->setObjectName(m_topic + QStringLiteral(".choose"));
  button->setAutoDefault(false);
  layout->addWidget(m_path, 1);
  layout->addWidget(button);
  connect(button, &QPushButton::clicked, this, [this] { choosePath(); });
  connect(m_path, &QLineEdit::textChanged, this, [this] { fit(); });
  m_form->addRow(makeFieldLabel(label, *m_path, m_settings), row);
}

QString SaveDialog::path() const {
  return QDir::fromNativeSeparators(m_path->text().trimmed());
}

void SaveDialog::setPath(const QString& path) {
  m_path->setText(QDir::toNativeSeparators(path));
}

void SaveDialog::showProgress(double fraction) {
  m_progress->setRange(0, fraction < 0 ? 0 : kPartsOfProgress);
  m_progress->setValue(qRound(std::clamp(fraction, 0.0, 1.0) * kPartsOfProgress));
}

void SaveDialog::setSavable(bool savable) {
  button(QDialogButtonBox::Save)->setEnabled(savable && !m_busy);
}

void SaveDialog::askToReplace(const QString& question, const QString& details, std::function<void()> then) {
  auto* box = new QMessageBox(QMessageBox::Question, windowTitle(), question, QMessageBox::Yes | QMessageBox::No, this);
  box->setInformativeText(details);
  box->setObjectName(QStringLiteral("replaceQuestion"));
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setDefaultButton(QMessageBox::No);
  connect(box, &QMessageBox::finished, this, [then = std::move(then)](int answer) {
    if (answer == QMessageBox::Yes) {
      then();
    }
  });
  box->open();
}

void SaveDialog::setBusy(bool busy) {
  m_busy = busy;
  m_settings->setEnabled(!busy);
  m_progress->setVisible(busy);
  showProgress(0);
  button(QDialogButtonBox::Cancel)->setEnabled(true);
  fit();
  if (busy) {
    button(QDialogButtonBox::Cancel)->setFocus();
  }
}

void SaveDialog::reject() {
  if (m_busy) {
    giveUp();
  } else {
    QDialog::reject();
  }
}

} // namespace vitrine::ui
