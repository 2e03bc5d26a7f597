#include "ui/preferences/SettingEditor.h"

#include "ui/settings/Settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace vitrine::ui {
namespace {

/// Calls `show` with the stored value now and after each change.
template <class Show>
void followStored(Settings& settings, const SettingInfo& setting, QWidget* editor, Show show) {
  show(settings.stored(setting));
  settings.observe([&setting](const Settings& all) { return all.stored(setting); }, editor, show);
}

QWidget* makeSwitchEditor(Settings& settings, const SettingInfo& setting, QWidget* parent) {
  auto* box = new QCheckBox(setting.label(), parent);
  QObject::connect(box, &QCheckBox::clicked, box,
                   [&settings, &setting](bool checked) { settings.store(setting, {}, checked); });
  followStored(settings, setting, box, [box](const QVariant& value) { box->setChecked(value.toBool()); });
  return box;
}

QWidget* makeNumberEditor(Settings& settings, const SettingInfo& setting, QWidget* parent) {
  const SettingRange& range = setting.range();
  auto* box = new QSpinBox(parent);
  box->setRange(qRound(range.least * range.shownFactor), qRound(range.most * range.shownFactor));
  box->setSingleStep(range.step);
  box->setSuffix(QString::fromUtf8(range.unit));
  box->setSpecialValueText(setting.translated(range.leastText));
  box->setKeyboardTracking(false); // a number that is half typed is not stored
  QObject::connect(box, &QSpinBox::valueChanged, box, [&settings, &setting, &range](int shown) {
    const bool isInteger = setting.type() == SettingInfo::Type::Integer;
    settings.store(setting, {}, isInteger ? QVariant(shown) : QVariant(shown / range.shownFactor));
  });
  followStored(settings, setting, box, [box, &range](const QVariant& value) {
    const QSignalBlocker quiet(box);
    box->setValue(qRound(value.toDouble() * range.shownFactor));
  });
  return box;
}

QWidget* makeChoiceEditor(Settings& settings, const SettingInfo& setting, QWidget* parent) {
  auto* box = new QComboBox(parent);
  for (const SettingInfo::Choice& choice : setting.choices()) {
    box->addItem(choice.text ? setting.translated(choice.text) : choice.id, choice.id);
  }
  QObject::connect(box, &QComboBox::activated, box,
                   [&settings, &setting, box] { settings.store(setting, {}, box->currentData()); });
  followStored(settings, setting, box,
               [box](const QVariant& value) { box->setCurrentIndex(box->findData(value.toString())); });
  return box;
}

QWidget* makeTextEditor(Settings& settings, const SettingInfo& setting, QWidget* parent) {
  auto* edit = new QLineEdit(parent);
  edit->setPlaceholderText(setting.storedDefault().toString());
  const auto isTyped = std::make_shared<bool>(false);
  QObject::connect(edit, &QLineEdit::textEdited, edit, [&settings, &setting, isTyped](const QString& text) {
    *isTyped = true;
    settings.store(setting, {}, text);
    *isTyped = false;
  });
  followStored(settings, setting, edit, [edit, isTyped](const QVariant& value) {
    // A text that was emptied stands for the default, which is not put in the place of what the user types.
    if (!*isTyped) {
      edit->setText(value.toString());
    }
  });
  return edit;
}

QWidget* makeBareEditor(Settings& settings, const SettingInfo& setting, QWidget* parent) {
  switch (setting.type()) {
  case SettingInfo::Type::Switch:
    return makeSwitchEditor(settings, setting, parent);
  case SettingInfo::Type::Integer:
  case SettingInfo::Type::Number:
    return makeNumberEditor(settings, setting, parent);
  case SettingInfo::Type::Choice:
    return makeChoiceEditor(settings, setting, parent);
  case SettingInfo::Type::Text:
    return makeTextEditor(settings, setting, parent);
  case SettingInfo::Type::TextList:
  case SettingInfo::Type::Bytes:
  case SettingInfo::Type::List:
    break;
  }
  Q_UNREACHABLE();
}

} // namespace

QWidget* makeSettingEditor(Settings& settings, const SettingInfo& setting, QWidget* parent) {
  QWidget* editor = makeBareEditor(settings, setting, parent);
  editor->setObjectName(setting.objectName());
  return editor;
}

} // namespace vitrine::ui
