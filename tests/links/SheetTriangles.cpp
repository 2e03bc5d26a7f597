#include "tests/links/SheetTriangles.h"

#include "tests/samples/oracles/diggles/ModelDecoder.h"
#include "tests/samples/oracles/source/MapBytes.h"
#include "tests/samples/oracles/vgo/WalkedVgo.h"
#include "tests/samples/oracles/x3/WalkedFiles.h"
#include "tests/samples/oracles/xops/BlockDecoder.h"
#include "tests/support/LoadFixture.h"

#include <gtest/gtest.h>

#include <cmath>

namespace vitrine::tests {
namespace {

using nlohmann::ordered_json;
using oracles::WalkedBody;
using oracles::WalkedVgo;

ByteRange rangeOf(const ordered_json& bytes) {
  return {bytes.at("space"), bytes.at("offset"), bytes.at("size")};
}

ByteRange primaryRange(const ordered_json& picked) {
  return rangeOf(picked.at("records").at(0).at("bytes"));
}

Bytes read(const Document& document, const ByteRange& range) {
  const auto bytes = document.spaces.read(range);
  EXPECT_TRUE(bytes) << "bytes that are not there";
  return bytes.value_or(Bytes());
}

std::span<const std::byte> spanOf(const Bytes& bytes) {
  return {bytes.data(), bytes.size()};
}

/// A convex face as a fan.
std::vector<Corners> fanOf(const std::vector<QVector3D>& polygon) {
  std::vector<Corners> triangles;
  for (std::size_t i = 2; i < polygon.size(); ++i) {
    triangles.push_back({polygon[0], polygon[i - 1], polygon[i]});
  }
  return triangles;
}

/// Both ways of cutting each cell of a displacement in two.
std::vector<Corners> cellsOf(const std::vector<QVector3D>& vertices) {
  const auto side = static_cast<std::size_t>(std::lround(std::sqrt(vertices.size())));
  std::vector<Corners> triangles;
  for (std::size_t row = 0; row + 1 < side; ++row) {
    for (std::size_t column = 0; column + 1 < side; ++column) {
      const QVector3D* at = &vertices[row * side + column];
      for (const Corners& corners : {Corners{at[0], at[1], at[side + 1]}, Corners{at[0], at[side], at[side + 1]},
                                     Corners{at[0], at[1], at[side]}, Corners{at[1], at[side], at[side + 1]}}) {
        triangles.push_back(corners);
      }
    }
  }
  return triangles;
}

/// Props, whose records say where they stand and not what they look like, have none.
SheetTriangles ofMap(const DocumentPtr& document, const QString& path) {
  const auto map = std::make_shared<const oracles::MapBytes>(oracles::MapBytes::ofFile(path));
  return [document, map](const ordered_json& picked) {
    const std::string section = picked.at("records").at(0).at("section");
    if (!section.starts_with("lumps/FACES")) {
      return std::vector<Corners>();
    }
    const Bytes face = read(*document, primaryRange(picked));
    const std::vector<QVector3D> vertices = map->displacementVertices(spanOf(face));
    return vertices.empty() ? fanOf(map->cornersOf(spanOf(face))) : cellsOf(vertices);
  };
}

/// The face of the block is told by where the bytes of the named fields lie.
SheetTriangles ofBlocks(const DocumentPtr& document) {
  return [document](const ordered_json& picked) {
    const ordered_json& record = picked.at("records").at(0);
    const ByteRange block = primaryRange(picked);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> marked;
    for (const ordered_json& field : record.at("fields")) {
      const ByteRange range = rangeOf(field.at("bytes"));
      marked.emplace_back(static_cast<std::uint32_t>(range.offset - block.offset),
                          static_cast<std::uint32_t>(range.size));
    }
    for (int number = 0; number < oracles::kDecodedFaces; ++number) {
      if (std::ranges::equal(marked, oracles::faceBytes(number))) {
        const auto& corners = oracles::decodeFace(read(*document, block), number).corners;
        return fanOf({corners.begin(), corners.end()});
      }
    }
    ADD_FAILURE() << "the fields named are not those of a face";
    return std::vector<Corners>();
  };
}

SheetTriangles ofModel(const QString& path, int clip, double time) {
  const auto model = std::make_shared<const oracles::ModelDecoder>(fileBytes(path));
  const oracles::SheetMoment moment = oracles::sheetMoment(model->clips().at(static_cast<std::size_t>(clip)), time);
  return [model, moment](const ordered_json& picked) {
    std::vector<Corners> triangles;
    const ByteRange range = primaryRange(picked);
    if (const auto place = model->linkAt(range.offset)) {
      EXPECT_EQ(place->mesh, moment.mesh) << "the record of another frame";
      const oracles::SheetTriangle triangle =
          oracles::sheetTriangle(*model, moment, place->link, picked.at("triangle"));
      // Back to the file: the same axes turn both ways.
      triangles.push_back({oracles::sheetToScene(triangle.corners[0]), oracles::sheetToScene(triangle.corners[1]),
                           oracles::sheetToScene(triangle.corners[2])});
    } else {
      const auto mesh = model->meshAt(range.offset);
      EXPECT_EQ(mesh, moment.mesh) << "no link and not the mesh of the shadow";
      // A shadow lies on the plane of its quad, which moves with the frames.
    }
    return triangles;
  };
}

/// True if a node shows a mesh: through a renderer of its own since version 2.5, by itself before.
bool showsMesh(const nlohmann::json& node) {
  const auto renderer = node.find("meshRenderer");
  return node.value("mesh", -1) >= 0 ||
         (renderer != node.end() && !renderer->is_null() && renderer->value("mesh", -1) >= 0);
}

/// The first of a picked triangle's three indices among those of an accessor: where the bytes of the record say, or, of
/// an accessor whose record is the whole because it is stored sparsely, by the number of the triangle. nullopt: the
/// record is not of this accessor.
std::optional<std::size_t> firstIndex(const WalkedVgo& file, int accessor, const ordered_json& picked) {
  const ordered_json& record = picked.at("records").at(0);
  if (record.at("section") == "accessors") {
    return record.at("row") == accessor ? std::optional<std::size_t>(3 * picked.at("triangle").get<std::size_t>())
                                        : std::nullopt;
  }
  const ByteRange range = primaryRange(picked);
  const std::size_t from = file.offsetOf(accessor);
  const std::size_t size = file.accessors().at(static_cast<std::size_t>(accessor)).at("byteLength");
  if (range.offset < from || range.end() > from + size) {
    return std::nullopt;
  }
  const std::size_t each = size / file.numbers(accessor).size();
  EXPECT_EQ(range.size, 3 * each) << "a triangle is three indices";
  return (range.offset - from) / each;
}

SheetTriangles ofAvatar(const QString& path) {
  const Bytes bytes = fileBytes(path);
  const auto file = std::make_shared<const WalkedVgo>(WalkedVgo::Bytes(bytes.data(), bytes.data() + bytes.size()));
  return [file](const ordered_json& picked) {
    std::vector<Corners> triangles;
    for (std::size_t node = 0; node < file->nodeCount(); ++node) {
      if (!showsMesh(file->node(node))) {
        continue;
      }
      for (const auto& part : file->meshOf(node).at("subMeshes")) {
        const int accessor = part;
        const std::optional<std::size_t> first = firstIndex(*file, accessor, picked);
        if (!first) {
          continue;
        }
        const std::vector<double> numbers = file->numbers(accessor);
        const std::vector<WalkedVgo::Vector> shown = file->shownVertices(node);
        Corners corners;
        for (std::size_t i = 0; i < 3; ++i) {
          const WalkedVgo::Vector& at = shown.at(static_cast<std::size_t>(numbers.at(*first + i)));
          corners[i] = QVector3D(static_cast<float>(at[0]), static_cast<float>(at[1]), static_cast<float>(at[2]));
        }
        triangles.push_back(corners);
      }
    }
    return triangles;
  };
}

/// A face's line: the material, the points it names, and a negative end.
std::vector<std::uint32_t> pointsIn(const Bytes& line) {
  std::vector<std::uint32_t> points;
  const QList<QByteArray> values = line.toByteArray().split(';');
  for (qsizetype i = 1; i < values.size() && values[i].trimmed().toInt() >= 0; ++i) {
    points.push_back(values[i].trimmed().toUInt());
  }
  return points;
}

SheetTriangles ofTextBody(const DocumentPtr& document, const QString& path) {
  const QByteArray text = fileBytes(path).toByteArray();
  const auto body = std::make_shared<const WalkedBody>(
      oracles::walkedTextBody({text.constData(), static_cast<std::size_t>(text.size())}));
  return [document, body](const ordered_json& picked) {
    const std::vector<std::uint32_t> named = pointsIn(read(*document, primaryRange(picked)));
    std::vector<Corners> triangles;
    for (const WalkedBody::Triangle& triangle : body->records.front().triangles) {
      const bool isNamed = std::ranges::all_of(
          triangle.points, [&](std::uint32_t point) { return std::ranges::find(named, point) != named.end(); });
      if (isNamed) {
        Corners corners;
        std::ranges::transform(triangle.corners, corners.begin(), [](const WalkedBody::Corner& corner) {
          return QVector3D(static_cast<float>(corner.position[0]), static_cast<float>(corner.position[1]),
                           static_cast<float>(corner.position[2]));
        });
        triangles.push_back(corners);
      }
    }
    return triangles;
  };
}

} // namespace

SheetTriangles sheetTrianglesOf(const DocumentPtr& document, const QString& path, int clip, double time) {
  if (path.endsWith(QLatin1String(".bsp"))) {
    return ofMap(document, path);
  }
  if (path.endsWith(QLatin1String(".bd1"))) {
    return ofBlocks(document);
  }
  if (path.endsWith(QLatin1String(".3db"))) {
    return ofModel(path, clip, time);
  }
  return path.endsWith(QLatin1String(".vgo")) ? ofAvatar(path) : ofTextBody(document, path);
}

} // namespace vitrine::tests
