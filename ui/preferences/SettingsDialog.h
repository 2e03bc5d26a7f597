#pragma once

#include "core/formats/api/FormatRegistry.h"
#include "ui/actions/KeyController.h"
#include "ui/thumbnails/ThumbnailCache.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace vitrine::ui {

class Settings;

class SettingsPage;

/// All settings on a few pages, with a search over them. A change applies at once, in all windows.
class SettingsDialog : public QDialog {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this dialog.
  SettingsDialog(Settings& settings, KeyController& keys, const formats::FormatRegistry& formats,
                 const ThumbnailCache& thumbnails, QWidget* parent);

private:
  /// Page of settings whose rows follow from their descriptions.
  SettingsPage* makePage(Settings& settings, const QString& name, const QString& title,
                         std::initializer_list<const SettingInfo*> rows);
  void addPage(SettingsPage* page);
  void arrange();
  void search(const QString& text);
  void showPage(int number);
  SettingsPage* page(int number) const;

  QLineEdit* m_search;
  QListWidget* m_names;
  QStackedWidget* m_pages;
  QLabel* m_nothing;
  QPushButton* m_defaults = nullptr;
};

} // namespace vitrine::ui
