#include "resources/demos/x3/TextNumbers.h"
#include "resources/demos/x3/TextWriter.h"

#include <stdexcept>

namespace vitrine::demos::x3 {

namespace {

constexpr double kNormalised = 100'000;
constexpr std::string_view kTypeNames[] = {"LONG", "BOOL", "FLOAT", "", "", "FLOAT4", "", "", "STRING"};

void addFlagDigits(std::string& out, std::uint32_t flags, int digits) {
  for (int bit = digits - 1; bit >= 0; --bit)
    out += (flags >> bit & 1) != 0 ? '1' : '0';
  out += ';';
}

std::string_view orNull(const std::string& name) {
  return name.empty() ? std::string_view("NULL") : std::string_view(name);
}

void addEffectValue(std::string& out, const EffectValue& value) {
  out += ' ' + value.name + ";SPTYPE_" + std::string(kTypeNames[static_cast<int>(value.type)]) + ';';
  if (value.type == EffectValue::Type::String) {
    out += orNull(value.text);
    out += ';';
    return;
  }
  const bool isWhole = value.type == EffectValue::Type::Long || value.type == EffectValue::Type::Bool;
  for (const double number : value.numbers) {
    if (isWhole)
      addWhole(out, std::lround(number));
    else
      addDecimal(out, number);
  }
}

void addEffect(std::string& out, const Material& material, int index) {
  out += "MATERIAL6: ";
  addWhole(out, index);
  out += " 0x2000000; 1; " + material.effect + "; ";
  addWhole(out, static_cast<long>(material.values.size()));
  for (const EffectValue& value : material.values)
    addEffectValue(out, value);
  out += kLineEnd;
}

std::size_t mapCount(Material::Kind kind) {
  return kind == Material::Kind::Three ? 2 : kind == Material::Kind::Five ? 3 : 5;
}

void addClassic(std::string& out, const Material& material, int index) {
  const bool isSix = material.kind == Material::Kind::Six;
  out += isSix ? "MATERIAL6: " : material.kind == Material::Kind::Five ? "MATERIAL5: " : "MATERIAL3: ";
  addWhole(out, index);
  if (isSix) {
    out += ' ';
    addHex(out, switchesOf(material));
  }
  out += ' ';
  out += isSix ? orNull(material.texture) : std::string_view(material.texture);
  out += ';';
  for (const int colour : material.colours)
    addWhole(out, colour);
  for (const int value :
       {material.transparency, material.selfIllumination, material.shininess, material.strength,
        material.destBlend ? 1 : 0, material.twoSided ? 1 : 0, material.wire ? 1 : 0, material.textureValue}) {
    out += ' ';
    addWhole(out, value);
  }
  for (std::size_t i = 0; i < mapCount(material.kind); ++i) {
    out += ' ';
    out += isSix ? orNull(material.maps[i].name) : material.maps[i].name.empty() ? "0" : material.maps[i].name;
    out += ';';
    addWhole(out, material.maps[i].value);
  }
  out += kLineEnd;
}

void addUvs(std::string& out, const Face& face, Uv Corner::* which) {
  for (const Corner& corner : face.corners) {
    out += ' ';
    addDecimal(out, (corner.*which).u);
    addDecimal(out, (corner.*which).v);
  }
}

void addFace(std::string& out, const Face& face, bool secondUvs) {
  out += ' ';
  addWhole(out, face.material);
  for (const Corner& corner : face.corners) {
    out += ' ';
    addWhole(out, corner.point);
  }
  out += ' ';
  addWhole(out, -(kFaceAlways | kFaceUvs | kFaceSmoothing | (secondUvs ? kFaceSecondUvs : 0)));
  out += ' ';
  addWhole(out, face.smoothing);
  addUvs(out, face, &Corner::uv);
  if (secondUvs)
    addUvs(out, face, &Corner::uv2);
  out += kLineEnd;
}

void addPointLines(std::string& out, const Record& record) {
  const double scale = kNormalised / reachOf(record);
  long number = 0;
  for (const Vec3& point : record.points) {
    const Vec3 p = point * scale;
    const bool isTerminator = std::lround(p.x) == -1 && std::lround(p.y) == -1 && std::lround(p.z) == -1;
    addWholeVector(out, isTerminator ? Vec3{-1, -1, 0} : p);
    out += " /" + std::to_string(number++);
    out += kLineEnd;
  }
  out += "-1; -1; -1; / End of verts for body\r\n";
}

void addRecord(std::string& out, const Record& record, bool first, bool secondUvs) {
  if (reachOf(record) <= 0)
    throw std::runtime_error("a body has no points but the origin");
  addWhole(out, record.value);
  out += first ? " / Automatic body size\r\n" : " / Threshold of the next level\r\n";
  addPointLines(out, record);
  for (const Part& part : record.parts) {
    out += "/----- Part " + part.name + " -----";
    out += kLineEnd;
    for (const Face& face : part.faces)
      addFace(out, face, secondUvs);
    out += "-99; ";
    addFlagDigits(out, part.flags, 20);
    out += kLineEnd;
  }
  out += "-99; 0000000000000000; /Mark end of body\r\n";
}

/// In the numbers of the first record, as exporters leave them for the compiler.
void addCollisionBoxes(std::string& out, const Body& body) {
  const double scale = kNormalised / reachOf(body.records.front());
  for (const Box& box : body.collisionBoxes) {
    out += "/! COLLISION_BOX:";
    addWholeVector(out, box.mins * scale);
    addWholeVector(out, box.maxs * scale);
    out += " !/";
    out += kLineEnd;
  }
}

} // namespace

std::string textOf(const Body& body) {
  std::string out;
  if (!body.info.empty())
    out += "/# " + body.info + std::string(kLineEnd);
  int index = 0;
  for (const Material& material : body.materials) {
    if (material.kind == Material::Kind::Effect)
      addEffect(out, material, index++);
    else
      addClassic(out, material, index++);
  }
  addCollisionBoxes(out, body);
  for (const Record& record : body.records)
    addRecord(out, record, &record == &body.records.front(), body.hasSecondUvs);
  return out;
}

} // namespace vitrine::demos::x3
