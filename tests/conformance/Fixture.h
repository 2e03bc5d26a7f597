#pragma once

#include "tests/conformance/FormatFixtures.h"
#include "tests/support/LoadFixture.h"

#include <QFileInfo>

#include <gtest/gtest.h>

namespace vitrine::tests {

/// Runs once per format.
class Conformance : public testing::TestWithParam<std::string> {
protected:
  void SetUp() override {
    m_files = fixtureFiles(GetParam());
    ASSERT_FALSE(m_files.isEmpty()) << "none of its samples is recognised";
  }

  const formats::Format& format() const { return formatOf(GetParam()); }
  const QStringList& files() const { return m_files; }

  /// "source-bsp test2.bsp cut at 17", to reproduce a failure by.
  std::string label(const QString& path, const std::string& change) const {
    return GetParam() + ' ' + QFileInfo(path).fileName().toStdString() + ' ' + change;
  }

private:
  QStringList m_files;
};

inline std::string conformanceName(const testing::TestParamInfo<std::string>& test) {
  return testNameOf(test.param);
}

} // namespace vitrine::tests
