#pragma once

#include <QByteArray>
#include <QString>

#include <assimp/IOStream.hpp>
#include <assimp/IOSystem.hpp>

#include <map>
#include <string>

namespace vitrine::exporting {

/// Files that Assimp writes, kept in memory: where they go is for others to say.
class MemoryFiles final : public Assimp::IOSystem {
public:
  bool Exists(const char* name) const override { return m_files.contains(name); }
  char getOsSeparator() const override { return '/'; }
  Assimp::IOStream* Open(const char* name, const char* mode) override;
  void Close(Assimp::IOStream* stream) override;

  QByteArray take(const std::string& name) { return std::move(m_files[name]); }

private:
  std::map<std::string, QByteArray> m_files;
};

} // namespace vitrine::exporting
