#include "core/formats/xops/records/PointFile.h"
#include "resources/demos/xops/Courtyard.h"
#include "tests/samples/xops/SmallFiles.h"
#include "tests/support/LoadFixture.h"
#include "tests/support/Samples.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

using demos::Pd1Point;
using formats::xops::PointFile;

std::vector<Pd1Point> rewrittenPoints(const PointFile& read) {
  std::vector<Pd1Point> points;
  for (const formats::xops::Point& point : read.points) {
    const QVector3D& place = point.position;
    points.push_back(
        {{place.x(), place.y(), place.z()}, point.rotation, point.p[0], point.p[1], point.p[2], point.p[3]});
  }
  return points;
}

TEST(PointRoundTrip, whatWasWrittenIsReadAndWrittenTheSame) {
  for (const auto& made : {demos::courtyard::points(), samples::small::everyPoint(), std::vector<Pd1Point>()}) {
    const Bytes bytes = Bytes::adopt(demos::writePd1(made));
    Diagnostics diagnostics;
    const PointFile read = formats::xops::readPoints(bytes, base::kFileSpace, diagnostics);
    EXPECT_FALSE(diagnostics.anyDamage());
    ASSERT_EQ(read.points.size(), made.size());
    EXPECT_EQ(read.trailing, 10U);
    EXPECT_TRUE(sameBytes(Bytes::adopt(demos::writePd1(rewrittenPoints(read))), bytes));
  }
}

TEST(PointRoundTrip, samplesComeBackByteForByte) {
  int compared = 0;
  for (const QString& path : sampleFiles(QStringLiteral("bd1"))) {
    if (!path.endsWith(QStringLiteral(".pd1"))) {
      continue;
    }
    const Bytes bytes = fileBytes(samplePath(path).value());
    Diagnostics diagnostics;
    const PointFile read = formats::xops::readPoints(bytes, base::kFileSpace, diagnostics);
    if (read.truncated()) {
      continue;
    }
    const Bytes again = Bytes::adopt(demos::writePd1(rewrittenPoints(read), read.trailing == 10));
    EXPECT_TRUE(sameBytes(again, bytes)) << path.toStdString();
    ++compared;
  }
  EXPECT_GE(compared, 3);
}

} // namespace
} // namespace vitrine::tests
