#include "ui/mainwindow/ReadingOptionsDialog.h"

#include "ui/widgets/Texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine::ui {

std::vector<formats::ReadingOption> readingOptionsOf(const formats::FormatRegistry& registry, const QString& id) {
  const formats::Format* format = registry.byId(id);
  return format ? registry.readingOptionsOf(*format) : std::vector<formats::ReadingOption>();
}

ReadingOptionsDialog::ReadingOptionsDialog(std::vector<formats::ReadingOption> options,
                                           const QHash<QString, QString>& current, QWidget* parent)
    : QDialog(parent), m_values(current) {
  setObjectName(QStringLiteral("readingOptionsDialog"));
  setWindowTitle(tr("Reading Options"));
  auto* form = new QFormLayout;
  for (const formats::ReadingOption& option : options) {
    addOption(option, *form);
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Read Again"));
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addStretch(1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &ReadingOptionsDialog::choose);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ReadingOptionsDialog::addOption(const formats::ReadingOption& option, QFormLayout& form) {
  auto* box = new QComboBox(this);
  box->setObjectName(QStringLiteral("readingOption.") + option.id);
  for (const formats::ReadingChoice& choice : option.choices) {
    box->addItem(formatText(choice.label), choice.value);
  }
  box->setCurrentIndex(std::max(0, box->findData(m_values.value(option.id).toLower())));
  connect(box, &QComboBox::currentIndexChanged, this, [this, box, id = option.id](int index) {
    if (index > 0) {
      m_values.insert(id, box->itemData(index).toString());
    } else {
      m_values.remove(id);
    }
  });
  form.addRow(formatText(option.label), box);
  if (!option.help.isEmpty()) {
    const QString help = formatText(option.help);
    auto* text = new QLabel(help, this);
    text->setWordWrap(true);
    form.addRow(text);
    box->setAccessibleDescription(help);
  }
}

void ReadingOptionsDialog::choose() {
  accept();
  Q_EMIT chosen(m_values);
}

} // namespace vitrine::ui
