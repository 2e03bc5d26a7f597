#include "ui/capture/PictureLooksEdit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <array>

namespace vitrine::ui {
namespace {

constexpr std::array kPresets = {QSize(1280, 720),  QSize(1920, 1080),  QSize(2560, 1440), QSize(3840, 2160),
                                 QSize(7680, 4320), QSize(16384, 9216), QSize(2048, 2048), QSize(1080, 1920)};
constexpr std::array kSamples = {1, 2, 3, 4, 6, 8};

} // namespace

PictureLooksEdit::PictureLooksEdit(QFormLayout& form, QSize screen, const PictureLooks& first, QWidget* parent)
    : QObject(parent), m_screen(screen.expandedTo({1, 1})), m_preset(new QComboBox(parent)),
      m_width(new QSpinBox(parent)), m_height(new QSpinBox(parent)),
      m_shape(new QCheckBox(tr("&Keep the aspect ratio of the window"), parent)), m_smooth(new QComboBox(parent)),
      m_transparent(new QCheckBox(tr("&Transparent background"), parent)),
      m_labels(new QCheckBox(tr("&Labels"), parent)),
      m_ground(new QCheckBox(tr("Shadow and &grid on the ground"), parent)) {
  addSizes(form);
  addLooks(form, first);
  m_shape->setChecked(first.size.isEmpty());
  m_width->setValue(first.size.isEmpty() ? m_screen.width() : first.size.width());
  if (!first.size.isEmpty()) {
    m_height->setValue(first.size.height());
  }
}

void PictureLooksEdit::addSizes(QFormLayout& form) {
  m_preset->setObjectName(QStringLiteral("picture.preset"));
  m_preset->addItem(tr("Same as the window"), m_screen);
  for (const QSize& size : kPresets) {
    m_preset->addItem(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height()), size);
  }
  m_preset->addItem(tr("Custom"));
  connect(m_preset, &QComboBox::activated, this, &PictureLooksEdit::takePreset);
  for (QSpinBox* side : {m_width, m_height}) {
    side->setRange(1, kLargest);
    side->setSuffix(tr(" px"));
    connect(side, &QSpinBox::valueChanged, this, [this, side] { keepShape(*side); });
  }
  m_width->setObjectName(QStringLiteral("picture.width"));
  m_height->setObjectName(QStringLiteral("picture.height"));
  form.addRow(tr("Si&ze:"), m_preset);
  form.addRow(tr("&Width:"), m_width);
  form.addRow(tr("&Height:"), m_height);
  form.addRow(m_shape);
}

void PictureLooksEdit::addLooks(QFormLayout& form, const PictureLooks& first) {
  m_smooth->setObjectName(QStringLiteral("picture.smooth"));
  for (const int samples : kSamples) {
    m_smooth->addItem(samples == 1 ? tr("as drawn by OpenGL") : tr("smooth, %1 × %1 samples").arg(samples), samples);
  }
  m_smooth->setCurrentIndex(m_smooth->findData(first.supersample));
  m_transparent->setObjectName(QStringLiteral("picture.transparent"));
  m_transparent->setChecked(first.transparent);
  m_labels->setObjectName(QStringLiteral("picture.labels"));
  m_labels->setChecked(first.labels);
  m_ground->setObjectName(QStringLiteral("picture.ground"));
  m_ground->setChecked(first.ground);
  form.addRow(tr("&Edges:"), m_smooth);
  for (QCheckBox* box : {m_transparent, m_labels, m_ground}) {
    form.addRow(box);
  }
}

void PictureLooksEdit::takePreset(int index) {
  const QSize size = m_preset->itemData(index).toSize();
  if (size.isEmpty()) {
    m_width->setFocus();
    return;
  }
  {
    const QSignalBlocker quiet(m_width);
    const QSignalBlocker quietToo(m_height);
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    m_shape->setChecked(size == m_screen);
  }
  Q_EMIT sizeChanged(size);
}

void PictureLooksEdit::keepShape(QSpinBox& changed) {
  if (const auto share = heightShare()) {
    const bool byWidth = &changed == m_width;
    QSpinBox& other = byWidth ? *m_height : *m_width;
    const double factor = *share;
    const QSignalBlocker quiet(other);
    other.setValue(qRound(byWidth ? changed.value() * factor : changed.value() / factor));
  }
  const QSize size = looks().size;
  const int known = m_preset->findData(size);
  m_preset->setCurrentIndex(known >= 0 ? known : m_preset->count() - 1);
  Q_EMIT sizeChanged(isFree() ? size : m_screen);
}

std::optional<double> PictureLooksEdit::heightShare() const {
  if (m_sizes.heightShare) {
    return m_sizes.heightShare;
  }
  return m_shape->isChecked() ? std::optional(static_cast<double>(m_screen.height()) / m_screen.width()) : std::nullopt;
}

void PictureLooksEdit::setSizes(const Sizes& sizes) {
  const bool wasFree = isFree();
  m_sizes = sizes;
  m_preset->setEnabled(isFree());
  m_shape->setEnabled(isFree());
  m_width->setEnabled(!sizes.fixed);
  m_height->setEnabled(isFree());
  if (isFree() && wasFree) {
    return;
  }
  QSize size = sizes.first.isEmpty() && !sizes.fixed ? m_screen : sizes.first;
  if (sizes.heightShare && sizes.first.isEmpty()) {
    size.setWidth(std::min(size.width(), qRound(size.height() / *sizes.heightShare)));
    size.setHeight(qRound(size.width() * *sizes.heightShare));
  }
  {
    const QSignalBlocker quiet(m_width);
    const QSignalBlocker quietToo(m_height);
    m_width->setRange(sizes.fixed ? 0 : 1, kLargest);
    m_height->setRange(sizes.fixed ? 0 : 1, kLargest);
    m_width->setValue(size.width());
    m_height->setValue(size.height());
  }
  m_preset->setCurrentIndex(isFree() ? 0 : m_preset->count() - 1);
  m_shape->setChecked(true);
  Q_EMIT sizeChanged(isFree() ? looks().size : m_screen);
}

PictureLooks PictureLooksEdit::looks() const {
  return {.size = QSize(m_width->value(), m_height->value()),
          .supersample = m_smooth->currentData().toInt(),
          .transparent = m_transparent->isChecked() && m_transparent->isEnabledTo(m_transparent->parentWidget()),
          .labels = m_labels->isChecked(),
          .ground = m_ground->isChecked()};
}

void PictureLooksEdit::setAlphaPossible(bool possible) {
  m_transparent->setEnabled(possible);
}

void PictureLooksEdit::focus() {
  m_width->setFocus();
  m_width->selectAll();
}

} // namespace vitrine::ui
