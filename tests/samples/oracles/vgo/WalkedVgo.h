#pragma once

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace vitrine::oracles {

/// A .vgo file taken apart with nothing but the offsets and rules of the fact sheet; knows nothing of the writer or the
/// reader. For whole files that are not encrypted, with the resource inside; anything odd throws std::runtime_error.
class WalkedVgo {
public:
  using Json = nlohmann::json;
  using Bytes = std::vector<std::byte>;
  struct Chunk {
    std::string type;
    std::size_t offset = 0; ///< of its data
    std::size_t size = 0;   ///< without the padding
  };
  using Vector = std::array<double, 3>;
  using Matrix = std::array<double, 16>; ///< columns of four

  explicit WalkedVgo(Bytes file);

  int minor() const { return m_minor; }
  bool isLeftHanded() const { return m_isLeftHanded; }
  bool isUvTopLeft() const { return m_isUvTopLeft; }
  const std::vector<Chunk>& chunks() const { return m_chunks; }
  const Json& asset() const { return m_asset; }
  const Json& layout() const { return m_layout; }
  const Json& accessors() const { return m_accessors; }

  /// Offset of an accessor's bytes in the file.
  std::size_t offsetOf(int accessor) const;
  /// Elements of an accessor, number by number; sparse ones with all their zeros.
  std::vector<double> numbers(int accessor) const;
  std::vector<Vector> vectors(int accessor) const;
  std::vector<Matrix> matrices(int accessor) const;

  std::size_t nodeCount() const { return m_layout.at("nodes").size(); }
  const Json& node(std::size_t index) const { return m_layout.at("nodes").at(index); }
  /// Values that are otherwise than the file says at rest.
  struct Moment {
    std::map<std::size_t, Matrix> locals;  ///< by node
    std::map<std::size_t, double> weights; ///< by blend shape, 1: all of it
  };
  /// Of each node, in the file's axes.
  std::vector<Matrix> worldMatrices(const Moment& moment = {}) const;
  /// Vertices of the mesh that a node shows, in the world, as its skin or its own place has them.
  std::vector<Vector> shownVertices(std::size_t node, const Moment& moment = {}) const;
  const Json& meshOf(std::size_t node) const;
  std::size_t nodeNamed(const std::string& name) const;

private:
  struct Kind {
    std::size_t components = 0;
    std::size_t size = 0; ///< of one, in bytes
    bool isFloat = false;
  };
  static Kind kindOf(int dataType);
  template <class T>
  T at(std::size_t offset) const;
  double number(std::size_t offset, const Kind& kind) const;
  std::vector<double> expanded(const Json& accessor, std::size_t offset) const;
  std::vector<Vector> shapedVertices(std::size_t node, const Moment& moment) const;
  void readChunks();
  Json document(const std::string& name) const;
  const Chunk& chunk(const std::string& start) const;

  Bytes m_file;
  int m_minor = 0;
  bool m_isLeftHanded = false;
  bool m_isUvTopLeft = false;
  std::vector<Chunk> m_chunks;
  std::size_t m_resource = 0;
  Json m_asset;
  Json m_layout;
  Json m_accessors;
};

WalkedVgo::Matrix operator*(const WalkedVgo::Matrix& a, const WalkedVgo::Matrix& b);
WalkedVgo::Vector operator*(const WalkedVgo::Matrix& m, const WalkedVgo::Vector& v);

} // namespace vitrine::oracles
