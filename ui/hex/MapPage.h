#pragma once

#include "core/base/Task.h"
#include "ui/hex/MapSurface.h"

class QToolButton;

namespace vitrine::ui {

class ElidedLabel;

/// The map of a space: a strip, a treemap, or both, and a line about what is pointed at.
class MapPage : public QWidget {
  Q_OBJECT

public:
  explicit MapPage(QWidget* parent = nullptr);

  /// Shows a space once the page is seen. Null: nothing.
  void setSpace(const DocumentPtr& document, SpaceId space);
  MapSurface& strip() { return *m_strip; }
  MapSurface& treemap() { return *m_treemap; }

Q_SIGNALS:
  void chosen(const vitrine::ui::MapPlace& place);

protected:
  void showEvent(QShowEvent* event) override;

private:
  QToolButton* makeSwitch(const char* name, const QString& text, const QString& tip, QWidget* shown);
  void start();
  void take(const SpaceMapPtr& map);
  void measureEntropy();
  void tell(const QString& text);

  MapSurface* m_strip;
  MapSurface* m_treemap;
  ElidedLabel* m_line;
  base::Task m_mapping; ///< of the sections, then of the entropy
  DocumentPtr m_document;
  SpaceId m_space = base::kFileSpace;
  bool m_wanted = false; ///< not begun yet
};

} // namespace vitrine::ui
