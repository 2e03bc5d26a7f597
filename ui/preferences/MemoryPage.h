#pragma once

#include "core/base/Task.h"
#include "ui/preferences/SettingsPage.h"
#include "ui/thumbnails/OwnThumbnails.h"

class QLabel;
class QPushButton;

namespace vitrine::ui {

class Settings;

/// What the program takes of memory and disk.
class MemoryPage : public SettingsPage {
  Q_OBJECT

public:
  /// `settings` must outlive this widget.
  MemoryPage(Settings& settings, const ThumbnailCache& cache, QWidget* parent);

protected:
  /// Counts what is in the cache whenever the page is looked at.
  void showEvent(QShowEvent* event) override;

private:
  QWidget* makeCache();
  void count(bool clearFirst);
  void take(const OwnThumbnails& found);

  ThumbnailCache m_cache;
  QLabel* m_size;
  QPushButton* m_clear;
  base::Task m_counting;
};

} // namespace vitrine::ui
