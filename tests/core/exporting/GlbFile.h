#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <nlohmann/json.hpp>

#include <set>
#include <string>
#include <vector>

namespace vitrine::tests {

/// A binary glTF file taken apart, and what is wrong with how it holds together.
class GlbFile {
public:
  static GlbFile read(const QString& path);

  const nlohmann::json& json() const { return m_json; }
  /// Faults that a reader would stumble over; empty: none.
  const std::vector<std::string>& faults() const { return m_faults; }

  /// Numbers of an accessor, component after component.
  std::vector<double> numbers(std::size_t accessor) const;
  /// Triangles that are seen: those of meshes as often as nodes show them.
  std::size_t shownTriangles() const;
  std::size_t primitiveCount() const;
  const nlohmann::json* node(const std::string& name) const;
  const nlohmann::json* material(const std::string& name) const;
  QImage image(std::size_t index) const;

private:
  std::vector<double> stored(const nlohmann::json& at, int type, std::size_t count) const;
  void checkAccessors();
  void checkPrimitives();
  void checkTree();
  void checkNames();
  const nlohmann::json* named(const char* list, const std::string& name) const;

  nlohmann::json m_json;
  QByteArray m_binary;
  std::vector<std::string> m_faults;
};

} // namespace vitrine::tests
