#pragma once

#include "ui/settings/CellForm.h"

#include <QSettings>
#include <QStringList>

namespace vitrine::ui {

/// The record tables as the user wants them, between runs. Columns and filters are kept for each layout, by its name.
class RecordSettings {
public:
  /// `store` must outlive this object.
  explicit RecordSettings(QSettings& store) : m_store(store) {}

  /// Fields that are not shown.
  QStringList hiddenFields(const QString& layout) const;
  void setHiddenFields(const QString& layout, const QStringList& fields);
  /// Fields in the order of the columns; empty: that of the file.
  QStringList fieldOrder(const QString& layout) const;
  void setFieldOrder(const QString& layout, const QStringList& fields);
  /// Filters used before, the last one first.
  QStringList filters(const QString& layout) const;
  void addFilter(const QString& layout, const QString& filter);
  /// What the tables show of numbers that have names.
  CellForm cellForm() const;
  void setCellForm(CellForm form);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
