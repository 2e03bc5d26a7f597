#pragma once

#include "core/formats/xops/records/PointFile.h"
#include "tests/support/TestBytes.h"

#include <limits>

namespace vitrine::tests {

/// Writes point files by hand.
class PointMaker {
public:
  PointMaker& add(int p1, int p2, int p3, int p4, QVector3D at = {}, float rotation = 0) {
    m_records.add(at.x()).add(at.y()).add(at.z()).add(rotation);
    for (const int number : {p1, p2, p3, p4}) {
      m_records.add(static_cast<std::int8_t>(number));
    }
    ++m_count;
    return *this;
  }

  Bytes bytes(int declared = -1, std::size_t trailing = 0) const {
    ByteMaker file;
    file.add(static_cast<std::uint16_t>(declared < 0 ? m_count : declared));
    const Bytes records = m_records.bytes();
    file.text({reinterpret_cast<const char*>(records.data()), records.size()});
    file.text(std::string(trailing, '\0'));
    return file.bytes();
  }

  formats::xops::PointFile file() const {
    Diagnostics diagnostics;
    return formats::xops::readPoints(bytes(), base::kFileSpace, diagnostics);
  }

private:
  ByteMaker m_records;
  int m_count = 0;
};

inline constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
inline constexpr float kInfinity = std::numeric_limits<float>::infinity();

} // namespace vitrine::tests
