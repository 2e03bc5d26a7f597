#pragma once

#include "ui/settings/BrowserSettings.h"
#include "ui/settings/ByteSettings.h"
#include "ui/settings/DocumentSettings.h"
#include "ui/settings/ExportSettings.h"
#include "ui/settings/FileSettings.h"
#include "ui/settings/InputSettings.h"
#include "ui/settings/PlaybackSettings.h"
#include "ui/settings/ProgramSettings.h"
#include "ui/settings/RecordSettings.h"
#include "ui/settings/SearchSettings.h"
#include "ui/settings/ViewSettings.h"
#include "ui/settings/WindowSettings.h"

#include <QFileInfo>

namespace vitrine::ui {

/// The program's memory between runs, in groups; who uses one is handed that alone. Reads what other versions wrote
/// with care: a value that makes no sense is as if it were not there.
class Settings {
public:
  Settings() = default;
  /// Settings in this file instead of the user's own place; for tests.
  explicit Settings(const QString& iniFile) : m_store(iniFile, QSettings::IniFormat) {}

  /// Folder of the settings file, for what the program remembers besides.
  QString folder() const { return QFileInfo(m_store.fileName()).absolutePath(); }

  WindowSettings& window() { return m_window; }
  const WindowSettings& window() const { return m_window; }
  FileSettings& files() { return m_files; }
  const FileSettings& files() const { return m_files; }
  ViewSettings& view() { return m_view; }
  const ViewSettings& view() const { return m_view; }
  PlaybackSettings& playback() { return m_playback; }
  const PlaybackSettings& playback() const { return m_playback; }
  BrowserSettings& browser() { return m_browser; }
  const BrowserSettings& browser() const { return m_browser; }
  ByteSettings& bytes() { return m_bytes; }
  const ByteSettings& bytes() const { return m_bytes; }
  DocumentSettings& documents() { return m_documents; }
  const DocumentSettings& documents() const { return m_documents; }
  ExportSettings& exporting() { return m_exporting; }
  const ExportSettings& exporting() const { return m_exporting; }
  InputSettings& input() { return m_input; }
  const InputSettings& input() const { return m_input; }
  RecordSettings& records() { return m_records; }
  const RecordSettings& records() const { return m_records; }
  ProgramSettings& program() { return m_program; }
  const ProgramSettings& program() const { return m_program; }

  SearchSettings& search() { return m_search; }
  const SearchSettings& search() const { return m_search; }

private:
  QSettings m_store;
  WindowSettings m_window{m_store};
  FileSettings m_files{m_store};
  ViewSettings m_view{m_store};
  PlaybackSettings m_playback{m_store};
  BrowserSettings m_browser{m_store};
  ByteSettings m_bytes{m_store};
  DocumentSettings m_documents{m_store};
  ExportSettings m_exporting{m_store};
  InputSettings m_input{m_store};
  RecordSettings m_records{m_store};
  ProgramSettings m_program{m_store};
  SearchSettings m_search{m_store};
};

} // namespace vitrine::ui
