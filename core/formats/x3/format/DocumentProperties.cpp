#include "core/formats/x3/format/DocumentProperties.h"

#include "core/formats/x3/scene/BodyProperties.h"

#include <QtGlobal>

#include <algorithm>

namespace vitrine::formats::x3 {
namespace {

class List {
public:
  void add(const char* key, const QString& value) {
    if (!value.isEmpty()) {
      m_properties.push_back(ourProperty(key, value));
    }
  }
  void append(std::vector<scene::Property> more) { std::ranges::move(more, std::back_inserter(m_properties)); }
  std::vector<scene::Property> take() { return std::move(m_properties); }

private:
  std::vector<scene::Property> m_properties;
};

void addScene(List& list, const World& world) {
  const WorldFile& opened = world.opened();
  list.add(QT_TRANSLATE_NOOP("formats", "Made by"), opened.scene.info);
  list.add(QT_TRANSLATE_NOOP("formats", "Paths"), QString::number(opened.scene.paths.size()));
  const auto count = [&](Reference::Kind kind) { return std::ranges::count(opened.shown, kind, &Reference::kind); };
  list.add(QT_TRANSLATE_NOOP("formats", "Files read with it"), QString::number(world.files.size() - 1));
  if (const auto missing = count(Reference::Kind::Missing); missing > 0) {
    list.add(QT_TRANSLATE_NOOP("formats", "Paths whose file is missing"), QString::number(missing));
  }
  if (const auto dummies = count(Reference::Kind::Dummy); dummies > 0) {
    list.add(QT_TRANSLATE_NOOP("formats", "Dummies"), QString::number(dummies));
  }
}

void addTags(List& list, const CutFile& cut) {
  QStringList tags;
  constexpr qsizetype kMost = 200;
  for (const CutFile::Tag& tag : cut.tags) {
    if (tags.size() < kMost) {
      tags << tag.name;
    }
  }
  list.add(QT_TRANSLATE_NOOP("formats", "Tags"), tags.join(QLatin1Char(' ')));
  list.add(QT_TRANSLATE_NOOP("formats", "To see its paths"),
           QStringLiteral("convert it to text with X2BC or X3 Editor 2"));
}

} // namespace

std::vector<scene::Property> documentProperties(const World& world, const bytes::ByteSpaces& spaces) {
  const WorldFile& opened = world.opened();
  List list;
  list.add(QT_TRANSLATE_NOOP("formats", "Wrapped as"), spaces[opened.space].decoder);
  if (opened.isTextScene()) {
    addScene(list, world);
  } else if (opened.bodies.size() == 1) {
    list.append(bodyProperties(opened.bodies.front()));
  }
  if (opened.cut) {
    addTags(list, *opened.cut);
  }
  return list.take();
}

} // namespace vitrine::formats::x3
