#include "ui/settings/ProgramSettings.h"

namespace vitrine::ui {
namespace {

const QString kLanguage = QStringLiteral("program/language");
const QString kFontScale = QStringLiteral("program/fontScale");
const QString kReducedMotion = QStringLiteral("program/reducedMotion");
const QString kLengthUnit = QStringLiteral("program/lengthUnit");
const QString kMemoryLimit = QStringLiteral("program/memoryLimit");

constexpr int kUsualFont = 100;

} // namespace

int ProgramSettings::number(const QString& key, int least, int most, int usual) const {
  bool isNumber = false;
  const int value = m_store.value(key, usual).toInt(&isNumber);
  return isNumber && value >= least && value <= most ? value : usual;
}

QString ProgramSettings::language() const {
  return m_store.value(kLanguage).toString();
}

void ProgramSettings::setLanguage(const QString& code) {
  if (code.isEmpty()) {
    m_store.remove(kLanguage);
  } else {
    m_store.setValue(kLanguage, code);
  }
}

int ProgramSettings::fontScale() const {
  return number(kFontScale, kSmallestFont, kLargestFont, kUsualFont);
}

void ProgramSettings::setFontScale(int percent) {
  m_store.setValue(kFontScale, percent);
}

bool ProgramSettings::reducedMotion() const {
  return m_store.value(kReducedMotion, false).toBool();
}

void ProgramSettings::setReducedMotion(bool reduced) {
  m_store.setValue(kReducedMotion, reduced);
}

LengthUnit ProgramSettings::lengthUnit() const {
  return lengthUnitById(m_store.value(kLengthUnit).toString());
}

void ProgramSettings::setLengthUnit(LengthUnit unit) {
  m_store.setValue(kLengthUnit, lengthUnitId(unit));
}

int ProgramSettings::memoryLimit() const {
  return number(kMemoryLimit, kLeastMemory, kMostMemory, kUsualMemory);
}

void ProgramSettings::setMemoryLimit(int mebibytes) {
  m_store.setValue(kMemoryLimit, mebibytes);
}

} // namespace vitrine::ui
