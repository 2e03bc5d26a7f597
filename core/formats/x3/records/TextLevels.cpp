#include "core/formats/x3/records/TextLevels.h"

#include "core/base/Translate.h"
#include "core/formats/x3/records/TextMaterials.h"

#include <cmath>

namespace vitrine::formats::x3 {
namespace {

using namespace structure::fields;

constexpr std::uint32_t kUvBit = 8;
constexpr std::uint32_t kSmoothingBit = 16;
constexpr std::uint32_t kSecondUvBit = 128;
constexpr auto kFaceFlags =
    std::to_array<structure::FlagName>({{kUvBit, "UV"}, {kSmoothingBit, "SMOOTHING"}, {kSecondUvBit, "UV2"}});

constexpr auto kTextPoint = structure::layout(
    "point", structure::kVaryingSize, i32("x", QT_TRANSLATE_NOOP("formats", "to the right")).varying(),
    i32("y", QT_TRANSLATE_NOOP("formats", "up")), i32("z", QT_TRANSLATE_NOOP("formats", "forward")));

constexpr auto kTextFace = structure::layout(
    "face", structure::kVaryingSize,
    i32("material", QT_TRANSLATE_NOOP("formats", "material number; negative: an animated texture")).varying(),
    i32("vertices", QT_TRANSLATE_NOOP("formats", "points at its corners"), 4),
    i32("marker", QT_TRANSLATE_NOOP("formats", "ends the corners; its absolute value gives the fields that follow")),
    u32("flags", QT_TRANSLATE_NOOP("formats", "absolute value of the marker")).flags(kFaceFlags),
    u32("smoothing", QT_TRANSLATE_NOOP("formats", "faces with the same value are smoothed together; 0 is flat")),
    f32("uv", QT_TRANSLATE_NOOP("formats", "u and v of each corner; v points down"), 8),
    f32("uv2", QT_TRANSLATE_NOOP("formats", "the same for a second set"), 8));

void pointRow(TextRecord& row, std::uint64_t) {
  for (std::size_t field = 0; field < kTextPoint.fields.size(); ++field) {
    row.numbers(field, 1);
  }
}

/// Calls `take` with each corner of a face; returns the marker behind them.
template <class Take>
std::int64_t eachCorner(TextLexer& lexer, Take take) {
  for (;;) {
    const std::int64_t number = lexer.integer();
    if (number < 0 || !lexer.ok()) {
      return number;
    }
    take(number);
  }
}

void faceRow(TextRecord& row, std::uint64_t) {
  row.integer(kTextFace["material"]);
  TextLexer& lexer = row.lexer();
  std::vector<std::int64_t> corners;
  std::size_t start = 0;
  std::size_t end = 0;
  const std::int64_t marker = eachCorner(lexer, [&](std::int64_t corner) {
    start = corners.empty() ? lexer.valueStart() : start;
    end = lexer.valueEnd();
    corners.push_back(corner);
  });
  row.place(kTextFace["marker"], marker);
  row.place(kTextFace["flags"], -marker);
  row.set(kTextFace["vertices"], corners, start, end);
  const auto bits = static_cast<std::uint32_t>(-marker);
  if ((bits & kSmoothingBit) != 0) {
    row.integer(kTextFace["smoothing"]);
  }
  row.numbers(kTextFace["uv"], (bits & kUvBit) != 0 ? 2 * corners.size() : 0);
  row.numbers(kTextFace["uv2"], (bits & kSecondUvBit) != 0 ? 2 * corners.size() : 0);
}

constexpr std::int64_t kEndMark = -99;
constexpr std::uint32_t kPivotBit = 4;
/// The game takes 200 in each record.
constexpr std::size_t kMostParts = 100'000;

QVector3D vectorFrom(const std::array<double, 3>& numbers) {
  return {static_cast<float>(numbers[0]), static_cast<float>(numbers[1]), static_cast<float>(numbers[2])};
}

class RecordReader {
public:
  explicit RecordReader(TextReading& reading) : m_reading(reading), m_lexer(reading.lexer) {}

  std::optional<BodyRecord> read() {
    m_lexer.peek();
    const std::size_t start = m_lexer.offset();
    m_record.value = toInt32(m_lexer.integer());
    if (!m_lexer.ok()) {
      m_reading.tellAndSkipLine();
      return std::nullopt;
    }
    if (readPoints(true) == Points::ValueMissing) {
      readWithoutValue(start);
    }
    readParts();
    m_record.where = m_reading.rangeFrom(start);
    return std::move(m_record);
  }

private:
  enum class Points { Read, ValueMissing };
  struct Corners {
    std::array<std::uint32_t, 4> points{};
    std::size_t count = 0; ///< as the file has it, may be more
    bool areThere = true;  ///< all are points of the record
  };

  /// Files of the first game may leave the value out. Then their points are what the numbers are: units of the scene.
  void readWithoutValue(std::size_t start) {
    m_reading.complaints.countedNote(
        "no value", base::translate("formats", "the size of the body is missing; its points are not scaled"), start, 1);
    m_record = {};
    m_lexer.moveTo(start);
    readPoints(false);
    m_record.value = toInt32(std::llround(m_record.largest));
  }

  /// Three numbers; false: they are none.
  bool readPoint(std::array<double, 3>& point) {
    for (double& coordinate : point) {
      coordinate = m_lexer.number();
    }
    return m_lexer.ok();
  }

  /// Up to "-1; -1; -1;". Where the value before them is missing, this mark is met one number too early: it is then
  /// (…, …, -1), (-1, -1, …), and faces follow, in which sooner or later something is no coordinate.
  Points readPoints(bool valueMayMiss) {
    m_lexer.peek();
    const std::size_t first = m_lexer.offset();
    std::array<double, 3> before{};
    bool metEarly = false;
    for (;;) {
      m_reading.step();
      const bool mayBePoint = m_lexer.peek() != 0 && !m_lexer.atWord();
      const std::size_t start = m_lexer.offset();
      std::array<double, 3> point{};
      const bool isPoint = mayBePoint && readPoint(point);
      if (metEarly && (!isPoint || std::ranges::find(point, double{kEndMark}) != point.end())) {
        m_lexer.recover();
        return Points::ValueMissing;
      }
      const bool isEnd = isPoint && std::ranges::all_of(point, [](double number) { return number == -1; });
      if (isEnd || (!isPoint && !goOnBehindDamage(mayBePoint)) || !addPoint(point, start)) {
        endPoints(first, start);
        return Points::Read;
      }
      metEarly = metEarly || (valueMayMiss && before[2] == -1 && point[0] == -1 && point[1] == -1);
      before = point;
    }
  }

  /// Tells it; false: no further points can follow.
  bool goOnBehindDamage(bool inPoint) {
    if (!inPoint) {
      m_lexer.surprise(QT_TRANSLATE_NOOP("formats", "a point, or -1; -1; -1; after the last"));
      m_reading.tellSurprise();
      return false;
    }
    m_reading.tellAndSkipLine();
    const char next = m_lexer.peek();
    return next != 0 && next != '{' && next != '}';
  }

  /// A damaged one too, so that the numbers of those behind it stay right. False: there are too many.
  bool addPoint(const std::array<double, 3>& point, std::size_t start) {
    if (m_record.points.size() >= m_reading.limits.maxRecords) {
      m_reading.complaints.damage(base::translate("formats", "too many points; the rest is not read"), start, 1);
      m_lexer.moveTo(m_lexer.size());
      return false;
    }
    m_record.points.push_back(vectorFrom(point));
    m_record.pointRecords.starts.push_back(static_cast<std::uint32_t>(start));
    for (const double coordinate : point) {
      m_record.largest = std::max(m_record.largest, static_cast<float>(std::abs(coordinate)));
    }
    return true;
  }

  void endPoints(std::size_t firstAt, std::size_t end) {
    RecordRun& run = m_record.pointRecords;
    run.where = m_reading.complaints.rangeOf(firstAt, end - firstAt);
    for (std::uint32_t& start : run.starts) {
      start -= static_cast<std::uint32_t>(firstAt);
    }
  }

  void readParts() {
    for (;;) {
      const char next = m_lexer.peek();
      if (next == 0 || next == '}') {
        break;
      }
      if (next == '{') {
        m_reading.refuse(QT_TRANSLATE_NOOP("formats", "a face"));
      } else if (atMaterial(m_lexer)) {
        break;
      } else if (m_lexer.atWord()) {
        m_reading.complaints.unknownStatement(m_lexer.word(), m_lexer.offset());
        m_lexer.skipStatement();
      } else if (!readFaceOrEnd()) {
        return;
      }
    }
    // A file may end without the marks at the end of the last part and of the record.
    if (m_partOpen) {
      closePart(m_lexer.readEnd());
    }
  }

  /// False: the record ends.
  bool readFaceOrEnd() {
    m_reading.step();
    const std::size_t start = m_lexer.offset();
    const std::int64_t material = m_lexer.integer();
    if (m_reading.tellAndSkipLine()) {
      return true;
    }
    if (material == kEndMark) {
      return endPart(start);
    }
    if (m_record.faces.size() >= m_reading.limits.maxTriangles || m_record.parts.size() >= kMostParts) {
      m_reading.complaints.damage(base::translate("formats", "too many faces or parts; the rest is not read"), start,
                                  1);
      m_lexer.moveTo(m_lexer.size());
      return true;
    }
    if (!m_partOpen) {
      openPart(start);
    }
    readFace(toInt32(material), start);
    return true;
  }

  void openPart(std::size_t start) {
    m_partOpen = true;
    m_partStart = start;
    m_part.name = m_reading.comments.takePartName();
    m_faces.firstFace = static_cast<std::uint32_t>(m_record.faces.size());
  }

  void readFace(std::int32_t material, std::size_t start) {
    Corners corners;
    const std::int64_t marker = eachCorner(m_lexer, [&](std::int64_t corner) {
      if (corners.count < corners.points.size()) {
        corners.areThere = corners.areThere && static_cast<std::uint64_t>(corner) < m_record.points.size();
        corners.points[corners.count] = static_cast<std::uint32_t>(corner);
      }
      ++corners.count;
    });
    if (marker == kEndMark) {
      // The end of the part comes where the face should tell what belongs to it.
      m_lexer.moveTo(m_lexer.valueStart());
      m_lexer.surprise(QT_TRANSLATE_NOOP("formats", "the negative number after the corners of a face"));
    }
    BodyFace face;
    face.material = material;
    face.points = corners.points;
    face.bits = static_cast<std::uint16_t>(-marker);
    face.corners = static_cast<std::uint8_t>(corners.count);
    const std::size_t uvs = m_record.uvs.size();
    const std::size_t uvs2 = m_record.uvs2.size();
    const bool isWhole = m_lexer.ok() && (corners.count < 3 || readFields(face, corners.count));
    if (isWhole && isWanted(corners, start)) {
      m_record.faces.push_back(face);
      m_faces.records.starts.push_back(static_cast<std::uint32_t>(start - m_partStart));
      return;
    }
    m_record.uvs.resize(uvs);
    m_record.uvs2.resize(uvs2);
    if (marker == kEndMark) {
      m_reading.tellSurprise();
    } else {
      m_reading.tellAndSkipLine();
    }
  }

  bool readFields(BodyFace& face, std::size_t corners) {
    if ((face.bits & kSmoothingBit) != 0) {
      face.smoothing = static_cast<std::uint32_t>(m_lexer.integer());
    }
    if ((face.bits & kUvBit) != 0) {
      face.firstUv = readUvs(m_record.uvs, corners);
    }
    if ((face.bits & kSecondUvBit) != 0) {
      face.firstUv2 = readUvs(m_record.uvs2, corners);
    }
    return m_lexer.ok();
  }

  std::uint32_t readUvs(std::vector<QVector2D>& uvs, std::size_t corners) {
    const auto first = static_cast<std::uint32_t>(uvs.size());
    for (std::size_t i = 0; i < corners && m_lexer.ok(); ++i) {
      const double u = m_lexer.number();
      const double v = m_lexer.number();
      uvs.emplace_back(static_cast<float>(u), static_cast<float>(v));
    }
    return first;
  }

  /// Tells why not.
  bool isWanted(const Corners& corners, std::size_t start) {
    Complaints& complaints = m_reading.complaints;
    const std::size_t size = m_lexer.readEnd() - start;
    if (corners.count < 3) {
      complaints.countedDamage(
          "few corners", base::translate("formats", "a face has fewer than 3 corners; it is left out"), start, size);
    } else if (corners.count > 4) {
      complaints.countedDamage(
          "many corners",
          base::translate("formats", "expected a face of 3 or 4 corners, found %1; it is left out").arg(corners.count),
          start, size);
    } else if (!corners.areThere) {
      complaints.countedDamage("corner",
                               base::translate("formats", "a face has a corner beyond the %1 points; it is left out")
                                   .arg(m_record.points.size()),
                               start, size);
    } else {
      return true;
    }
    return false;
  }

  /// Behind a "-99;" that begins at `start`. False: the record ends too.
  bool endPart(std::size_t start) {
    const std::uint32_t flags = m_lexer.flags();
    const bool endsPart = m_partOpen || (m_record.parts.empty() && m_lexer.ok() && endsPartNext());
    if (!endsPart) {
      m_record.flags = flags;
      m_reading.tellSurprise();
      return false;
    }
    if (!m_partOpen) {
      openPart(start);
    }
    m_part.flags = flags;
    if ((flags & kPivotBit) != 0) {
      std::array<double, 3> pivot{};
      if (readPoint(pivot)) {
        m_part.pivot = vectorFrom(pivot);
      }
    }
    m_reading.tellSurprise();
    closePart(start);
    return true;
  }

  bool endsPartNext() {
    return lookingAhead(m_lexer, [this] { return m_lexer.integer() == kEndMark; });
  }

  void closePart(std::size_t facesEnd) {
    m_faces.faceCount = static_cast<std::uint32_t>(m_record.faces.size()) - m_faces.firstFace;
    m_faces.records.where = m_reading.complaints.rangeOf(m_partStart, facesEnd - m_partStart);
    m_part.groups.push_back(std::exchange(m_faces, {}));
    m_part.box = m_reading.comments.takePartBox();
    m_part.where = m_reading.rangeFrom(m_partStart);
    m_record.parts.push_back(std::exchange(m_part, {}));
    m_partOpen = false;
  }

  TextReading& m_reading;
  TextLexer& m_lexer;
  BodyRecord m_record;
  BodyPart m_part; ///< that faces are read into
  FaceGroup m_faces;
  bool m_partOpen = false;
  std::size_t m_partStart = 0;
};

} // namespace

std::optional<BodyRecord> readRecord(TextReading& reading) {
  return RecordReader(reading).read();
}

TextTable textPointTable() {
  return textTable(kTextPoint, pointRow);
}

TextTable textFaceTable(const QString& materials, const QString& points) {
  return textTable(leadingTo(kTextFace, {{kTextFace["material"], materials}, {kTextFace["vertices"], points}}),
                   faceRow);
}

} // namespace vitrine::formats::x3
