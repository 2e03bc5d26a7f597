#pragma once

#include <QByteArray>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace vitrine::exporting {

/// The two chunks of a binary glTF file, and what is added to them.
class GltfData {
public:
  using Json = nlohmann::json;

  /// Throws what nlohmann::json throws, or std::runtime_error where the chunks do not fit together.
  explicit GltfData(const QByteArray& glb);

  Json& json() { return m_json; }
  /// Takes out everything that is bytes: accessors, buffer views, the binary chunk. Nothing may refer to them.
  void clearBinary();
  const QByteArray& binary() const { return m_binary; }
  /// Both in one file.
  QByteArray glb() const;

  /// Buffer view of bytes. `target`: of GPU buffers, as glTF numbers them; 0: none.
  std::size_t view(std::span<const std::byte> bytes, int target = 0);
  /// Accessors; the same times share one.
  std::size_t floats(std::span<const float> values, const char* type, int target = 0, bool bounds = false);
  std::size_t times(const std::vector<float>& times);
  std::size_t shorts(std::span<const std::uint16_t> values, const char* type, int target);
  /// Numbers of vertices below `count`, in as few bytes as they fit in.
  std::size_t indices(std::span<const std::uint32_t> values, std::size_t count);
  /// Way in which differences are written. Not every reader knows sparse accessors (VTK 9.1, and with it F3D, does
  /// not), but differences of a few vertices among many take much room otherwise.
  enum class Differences { Dense, Sparse };
  /// Three floats each, of `count` elements of which these are not null.
  std::size_t differences(std::size_t count, std::span<const std::uint32_t> elements, std::span<const float> values,
                          Differences how);

private:
  std::size_t accessor(Json made);

  Json m_json;
  QByteArray m_binary;
  std::map<std::vector<float>, std::size_t> m_times;
};

} // namespace vitrine::exporting
