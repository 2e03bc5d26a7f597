#include "tests/conformance/WatchedLoad.h"

#include "core/scene/Scene.h"
#include "tests/conformance/AllocationWatch.h"
#include "tests/conformance/DocumentCheck.h"
#include "tests/conformance/Watchdog.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/LoadFixture.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr std::uint64_t kMiB = 1ull << 20;
constexpr std::uint64_t kBase = 16 * kMiB;
constexpr std::uint64_t kPeakPerByte = 16;
constexpr std::uint64_t kRequestPerByte = 4;

void loadInto(WatchedLoad& result, LoadFixture& fixture, const formats::Format& format, const formats::Source& source) {
  const AllocationWatch watch;
  const CpuTimer timer;
  try {
    result.document = fixture.load(format, source);
  } catch (const base::Cancelled&) {
    result.document = std::unexpected(Error::of(ErrorCode::Cancelled, QStringLiteral("cancelled")));
  }
  result.cpuTime = timer.spent();
  result.peakBytes = watch.peakBytes();
  result.largestBytes = watch.largestBytes();
}

} // namespace

Limits conformanceLimits() {
  Limits limits;
  limits.maxDecodedBytes = 16 * kMiB;
  limits.maxTotalDecodedBytes = 64 * kMiB;
  limits.maxRecords = 4'000'000;
  limits.maxTriangles = 1'000'000;
  limits.maxNodes = 200'000;
  return limits;
}

std::uint64_t allowedPeak(std::uint64_t fileBytes, std::uint64_t decodedBytes) {
  return kBase + 2 * conformanceLimits().maxDecodedBytes + kPeakPerByte * (fileBytes + decodedBytes);
}

std::uint64_t allowedRequest(std::uint64_t fileBytes, std::uint64_t decodedBytes) {
  return std::max(conformanceLimits().maxDecodedBytes, kRequestPerByte * (fileBytes + decodedBytes)) + kMiB;
}

WatchedLoad watchedLoad(const formats::Format& format, const QString& name, const Bytes& bytes, const std::string& what,
                        int cancelAtStep) {
  WatchedLoad result{std::unexpected(Error())};
  LoadFixture fixture;
  fixture.context.limits = conformanceLimits();
  fixture.progress.cancelAtStep(cancelAtStep);
  const formats::Source source = LoadFixture::sourceOf(name, bytes);
  const Watchdog watchdog(what, 2 * kLoadSlowdown * kLoadCpuTime);
  try {
    loadInto(result, fixture, format, source);
    result.steps = fixture.progress.stepCount();
    const std::uint64_t decoded = result.document ? (*result.document)->spaces.decodedBytes() : 0;
    EXPECT_LE(result.cpuTime, kLoadSlowdown * kLoadCpuTime) << what;
    EXPECT_LE(result.peakBytes, allowedPeak(bytes.size(), decoded)) << what;
    EXPECT_LE(result.largestBytes, allowedRequest(bytes.size(), decoded)) << what;
    if (result.document) {
      const QStringList faults = faultsOf(**result.document);
      EXPECT_TRUE(faults.isEmpty()) << what << ": " << faults.join(QStringLiteral("; ")).toStdString();
    } else {
      EXPECT_FALSE(result.document.error().message.isEmpty()) << what;
    }
  } catch (const std::exception& thrown) {
    ADD_FAILURE() << what << ": threw " << thrown.what();
  }
  return result;
}

} // namespace vitrine::tests
