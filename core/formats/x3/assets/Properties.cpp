#include "core/formats/x3/assets/Properties.h"

#include <algorithm>
#include <iterator>

namespace vitrine::formats::x3 {

void PropertyList::add(const char* key, const QString& value) {
  add({.key = QString::fromLatin1(key), .value = value, .record = m_record, .where = m_where, .ours = true});
}

void PropertyList::addUnlessEmpty(const char* key, const QString& value) {
  if (!value.isEmpty()) {
    add(key, value);
  }
}

void PropertyList::append(std::vector<scene::Property> more) {
  std::ranges::move(more, std::back_inserter(m_properties));
}

} // namespace vitrine::formats::x3
