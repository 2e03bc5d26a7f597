#pragma once

#include <QSettings>

#include <cstdint>

namespace vitrine::ui {

/// Opening, at the start, of what was open at the end of the last run. Asks: only after a crash. Always: but after a
/// crash it asks.
enum class RestoreTabs { Ask, Always, Never };

/// The documents that are open side by side, between runs.
class DocumentSettings {
public:
  static constexpr int kUsualMegabytes = 1024;
  static constexpr int kMostMegabytes = 1 << 20;
  static constexpr int kBitsOfMegabyte = 20;

  /// `store` must outlive this object.
  explicit DocumentSettings(QSettings& store) : m_store(store) {}

  /// Memory that documents in the background may take, bytes; what is beyond it is read again when it is wanted.
  std::uint64_t keptBytes() const;
  void setKeptBytes(std::uint64_t bytes);
  RestoreTabs restoreTabs() const;
  void setRestoreTabs(RestoreTabs restore);
  bool reloadsWhenChanged() const;
  void setReloadsWhenChanged(bool reloads);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
