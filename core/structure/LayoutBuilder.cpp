#include "core/structure/LayoutBuilder.h"

#include <cassert>

namespace vitrine::structure {

LayoutBuilder& LayoutBuilder::add(Type type, const char* name, const char* meaning, std::uint32_t count) {
  Field field;
  field.name = name;
  field.type = type;
  field.offset = m_next;
  field.count = count;
  field.meaning = meaning;
  field.part = m_part;
  field.bigEndian = m_bigEndian;
  if (m_next != kVaryingOffset) {
    m_next += field.byteSize();
  }
  m_fields.push_back(field);
  return *this;
}

LayoutBuilder& LayoutBuilder::counted(Type counter, Type type, const char* name, const char* meaning,
                                      std::uint32_t count) {
  add(type, name, meaning, count);
  m_fields.back().counter = counter;
  m_next = kVaryingOffset;
  return *this;
}

LayoutBuilder& LayoutBuilder::bits(Type type, const char* name, const char* meaning, std::uint8_t first,
                                   std::uint8_t count, bool last) {
  add(type, name, meaning);
  m_fields.back().firstBit = first;
  m_fields.back().bitCount = count;
  if (!last) {
    m_next -= elementSize(type);
  }
  return *this;
}

LayoutBuilder& LayoutBuilder::skip(std::uint32_t bytes) {
  m_next += bytes;
  return *this;
}

LayoutBuilder& LayoutBuilder::varying() {
  m_next = kVaryingOffset;
  return *this;
}

LayoutBuilder& LayoutBuilder::to(const char* target) {
  m_fields.back().reference = {ReferenceKind::Index, target, nullptr};
  return *this;
}

LayoutBuilder& LayoutBuilder::toSection(const char* target) {
  m_fields.back().reference = {ReferenceKind::Section, target, nullptr};
  return *this;
}

LayoutBuilder& LayoutBuilder::toEdge(const char* target) {
  m_fields.back().reference = {ReferenceKind::SignedIndex, target, nullptr};
  return *this;
}

LayoutBuilder& LayoutBuilder::toNodeOrLeaf(const char* nodes, const char* leaves) {
  m_fields.back().reference = {ReferenceKind::NodeOrLeaf, nodes, leaves};
  return *this;
}

LayoutBuilder& LayoutBuilder::bigEndian() {
  m_bigEndian = true;
  return *this;
}

LayoutBuilder& LayoutBuilder::encoding(bytes::TextEncoding encoding) {
  m_fields.back().encoding = encoding;
  return *this;
}

LayoutBuilder& LayoutBuilder::part(const char* name) {
  m_part = name;
  return *this;
}

LayoutBuilder& LayoutBuilder::flags(Names names) {
  m_fields.back().flags = names;
  return *this;
}

LayoutBuilder& LayoutBuilder::values(Names names) {
  m_fields.back().values = names;
  return *this;
}

LayoutPtr LayoutBuilder::done([[maybe_unused]] std::uint32_t size) {
  assert(m_next == size);
  return LayoutPtr::make(m_name, m_next, std::move(m_fields));
}

LayoutPtr LayoutBuilder::doneVarying() {
  return LayoutPtr::make(m_name, kVaryingSize, std::move(m_fields));
}

} // namespace vitrine::structure
