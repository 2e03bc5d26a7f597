#pragma once

#include "core/structure/Layout.h"
#include "tests/support/TestBytes.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/inspector/PropertiesPanel.h"

namespace vitrine::tests {

/// The group of that title; null: none. Not owned.
inline const ui::PropertyGroup* group(const std::vector<ui::PropertyGroup>& groups, const QString& title) {
  const auto found = std::ranges::find(groups, title, &ui::PropertyGroup::title);
  return found == groups.end() ? nullptr : &*found;
}

/// The value of the first line of that key in the group of that title; empty: no such line.
inline QString value(const std::vector<ui::PropertyGroup>& groups, const QString& title, const QString& key) {
  if (const ui::PropertyGroup* found = group(groups, title)) {
    const auto line = std::ranges::find(found->lines, key, &ui::PropertyLine::key);
    return line == found->lines.end() ? QString() : line->value;
  }
  return {};
}

/// A document without a picture; its one record is a list that leads to itself, nowhere and to itself, and a number.
inline ui::FileReadingPtr listDocument(std::uint16_t length = 3) {
  ByteMaker made;
  made.add(length);
  for (std::uint16_t i = 0; i < length; ++i) {
    made.add(static_cast<std::uint16_t>(i % 2));
  }
  const auto source = bytes::makeMemorySource(made.add(std::uint16_t{7}).bytes());
  const ByteRange whole{0, 0, source->size()};
  structure::StructureBuilder builder(QStringLiteral("list"), whole);
  const auto list = builder.add(builder.root(), QStringLiteral("lists"), whole);
  static constexpr auto kList = structure::layout(
      "list", structure::kVaryingSize, structure::fields::u16("others").counted(structure::FieldType::U16).to("lists"),
      structure::fields::u16("number"));
  builder.at(list).table = structure::makeVariableSizeTable(kList, source, whole, {0});
  auto document = std::make_shared<Document>();
  document->spaces = bytes::ByteSpaces(QStringLiteral("list"), source);
  document->structure = builder.build();
  auto reading = std::make_shared<ui::FileReading>();
  reading->document = document;
  return reading;
}

} // namespace vitrine::tests
