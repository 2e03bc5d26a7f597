#include "ui/settings/ByteSettings.h"

namespace vitrine::ui {
namespace {

const QString kColors = QStringLiteral("bytes/colors");
const QString kValues = QStringLiteral("bytes/values");
const QString kBigEndian = QStringLiteral("bytes/bigEndian");
const QString kSearchChoice = QStringLiteral("bytes/search/%1");

} // namespace

bool ByteSettings::colorsShown() const {
  return m_store.value(kColors, true).toBool();
}

void ByteSettings::setColorsShown(bool shown) {
  m_store.setValue(kColors, shown);
}

bool ByteSettings::valuesShown() const {
  return m_store.value(kValues, false).toBool();
}

void ByteSettings::setValuesShown(bool shown) {
  m_store.setValue(kValues, shown);
}

bool ByteSettings::bigEndian() const {
  return m_store.value(kBigEndian, false).toBool();
}

void ByteSettings::setBigEndian(bool big) {
  m_store.setValue(kBigEndian, big);
}

QString ByteSettings::searchChoice(const QString& list) const {
  return m_store.value(kSearchChoice.arg(list)).toString();
}

void ByteSettings::setSearchChoice(const QString& list, const QString& id) {
  m_store.setValue(kSearchChoice.arg(list), id);
}

} // namespace vitrine::ui
