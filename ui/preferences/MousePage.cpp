#include "ui/preferences/MousePage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>

namespace vitrine::ui {
namespace {

constexpr double kPercent = 100;
constexpr int kLookSpeedStep = 10;

} // namespace

MousePage::MousePage(InputSettings& settings, QWidget* parent)
    : SettingsPage(QStringLiteral("mouse"), tr("Mouse and Touchpad"), parent), m_settings(settings),
      m_speed(new QSpinBox(this)), m_invertY(new QCheckBox(tr("&Up looks down"), this)),
      m_invertWheel(new QCheckBox(tr("Turn the &wheel around"), this)), m_touchpad(new QComboBox(this)),
      m_buttons(new QComboBox(this)), m_hand(new QComboBox(this)) {
  m_speed->setObjectName(QStringLiteral("settings.lookSpeed"));
  m_speed->setRange(qRound(InputFeel::kSlowest * kPercent), qRound(InputFeel::kFastest * kPercent));
  m_speed->setSingleStep(kLookSpeedStep);
  m_speed->setSuffix(QStringLiteral(" %"));
  m_invertY->setObjectName(QStringLiteral("settings.invertY"));
  m_invertWheel->setObjectName(QStringLiteral("settings.invertWheel"));
  makeChoices();
  addSetting(tr("Mouse &speed:"), m_speed, tr("How far a drag turns the view."));
  addSetting({}, m_invertY, tr("Drag up to look down, as with the stick of a plane."));
  addSetting({}, m_invertWheel, tr("Towards you is faster, and nearer."));
  addSetting(tr("&Two fingers:"), m_touchpad, tr("On a touchpad. Pinching always zooms."));
  addSetting(
      tr("Mouse &buttons:"), m_buttons,
      tr("Blender: the middle button turns, with Shift it moves sideways, with Ctrl it zooms. Maya: with Alt the "
         "left button turns, the middle one moves sideways, the right one zooms."));
  addSetting(tr("&Flying keys:"), m_hand,
             tr("By their place on the keyboard. O or E, and Space, are up; U or Q down."));
  connectAll();
  MousePage::refresh();
}

void MousePage::makeChoices() {
  m_touchpad->setObjectName(QStringLiteral("settings.touchpad"));
  m_touchpad->addItem(tr("as the wheel"), touchpadScrollId(TouchpadScroll::Wheel));
  m_touchpad->addItem(tr("look around"), touchpadScrollId(TouchpadScroll::Look));
  m_buttons->setObjectName(QStringLiteral("settings.mouseButtons"));
  m_buttons->addItem(QStringLiteral("Vitrine"), dragSchemeId(DragScheme::Vitrine));
  m_buttons->addItem(QStringLiteral("Blender"), dragSchemeId(DragScheme::Blender));
  m_buttons->addItem(QStringLiteral("Maya"), dragSchemeId(DragScheme::Maya));
  m_hand->setObjectName(QStringLiteral("settings.flyHand"));
  m_hand->addItem(tr("left hand: W A S D"), flyHandId(FlyHand::Left));
  m_hand->addItem(tr("right hand: I J K L"), flyHandId(FlyHand::Right));
}

void MousePage::connectAll() {
  connect(m_speed, &QSpinBox::valueChanged, this, &MousePage::store);
  for (const QCheckBox* box : {m_invertY, m_invertWheel}) {
    connect(box, &QCheckBox::clicked, this, &MousePage::store);
  }
  for (const QComboBox* box : {m_touchpad, m_buttons, m_hand}) {
    connect(box, &QComboBox::activated, this, &MousePage::store);
  }
}

void MousePage::store() {
  m_settings.setFeel({.lookSpeed = m_speed->value() / kPercent,
                      .invertY = m_invertY->isChecked(),
                      .invertWheel = m_invertWheel->isChecked(),
                      .touchpad = touchpadScrollById(m_touchpad->currentData().toString()),
                      .drags = dragSchemeById(m_buttons->currentData().toString()),
                      .flyHand = flyHandById(m_hand->currentData().toString())});
  Q_EMIT changed();
}

void MousePage::restoreDefaults() {
  m_settings.setFeel({});
  refresh();
  Q_EMIT changed();
}

void MousePage::refresh() {
  const InputFeel feel = m_settings.feel();
  const QSignalBlocker quiet(m_speed);
  m_speed->setValue(qRound(feel.lookSpeed * kPercent));
  m_invertY->setChecked(feel.invertY);
  m_invertWheel->setChecked(feel.invertWheel);
  m_touchpad->setCurrentIndex(m_touchpad->findData(touchpadScrollId(feel.touchpad)));
  m_buttons->setCurrentIndex(m_buttons->findData(dragSchemeId(feel.drags)));
  m_hand->setCurrentIndex(m_hand->findData(flyHandId(feel.flyHand)));
}

} // namespace vitrine::ui
