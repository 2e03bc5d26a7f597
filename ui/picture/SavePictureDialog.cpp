#include "ui/picture/SavePictureDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace vitrine::ui {

SavePictureDialog::SavePictureDialog(QSize screen, QWidget* parent)
    : QDialog(parent), m_screen(screen.expandedTo({1, 1})), m_width(new QSpinBox(this)), m_height(new QSpinBox(this)),
      m_shape(new QCheckBox(tr("Keep the &shape of the window"), this)), m_smooth(new QComboBox(this)),
      m_transparent(new QCheckBox(tr("&Transparent background"), this)) {
  setObjectName(QStringLiteral("savePicture"));
  setWindowTitle(tr("Save Picture"));
  for (QSpinBox* side : {m_width, m_height}) {
    side->setRange(1, kLargest);
    side->setSuffix(tr(" px"));
    connect(side, &QSpinBox::valueChanged, this, [this, side] { keepShape(*side); });
  }
  m_width->setObjectName(QStringLiteral("picture.width"));
  m_height->setObjectName(QStringLiteral("picture.height"));
  m_smooth->setObjectName(QStringLiteral("picture.smooth"));
  m_transparent->setObjectName(QStringLiteral("picture.transparent"));
  m_smooth->addItem(tr("as OpenGL draws them"), 1);
  m_smooth->addItem(tr("smooth, of 2 × 2 points"), 2);
  m_smooth->addItem(tr("very smooth, of 4 × 4 points"), 4);
  m_smooth->setCurrentIndex(1);
  m_shape->setChecked(true);
  auto* layout = new QFormLayout(this);
  layout->addRow(tr("&Width:"), m_width);
  layout->addRow(tr("&Height:"), m_height);
  layout->addRow(m_shape);
  layout->addRow(tr("&Edges:"), m_smooth);
  layout->addRow(m_transparent);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
  layout->addRow(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  m_width->setValue(m_screen.width());
  m_width->selectAll();
}

void SavePictureDialog::keepShape(QSpinBox& changed) {
  if (!m_shape->isChecked()) {
    return;
  }
  const bool byWidth = &changed == m_width;
  QSpinBox& other = byWidth ? *m_height : *m_width;
  const double factor = static_cast<double>(m_screen.height()) / m_screen.width();
  const QSignalBlocker quiet(other);
  other.setValue(qRound(byWidth ? changed.value() * factor : changed.value() / factor));
}

SavePictureDialog::Wish SavePictureDialog::wish() const {
  return {.size = QSize(m_width->value(), m_height->value()),
          .supersample = m_smooth->currentData().toInt(),
          .transparent = m_transparent->isChecked()};
}

} // namespace vitrine::ui
