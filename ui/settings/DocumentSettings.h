#pragma once

#include <QSettings>

#include <cstdint>

namespace vitrine::ui {

/// The documents that are open side by side, between runs.
class DocumentSettings {
public:
  /// `store` must outlive this object.
  explicit DocumentSettings(QSettings& store) : m_store(store) {}

  /// Memory that documents in the background may take, bytes; what is beyond it is read again when it is wanted.
  std::uint64_t keptBytes() const;
  void setKeptBytes(std::uint64_t bytes);

private:
  QSettings& m_store;
};

} // namespace vitrine::ui
