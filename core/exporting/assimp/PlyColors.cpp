#include "core/exporting/assimp/PlyColors.h"

#include <QByteArrayList>
#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace vitrine::exporting {
namespace {

constexpr qsizetype kFloatBytes = 4;
constexpr qsizetype kTriangleBytes = 1 + 3 * 4; ///< how many corners, and their numbers

/// Layout of the vertices as the header gives it: floats, then the colours that end each.
struct PlyHeader {
  qsizetype size = 0;
  qsizetype vertices = 0;
  qsizetype faces = 0;
  qsizetype floats = 0; ///< of each vertex
  qsizetype colors = 0; ///< the same, as bytes

  bool isOrdinary() const { return size > 0 && vertices > 0 && floats > 0 && colors > 0; }
};

PlyHeader headerOf(const QByteArray& ply) {
  constexpr auto kEnd = "end_header\n";
  PlyHeader header;
  const qsizetype end = ply.indexOf(kEnd);
  if (end < 0 || !ply.left(end).contains("binary_little_endian")) {
    return header;
  }
  header.size = end + static_cast<qsizetype>(qstrlen(kEnd));
  for (const QByteArray& line : ply.left(end).split('\n')) {
    if (line.startsWith("element vertex ")) {
      header.vertices = line.mid(15).toLongLong();
    } else if (line.startsWith("element face ")) {
      header.faces = line.mid(13).toLongLong();
    } else if (line.startsWith("property float ")) {
      ++header.floats;
    } else if (line.startsWith("property uchar ")) {
      ++header.colors;
    }
  }
  return header;
}

char byteOf(const char* number) {
  const float value = qFromLittleEndian<float>(number);
  return static_cast<char>(std::isfinite(value) ? std::lround(std::clamp(value, 0.0F, 1.0F) * 255.0F) : 255);
}

} // namespace

QByteArray withByteColors(const QByteArray& ply) {
  const PlyHeader header = headerOf(ply);
  const qsizetype record = (header.floats + header.colors) * kFloatBytes;
  if (!header.isOrdinary() || ply.size() != header.size + header.vertices * record + header.faces * kTriangleBytes) {
    return ply;
  }
  QByteArray whole = ply.left(header.size);
  whole.reserve(ply.size());
  const char* at = ply.constData() + header.size;
  for (qsizetype vertex = 0; vertex < header.vertices; ++vertex, at += record) {
    whole.append(at, header.floats * kFloatBytes);
    for (qsizetype color = 0; color < header.colors; ++color) {
      whole += byteOf(at + (header.floats + color) * kFloatBytes);
    }
  }
  return whole.append(at, header.faces * kTriangleBytes);
}

} // namespace vitrine::exporting
