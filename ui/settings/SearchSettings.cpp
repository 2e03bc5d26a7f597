#include "ui/settings/SearchSettings.h"

namespace vitrine::ui {
namespace {

const QString kTexts = QStringLiteral("search/texts");
const QString kLeftOut = QStringLiteral("search/kindsLeftOut");

} // namespace

QStringList SearchSettings::texts() const {
  return m_store.value(kTexts).toStringList().mid(0, kMostTexts);
}

void SearchSettings::addText(const QString& text) {
  QStringList all = texts();
  all.removeAll(text);
  all.prepend(text);
  m_store.setValue(kTexts, all.mid(0, kMostTexts));
}

QStringList SearchSettings::kindsLeftOut() const {
  return m_store.value(kLeftOut).toStringList();
}

void SearchSettings::setKindsLeftOut(const QStringList& ids) {
  m_store.setValue(kLeftOut, ids);
}

} // namespace vitrine::ui
