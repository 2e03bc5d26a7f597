#include "core/formats/vgo/format/AssetProperties.h"

#include "core/formats/vgo/assets/MemberProperties.h"
#include "core/formats/vgo/file/ContainerLayouts.h"

#include <QtGlobal>

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValueRef;

struct Right {
  const char* member;
  const char* label;
};

/// In the order of interest.
constexpr Right kRights[] = {
    {"title", QT_TRANSLATE_NOOP("formats", "Title")},
    {"author", QT_TRANSLATE_NOOP("formats", "Author")},
    {"organization", QT_TRANSLATE_NOOP("formats", "Organisation")},
    {"licenseUrl", QT_TRANSLATE_NOOP("formats", "Licence")},
    {"distributionUrl", QT_TRANSLATE_NOOP("formats", "Distributed at")},
    {"version", QT_TRANSLATE_NOOP("formats", "Version")},
    {"createdDate", QT_TRANSLATE_NOOP("formats", "Created")},
    {"updatedDate", QT_TRANSLATE_NOOP("formats", "Updated")},
};

class Properties {
public:
  void add(const char* label, const QString& value, const std::optional<ByteRange>& where = {}) {
    if (!value.isEmpty()) {
      m_properties.push_back(ourProperty(label, value));
      m_properties.back().where = where;
    }
  }

  void add(const char* label, const JsonValueRef& member) {
    if (member) {
      add(label, member.text().trimmed(), member.member().range);
    }
  }

  std::vector<scene::Property> take() { return std::move(m_properties); }

private:
  std::vector<scene::Property> m_properties;
};

void addGenerator(Properties& properties, const JsonValueRef& generator) {
  const QString name = QStringLiteral("%1 %2").arg(generator["name"].text(), generator["version"].text()).trimmed();
  if (generator && !name.isEmpty()) {
    properties.add(QT_TRANSLATE_NOOP("formats", "Written by"), name, generator.member().range);
  }
}

} // namespace

std::vector<scene::Property> assetProperties(const VgoFile& file) {
  Properties properties;
  const JsonValueRef asset(*file.asset);
  const JsonValueRef right = asset["right"];
  for (const Right& one : kRights) {
    properties.add(one.label, right[one.member]);
  }
  addGenerator(properties, asset["generator"]);
  if (const auto& header = file.container.header) {
    const auto at = [](const structure::Field& field) {
      return ByteRange{base::kFileSpace, field.offset, field.byteSize()};
    };
    properties.add(QT_TRANSLATE_NOOP("formats", "Handedness"),
                   header->leftHanded() ? QStringLiteral("left-handed") : QStringLiteral("right-handed"),
                   at(kHeader.fields[kHeader["geometryCoordinate"]]));
    properties.add(QT_TRANSLATE_NOOP("formats", "Origin of texture coordinates"),
                   header->uvFromTop() ? QStringLiteral("top left") : QStringLiteral("bottom left"),
                   at(kHeader.fields[kHeader["uvCoordinate"]]));
  }
  properties.add(QT_TRANSLATE_NOOP("formats", "Encryption"), JsonValueRef(*file.crypt)["algorithms"].text());
  properties.add(QT_TRANSLATE_NOOP("formats", "Resource file"), JsonValueRef(*file.pointer)["uri"]);
  for (const JsonValueRef& extension : asset["extensionsUsed"].children()) {
    properties.add(QT_TRANSLATE_NOOP("formats", "Extension"), extension);
  }
  return properties.take();
}

} // namespace vitrine::formats::vgo
