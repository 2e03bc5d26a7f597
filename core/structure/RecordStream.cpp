#include "core/structure/RecordStream.h"

#include "core/base/Translate.h"

namespace vitrine::structure {

/// End of the data, as ByteReader tells it: behind the numbers that are whole.
void RecordStream::failAtEnd(ByteReader& reader, std::uint64_t size, FieldType type) {
  if (elementSize(type) > 1) {
    reader.skip(reader.remaining() / elementSize(type) * elementSize(type));
    reader.fail(base::translate("formats", "the data ends inside a number"));
  }
  reader.take(size);
  reader.fail({}); // never reached: there are not so many
}

std::uint64_t RecordStream::count(std::size_t field) {
  assert(!m_counted);
  begin(field);
  --m_next;
  Field counter = m_fields[field];
  counter.type = *counter.counter;
  m_counted = Column(counter, 0).as<std::uint64_t>(takeElements(m_reader, 1, counter.type).data());
  return *m_counted;
}

void RecordStream::takeVarying(std::size_t field) {
  const Field& taken = m_fields[field];
  std::uint64_t elements = 0;
  if (taken.terminated) {
    begin(field);
    const auto rest = m_reader.rest();
    const auto end = std::ranges::find(rest, std::byte{0});
    elements = static_cast<std::uint64_t>(end - rest.begin()) + 1;
    if (end == rest.end()) {
      m_reader.skip(rest.size());
      m_reader.u8(); // fails
    }
  } else {
    const std::uint64_t times = m_counted ? *m_counted : count(field);
    m_counted.reset();
    m_reader.require(times, taken.byteSize(), QString::fromLatin1(taken.name));
    elements = times * taken.count;
    ++m_next;
  }
  m_elements = static_cast<std::uint32_t>(elements);
  m_element = takeElements(m_reader, elements, taken.type);
}

QString RecordStream::text(std::size_t field) {
  take(field);
  return bytes::cString(m_element, 0, m_fields[field].encoding);
}

} // namespace vitrine::structure
