#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::oracles {

// Files of X3 taken apart with nothing but the rules of the fact sheet, to judge the writers and the readers by. What
// is odd throws std::runtime_error; so does a byte that is left over.

using WalkedBytes = std::vector<std::byte>;

/// A body, whichever form it was written in.
struct WalkedBody {
  using Vector = std::array<double, 3>;
  struct Corner {
    Vector position{}; ///< scene units, axes of the file
    std::array<double, 2> uv{};
    std::array<double, 2> uv2{};
    Vector normal{}; ///< binary only
  };
  struct Triangle {
    int part = 0;
    int material = 0;
    std::uint32_t smoothing = 0;
    std::array<Corner, 3> corners;
    std::array<std::uint32_t, 3> points{}; ///< of its corners, as the file numbers them
  };
  struct Record {
    int value = 0;
    double largest = 0; ///< |coordinate| as the file has it
    std::size_t points = 0;
    std::vector<std::uint32_t> partFlags;
    std::vector<Triangle> triangles; ///< quads are two
  };

  std::vector<std::string> materials; ///< their tags: "MATERIAL6", "MAT6"
  std::vector<std::string> textures;  ///< all that are named
  std::vector<Record> records;
  std::size_t tangents = 0; ///< binary: points that have them
  std::size_t boxes = 0;    ///< binary: parts that have one

  /// Of all records the first one's value is the size.
  double sizeFor(const Record& record) const { return records.empty() ? record.value : records.front().value; }
};

WalkedBody walkedTextBody(std::string_view text);
WalkedBody walkedBinaryBody(const WalkedBytes& file);

struct WalkedFrame {
  std::uint32_t flags = 0;
  std::vector<double> fields; ///< between the flags and the two last numbers
  int length = 0;
  int next = 0;
};

struct WalkedPath {
  int id = 0;
  int parent = -1;
  std::string body;
  std::string name;
  std::string letters;
  std::vector<std::pair<int, std::string>> notes;
  std::vector<WalkedBody> inlineBodies; ///< one, or none
  std::vector<WalkedFrame> frames;

  int duration() const;
};

struct WalkedScene {
  int version = 0;
  std::vector<WalkedPath> paths;

  const WalkedPath& named(const std::string& name) const;
};

WalkedScene walkedScene(std::string_view text);

/// Count of the numbers that a frame with these flags has before its two last ones.
std::size_t fieldCount(std::uint32_t flags);

/// Bytes that a PCK holds.
WalkedBytes walkedUnpacked(const WalkedBytes& file);

/// Members of a catalogue, decoded, by path.
std::map<std::string, WalkedBytes> walkedCatalogue(const WalkedBytes& cat, const WalkedBytes& dat);

} // namespace vitrine::oracles
