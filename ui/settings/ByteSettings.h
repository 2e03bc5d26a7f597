#pragma once

#include <QSettings>
#include <QString>

namespace vitrine::ui {

/// The byte view as the user wants it, between runs.
class ByteSettings {
public:
  /// `store` must outlive this object.
  explicit ByteSettings(QSettings& store) : m_store(store) {}

  /// Grounds of bytes by structure.
  bool colorsShown() const;
  void setColorsShown(bool shown);
  /// The table of values beside the bytes.
  bool valuesShown() const;
  void setValuesShown(bool shown);
  /// Byte order of the values at the cursor, and of the first column of the table.
  bool bigEndian() const;
  void setBigEndian(bool big);

  /// Id of the choice made in a list of the search bar ("kind", "encoding" …); empty: none yet.
  QString searchChoice(const QString& list) const;
  void setSearchChoice(const QString& list, const QString& id);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
