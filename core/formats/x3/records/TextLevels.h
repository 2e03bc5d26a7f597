#pragma once

#include "core/formats/x3/records/Body.h"
#include "core/formats/x3/records/CellReader.h"
#include "core/formats/x3/records/TextReading.h"

#include <array>
#include <optional>

namespace vitrine::formats::x3 {

/// Reads one level of detail of a body: its value, points and parts.
class RecordReader {
public:
  explicit RecordReader(TextReading& reading) : m_reading(reading), m_lexer(reading.lexer) {}

  /// Record that can be read from here; nullopt: not even its value, and the lexer is behind what stands in its place.
  std::optional<BodyRecord> read();

private:
  enum class Points { Read, ValueMissing };
  struct Corners {
    std::array<std::uint32_t, 4> points{};
    std::size_t count = 0; ///< as the file has it, may be more
    bool areThere = true;  ///< all are points of the record
  };

  Points readPoints(bool valueMayMiss);
  bool readPoint(std::array<double, 3>& point);
  void readWithoutValue(std::size_t start);
  bool goOnBehindDamage(bool inPoint);
  bool addPoint(const std::array<double, 3>& point, std::size_t start);
  void endPoints(std::size_t firstAt, std::size_t end);

  void readParts();
  bool readFaceOrEnd();
  void openPart(std::size_t start);
  void readFace(std::int32_t material, std::size_t start);
  std::int64_t readCorners(Corners& corners);
  bool readFields(BodyFace& face, std::size_t corners);
  std::uint32_t readUvs(std::vector<QVector2D>& uvs, std::size_t corners);
  bool isWanted(const Corners& corners, std::size_t start);
  bool endPart(std::size_t start);
  bool endsPartNext();
  void closePart(std::size_t facesEnd);

  TextReading& m_reading;
  TextLexer& m_lexer;
  BodyRecord m_record;
  BodyPart m_part; ///< that faces are read into
  FaceGroup m_faces;
  bool m_partOpen = false;
  std::size_t m_partStart = 0;
};

TextTable textPointTable();
/// Paths of the sections that its numbers lead to; no `materials`: they lead nowhere.
TextTable textFaceTable(const QString& materials, const QString& points);

} // namespace vitrine::formats::x3
