#include "tests/samples/oracles/x3/WalkedFiles.h"

#include <zlib.h>

#include <cmath>
#include <stdexcept>

namespace vitrine::oracles {

namespace {

[[noreturn]] void oddBody(const std::string& what) {
  throw std::runtime_error(what);
}

/// Big-endian numbers, one after another.
class Cursor {
public:
  explicit Cursor(const WalkedBytes& bytes) : m_bytes(bytes) {}

  std::uint32_t u(int size) {
    std::uint32_t value = 0;
    for (; size > 0; --size)
      value = value << 8 | std::to_integer<std::uint32_t>(m_bytes.at(m_at++));
    return value;
  }
  std::int32_t i32() { return static_cast<std::int32_t>(u(4)); }
  double fixed() { return i32() / 65536.0; }
  std::string text() {
    std::string value;
    while (const auto c = static_cast<char>(u(1)))
      value += c;
    return value;
  }
  std::string tag() {
    std::string value;
    for (int i = 0; i < 4; ++i)
      value += static_cast<char>(u(1));
    return value;
  }
  void expect(const std::string& tag4) {
    const std::string found = tag();
    if (found != tag4)
      oddBody("not " + tag4 + " but " + found);
  }
  bool atEnd() const { return m_at == m_bytes.size(); }

private:
  const WalkedBytes& m_bytes;
  std::size_t m_at = 0;
};

void takeBinaryMaterial(Cursor& in, const std::string& tag, WalkedBody& body) {
  body.materials.push_back(tag);
  if (in.u(2) != body.materials.size() - 1)
    oddBody("materials are not in order");
  if (tag != "MAT6") {
    body.textures.push_back(std::to_string(in.u(2)));
    for (int i = 0; i < 14 + 2 + 6; ++i)
      in.u(2);
    return;
  }
  if ((in.u(4) & 0x2000000) == 0) {
    body.textures.push_back(in.text());
    for (int i = 0; i < 15; ++i)
      in.u(2);
    for (int i = 0; i < 5; ++i) {
      in.text();
      in.u(2);
    }
    return;
  }
  in.u(2);
  in.text();
  for (std::uint32_t left = in.u(2); left > 0; --left) {
    in.text();
    const std::uint32_t type = in.u(2);
    if (type == 8)
      body.textures.push_back(in.text());
    for (int i = 0; type != 8 && i < (type == 5 ? 4 : 1); ++i)
      in.u(4);
  }
}

struct BinaryPoint {
  WalkedBody::Corner corner;
  std::uint32_t smoothing = 0;
};

std::vector<BinaryPoint> takePoints(Cursor& in) {
  in.expect("POIN");
  std::vector<BinaryPoint> points(in.u(4));
  for (BinaryPoint& point : points) {
    const std::uint32_t has = in.u(2);
    const auto take = [&](auto& into) {
      for (double& each : into)
        each = in.fixed();
    };
    if ((has & 1) != 0)
      take(point.corner.position);
    if ((has & 2) != 0)
      take(point.corner.uv);
    if ((has & 4) != 0)
      take(point.corner.uv2);
    if ((has & 8) != 0)
      take(point.corner.normal);
    if ((has & 16) != 0)
      point.smoothing = in.u(4);
  }
  in.expect("/POI");
  return points;
}

void takeTangents(Cursor& in, WalkedBody& body, std::size_t points) {
  for (std::uint32_t left = in.u(4); left > 0; --left) {
    if (in.u(4) >= points)
      oddBody("tangents of a point that is not there");
    double length = 0;
    for (int i = 0; i < 6; ++i)
      length += i < 3 ? std::pow(in.fixed(), 2) : 0 * in.fixed();
    if (std::abs(length - 1) > 1e-3)
      oddBody("a tangent that is not of unit length");
    ++body.tangents;
  }
}

void takePart(Cursor& in, WalkedBody& body, WalkedBody::Record& record, const std::vector<BinaryPoint>& points) {
  const std::uint32_t flags = in.u(4);
  const int part = static_cast<int>(record.partFlags.size());
  record.partFlags.push_back(flags);
  for (std::uint32_t groups = in.u(2); groups > 0; --groups) {
    const int material = in.i32();
    for (std::uint32_t faces = in.u(4); faces > 0; --faces) {
      WalkedBody::Triangle triangle{part, material, 0, {}};
      for (std::size_t k = 0; k < 3; ++k) {
        triangle.points[k] = in.u(4);
        const BinaryPoint& point = points.at(triangle.points[k]);
        triangle.corners[k] = point.corner;
        triangle.smoothing = point.smoothing;
      }
      if (in.u(4) != 1)
        oddBody("a face with another word than 1");
      record.triangles.push_back(triangle);
    }
    if ((flags & 0x10000000) != 0)
      takeTangents(in, body, points.size());
  }
  if ((flags & 0x10000000) != 0) {
    for (int i = 0; i < 10; ++i)
      in.u(4);
    ++body.boxes;
  }
}

WalkedBody::Record takeBinaryRecord(Cursor& in, WalkedBody& body) {
  WalkedBody::Record record;
  record.value = in.i32();
  in.u(4);
  std::vector<BinaryPoint> points = takePoints(in);
  record.points = points.size();
  for (const BinaryPoint& point : points)
    for (const double each : point.corner.position)
      record.largest = std::max(record.largest, std::abs(each));
  for (BinaryPoint& point : points)
    for (double& each : point.corner.position)
      each *= body.sizeFor(record) / record.largest;
  in.expect("PART");
  for (std::uint32_t parts = in.u(4); parts > 0; --parts)
    takePart(in, body, record, points);
  in.expect("/PAR");
  return record;
}

} // namespace

WalkedBody walkedBinaryBody(const WalkedBytes& file) {
  Cursor in(file);
  WalkedBody body;
  in.expect("BOB1");
  std::string tag = in.tag();
  if (tag == "INFO") {
    in.text();
    in.expect("/INF");
    tag = in.tag();
  }
  if (tag.starts_with("MAT")) {
    for (std::uint32_t left = in.u(4); left > 0; --left)
      takeBinaryMaterial(in, tag, body);
    in.expect("/MAT");
    tag = in.tag();
  }
  if (tag != "BODY")
    oddBody("no BODY but " + tag);
  for (std::uint32_t left = in.u(2); left > 0; --left)
    body.records.push_back(takeBinaryRecord(in, body));
  in.expect("/BOD");
  in.expect("/BOB");
  if (!in.atEnd())
    oddBody("something is left over");
  return body;
}

WalkedBytes walkedUnpacked(const WalkedBytes& file) {
  WalkedBytes zipped = file;
  if (std::to_integer<int>(zipped.at(0)) != 0x1f) {
    const std::byte key = zipped[0] ^ std::byte{0xC8};
    zipped.erase(zipped.begin());
    for (std::byte& each : zipped)
      each ^= key;
  }
  z_stream stream{};
  inflateInit2(&stream, 15 + 16);
  WalkedBytes out(64u << 20);
  stream.next_in = reinterpret_cast<Bytef*>(zipped.data());
  stream.avail_in = static_cast<uInt>(zipped.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const int result = inflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  const bool isWhole = result == Z_STREAM_END && stream.avail_in == 0;
  inflateEnd(&stream);
  return isWhole ? out : throw std::runtime_error("not one whole gzip");
}

std::map<std::string, WalkedBytes> walkedCatalogue(const WalkedBytes& cat, const WalkedBytes& dat) {
  std::string text;
  for (std::size_t i = 0; i < cat.size(); ++i)
    text += static_cast<char>(std::to_integer<unsigned>(cat[i]) ^ ((0xDB + i) & 0xff));
  std::map<std::string, WalkedBytes> members;
  std::size_t at = text.find('\n') + 1;
  std::size_t offset = 0;
  while (at < text.size()) {
    const std::size_t end = text.find('\n', at);
    const std::string line = text.substr(at, end - at);
    const std::size_t blank = line.rfind(' ');
    const std::size_t size = std::stoul(line.substr(blank + 1));
    WalkedBytes& member = members[line.substr(0, blank)];
    for (std::size_t i = 0; i < size; ++i)
      member.push_back(dat.at(offset + i) ^ std::byte{0x33});
    offset += size;
    at = end + 1;
  }
  return offset == dat.size() ? members : throw std::runtime_error("sizes do not add up");
}

} // namespace vitrine::oracles
