#include "ui/mainwindow/FormatChooser.h"

#include "core/formats/api/RawFormat.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/Texts.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine::ui {

FormatChooser::FormatChooser(const formats::FormatRegistry& registry, const QString& path, const QString& current,
                             QWidget* parent)
    : QDialog(parent), m_formats(new QListWidget(this)) {
  setObjectName(QStringLiteral("formatDialog"));
  setWindowTitle(tr("Open As"));
  auto* name = new ElidedLabel(this, Qt::ElideMiddle);
  name->setText(tr("Read %1 as:").arg(QFileInfo(path).fileName()));
  m_formats->setObjectName(QStringLiteral("formatList"));
  m_formats->setAccessibleName(tr("Formats"));
  const formats::Format* likely = registry.byId(current);
  for (const auto& format : registry.formats()) {
    addFormat(format->info());
    if (!likely && format->info().extensions.contains(QFileInfo(path).suffix().toLower())) {
      likely = format.get();
    }
  }
  addFormat(formats::RawFormat::instance().info());
  const QString first = likely ? likely->info().id : formats::RawFormat::id();
  for (int row = 0; row < m_formats->count(); ++row) {
    if (m_formats->item(row)->data(Qt::UserRole).toString() == first) {
      m_formats->setCurrentRow(row);
    }
  }
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(name);
  layout->addWidget(m_formats, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &FormatChooser::choose);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_formats, &QListWidget::itemDoubleClicked, this, &FormatChooser::choose);
  m_formats->setFocus();
  constexpr int kWidth = 60;
  constexpr int kLines = 20;
  resize(fontMetrics().averageCharWidth() * kWidth, fontMetrics().height() * kLines);
}

void FormatChooser::addFormat(const formats::FormatInfo& info) {
  QString text = info.id == formats::RawFormat::id() ? tr("Bytes only") : formatText(info.name);
  if (!info.extensions.isEmpty()) {
    text += QStringLiteral(" (*.%1)").arg(info.extensions.join(QStringLiteral(", *.")));
  }
  auto* item = new QListWidgetItem(text, m_formats);
  item->setData(Qt::UserRole, info.id);
}

void FormatChooser::choose() {
  if (const QListWidgetItem* item = m_formats->currentItem()) {
    const QString format = item->data(Qt::UserRole).toString();
    accept();
    Q_EMIT chosen(format);
  }
}

} // namespace vitrine::ui
