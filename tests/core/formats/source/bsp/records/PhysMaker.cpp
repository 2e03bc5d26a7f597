#include "tests/core/formats/source/bsp/records/PhysMaker.h"

#include <algorithm>
#include <array>
#include <bit>

namespace vitrine::tests {
namespace {

using bytes::Endian;
using Out = std::vector<std::byte>;

constexpr float kMetres = 0.0254F;
constexpr std::size_t kLedgeBytes = 16 + 12 * 16;
constexpr std::size_t kBoxPoints = 8;
constexpr std::uint32_t kLedgeShare = (kLedgeBytes + kBoxPoints * 16) / 16;

/// Corners of a box by bits: 1 = the larger x, 2 = the larger second, 4 = the larger third number.
constexpr std::array<std::array<std::uint32_t, 3>, 12> kTriangles{{{0, 2, 1},
                                                                   {1, 2, 3},
                                                                   {4, 5, 6},
                                                                   {5, 7, 6},
                                                                   {0, 1, 4},
                                                                   {1, 5, 4},
                                                                   {2, 6, 3},
                                                                   {3, 6, 7},
                                                                   {0, 4, 2},
                                                                   {2, 4, 6},
                                                                   {1, 3, 5},
                                                                   {3, 7, 5}}};

void put(Out& out, Endian order, std::uint64_t number, int size) {
  for (int i = 0; i < size; ++i) {
    const int place = order == Endian::Little ? i : size - 1 - i;
    out.push_back(static_cast<std::byte>(number >> (8 * place) & 0xff));
  }
}
void put32(Out& out, Endian order, std::int64_t number) {
  put(out, order, static_cast<std::uint64_t>(number), 4);
}
void putReal(Out& out, Endian order, float number) {
  put(out, order, std::bit_cast<std::uint32_t>(number), 4);
}
void putTag(Out& out, Endian order, std::string_view tag) {
  for (std::size_t i = 0; i < tag.size(); ++i) {
    out.push_back(static_cast<std::byte>(tag[order == Endian::Little ? i : tag.size() - 1 - i]));
  }
}

struct Bits {
  std::uint32_t value;
  int count;
};

/// Bit fields of one number, in the order they are declared in: from the lowest bit, on consoles from the highest.
void putBits(Out& out, Endian order, std::initializer_list<Bits> fields) {
  std::uint64_t number = 0;
  int used = 0;
  for (const Bits& field : fields) {
    const std::uint64_t value = field.value & ((std::uint64_t{1} << field.count) - 1);
    number |= value << (order == Endian::Little ? used : 32 - used - field.count);
    used += field.count;
  }
  put(out, order, number, 4);
}

/// The edge of another triangle between the same corners, from `edge` on, in edges; a triangle counts as four.
std::uint32_t oppositeOf(std::size_t triangle, std::size_t edge) {
  const auto& corners = kTriangles[triangle];
  const std::uint32_t from = corners[edge];
  const std::uint32_t to = corners[(edge + 1) % 3];
  for (std::size_t other = 0; other < kTriangles.size(); ++other) {
    for (std::size_t i = 0; i < 3; ++i) {
      if (kTriangles[other][i] == to && kTriangles[other][(i + 1) % 3] == from) {
        return static_cast<std::uint32_t>(static_cast<int>(4 * other + i) - static_cast<int>(4 * triangle + edge));
      }
    }
  }
  return 0;
}

void putLedge(Out& out, Endian order, std::int64_t pointsAfter, std::uint32_t brush) {
  put32(out, order, pointsAfter);
  put32(out, order, brush);
  putBits(out, order, {{0, 2}, {1, 2}, {0, 4}, {kLedgeShare, 24}});
  put(out, order, kTriangles.size(), 2);
  put(out, order, 0, 2);
  for (std::uint32_t i = 0; i < kTriangles.size(); ++i) {
    putBits(out, order, {{i, 12}, {static_cast<std::uint32_t>(kTriangles.size()) - 1 - i, 12}, {3, 7}, {0, 1}});
    for (std::size_t edge = 0; edge < 3; ++edge) {
      putBits(out, order, {{kTriangles[i][edge], 16}, {oppositeOf(i, edge), 15}, {0, 1}});
    }
  }
}

void putPoints(Out& out, Endian order, const PhysBox& box) {
  for (std::size_t corner = 0; corner < kBoxPoints; ++corner) {
    const QVector3D at((corner & 1) != 0 ? box.maxs.x() : box.mins.x(), (corner & 2) != 0 ? box.maxs.y() : box.mins.y(),
                       (corner & 4) != 0 ? box.maxs.z() : box.mins.z());
    putReal(out, order, at.x() * kMetres);
    putReal(out, order, -at.z() * kMetres);
    putReal(out, order, at.y() * kMetres);
    putReal(out, order, 0);
  }
}

void putNode(Out& out, Endian order, std::int64_t right, std::int64_t ledge) {
  put32(out, order, right);
  put32(out, order, ledge);
  for (int i = 0; i < 4; ++i) {
    putReal(out, order, 1.0F);
  }
  for (const int size : {250, 240, 230, 0}) {
    put(out, order, static_cast<std::uint64_t>(size), 1);
  }
}

void append(Out& out, const Out& part) {
  out.insert(out.end(), part.begin(), part.end());
}

} // namespace

std::vector<std::byte> PhysMaker::surface(const std::vector<PhysBox>& boxes) const {
  constexpr std::size_t kHead = 48, kNode = 28;
  const std::size_t pointsAt = kHead + boxes.size() * kLedgeBytes;
  const std::size_t nodesAt = pointsAt + boxes.size() * kBoxPoints * 16;
  const std::size_t whole = nodesAt + (2 * boxes.size() - 1) * kNode;
  Out out;
  for (int i = 0; i < 7; ++i) {
    putReal(out, m_order, static_cast<float>(i)); // centre of mass, inertia, radius
  }
  putBits(out, m_order, {{200, 8}, {static_cast<std::uint32_t>(whole), 24}});
  put32(out, m_order, static_cast<std::int64_t>(nodesAt));
  put32(out, m_order, 0);
  put32(out, m_order, 0);
  putTag(out, m_order, "IVPS");
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const std::size_t points = pointsAt + i * kBoxPoints * 16;
    putLedge(out, m_order, static_cast<std::int64_t>(points - out.size()), boxes[i].brush);
  }
  for (const PhysBox& box : boxes) {
    putPoints(out, m_order, box);
  }
  const auto ledgeFromHere = [&out](std::size_t box) {
    return static_cast<std::int64_t>(kHead + box * kLedgeBytes) - static_cast<std::int64_t>(out.size());
  };
  for (std::size_t i = 0; i + 1 < boxes.size(); ++i) {
    putNode(out, m_order, 2 * kNode, 0);
    putNode(out, m_order, 0, ledgeFromHere(i));
  }
  putNode(out, m_order, 0, ledgeFromHere(boxes.size() - 1));
  return out;
}

std::vector<std::byte> PhysMaker::solid(const std::vector<std::byte>& surface, int version, int type) const {
  Out out;
  putTag(out, m_order, "VPHY");
  put(out, m_order, static_cast<std::uint64_t>(version), 2);
  put(out, m_order, static_cast<std::uint64_t>(type), 2);
  put32(out, m_order, static_cast<std::int64_t>(surface.size()));
  for (int i = 0; i < 3; ++i) {
    putReal(out, m_order, 1.0F);
  }
  put32(out, m_order, 0);
  append(out, surface);
  return out;
}

std::vector<std::byte> PhysMaker::model(int index, const std::vector<std::vector<std::byte>>& solids,
                                        std::string_view text) const {
  Out data;
  for (const Out& solid : solids) {
    put32(data, m_order, static_cast<std::int64_t>(solid.size()));
    append(data, solid);
  }
  Out out;
  put32(out, m_order, index);
  put32(out, m_order, index < 0 ? -1 : static_cast<std::int64_t>(data.size()));
  put32(out, m_order, static_cast<std::int64_t>(text.size()));
  put32(out, m_order, static_cast<std::int64_t>(solids.size()));
  append(out, data);
  std::ranges::transform(text, std::back_inserter(out), [](char c) { return static_cast<std::byte>(c); });
  return out;
}

std::vector<std::byte> joined(const std::vector<std::vector<std::byte>>& parts) {
  Out out;
  for (const Out& part : parts) {
    append(out, part);
  }
  return out;
}

} // namespace vitrine::tests
