#include "ui/settings/RecordSettings.h"

namespace vitrine::ui {
namespace {

const QString kHiddenFields = QStringLiteral("records/%1/hiddenFields");
const QString kFieldOrder = QStringLiteral("records/%1/fieldOrder");
const QString kCellForm = QStringLiteral("records/cellForm");
const QString kFilters = QStringLiteral("records/%1/filters");

constexpr qsizetype kMostFilters = 20;

/// A slash would begin a group of settings.
QString settingsKey(const QString& pattern, QString layout) {
  return pattern.arg(layout.replace(QLatin1Char('/'), QLatin1Char('_')));
}

} // namespace

QStringList RecordSettings::hiddenFields(const QString& layout) const {
  return m_store.value(settingsKey(kHiddenFields, layout)).toStringList();
}

void RecordSettings::setHiddenFields(const QString& layout, const QStringList& fields) {
  m_store.setValue(settingsKey(kHiddenFields, layout), fields);
}

QStringList RecordSettings::fieldOrder(const QString& layout) const {
  return m_store.value(settingsKey(kFieldOrder, layout)).toStringList();
}

void RecordSettings::setFieldOrder(const QString& layout, const QStringList& fields) {
  m_store.setValue(settingsKey(kFieldOrder, layout), fields);
}

QStringList RecordSettings::filters(const QString& layout) const {
  return m_store.value(settingsKey(kFilters, layout)).toStringList();
}

void RecordSettings::addFilter(const QString& layout, const QString& filter) {
  QStringList all = filters(layout);
  all.removeAll(filter);
  all.prepend(filter);
  m_store.setValue(settingsKey(kFilters, layout), all.mid(0, kMostFilters));
}

CellForm RecordSettings::cellForm() const {
  return cellFormById(m_store.value(kCellForm).toString());
}

void RecordSettings::setCellForm(CellForm form) {
  m_store.setValue(kCellForm, cellFormId(form));
}

} // namespace vitrine::ui
