#pragma once

#include <QSettings>
#include <QStringList>

namespace vitrine::ui {

/// The texts searched for and how, between runs.
class SearchSettings {
public:
  static constexpr qsizetype kMostTexts = 20;

  /// `store` must outlive this object.
  explicit SearchSettings(QSettings& store) : m_store(store) {}

  /// Texts that were searched for, the latest first.
  QStringList texts() const;
  /// Makes it the latest text.
  void addText(const QString& text);
  /// Ids of the kinds that are left out (searching::idOf).
  QStringList kindsLeftOut() const;
  void setKindsLeftOut(const QStringList& ids);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
