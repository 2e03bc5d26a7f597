#pragma once

#include "core/scene/Material.h"

#include <vector>

namespace vitrine::formats::x3 {

/// Collects properties, which are all of one record and its bytes, where these are known.
class PropertyList {
public:
  explicit PropertyList(std::optional<RecordRef> record = {}, std::optional<ByteRange> where = {})
      : m_record(record), m_where(where) {}

  /// `key`: a text of ours, QT_TRANSLATE_NOOP("formats", …).
  void add(const char* key, const QString& value);
  template <class Number>
    requires std::integral<Number> || std::floating_point<Number>
  void add(const char* key, Number value) {
    add(key, QString::number(value));
  }
  /// Nothing for an empty value.
  void addUnlessEmpty(const char* key, const QString& value);
  /// Adds a property as it is.
  void add(scene::Property property) { m_properties.push_back(std::move(property)); }
  void append(std::vector<scene::Property> more);

  std::vector<scene::Property> take() { return std::move(m_properties); }

private:
  std::optional<RecordRef> m_record;
  std::optional<ByteRange> m_where;
  std::vector<scene::Property> m_properties;
};

} // namespace vitrine::formats::x3
