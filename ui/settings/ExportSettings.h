#pragma once

#include "core/exporting/ExportFormat.h"
#include "core/exporting/ExportScope.h"

#include <QSettings>

namespace vitrine::ui {

/// How models were exported last, between runs.
class ExportSettings {
public:
  /// `store` must outlive this object.
  explicit ExportSettings(QSettings& store) : m_store(store) {}

  struct Choices {
    exporting::ExportFormat format = exporting::ExportFormat::Glb;
    exporting::ExportScope scope = exporting::ExportScope::Visible; ///< never the selection, which passes
    exporting::LightAs light = exporting::LightAs::Nothing;
    bool picturesBeside = false; ///< where the format has a choice

    bool operator==(const Choices&) const = default;
  };
  Choices choices() const;
  void setChoices(const Choices& choices);

  /// Folder that was exported to last; the user's home if it is no longer there.
  QString folder() const;
  void setFolder(const QString& folder);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
