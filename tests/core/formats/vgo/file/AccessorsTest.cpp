#include "core/formats/vgo/file/Accessors.h"

#include "core/formats/vgo/file/MembersRead.h"
#include "tests/support/CpuTimer.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

#include <chrono>

namespace vitrine::formats::vgo {
namespace {

using tests::ByteMaker;

constexpr std::uint64_t kResourceAt = 500;

/// Accessors of a list written as JSON, over a resource.
Accessors accessorsOf(const std::string& json, const Bytes& resource, const Limits& limits = {}) {
  const MembersRead read = readJson(tests::bytesOf(json), {0, 0, json.size()}, limits);
  EXPECT_FALSE(read.error) << json;
  return {structure::JsonValueRef(read.tree),
          {bytes::makeMemorySource(resource), {0, kResourceAt, resource.size()}},
          limits};
}

std::string plain(int offset, int length, int type, int count) {
  return QStringLiteral(R"({"kind":3,"byteOffset":%1,"byteLength":%2,"dataType":%3,"count":%4})")
      .arg(offset)
      .arg(length)
      .arg(type)
      .arg(count)
      .toStdString();
}

std::string sparse(int mode, int type, std::int64_t count, int entries, int indexType, int valueType, int valuesAt,
                   int length) {
  return QStringLiteral(
             R"({"kind":3,"byteOffset":0,"byteLength":%1,"dataType":%2,"count":%3,"sparseType":%4,)"
             R"("sparseCount":%5,"sparseIndexDataType":%6,"sparseValueDataType":%7,"sparseValueByteOffset":%8})")
      .arg(length)
      .arg(type)
      .arg(count)
      .arg(mode)
      .arg(entries)
      .arg(indexType)
      .arg(valueType)
      .arg(valuesAt)
      .toStdString();
}

template <class T>
std::string whyNot(const Result<T>& result) {
  return result ? std::string("it could be read") : result.error().message.toStdString();
}

TEST(Accessors, ReadVectorsFromOddPlaces) {
  const Bytes resource =
      ByteMaker().add(std::uint8_t{9}).add(1.0F).add(2.0F).add(3.0F).add(4.0F).add(5.0F).add(6.0F).bytes();
  const Accessors accessors = accessorsOf(
      '[' + plain(1, 24, 0x1350, 2) + ',' + plain(1, 24, 0x1250, 3) + ',' + plain(5, 16, 0x1450, 1) + ']', resource);
  const auto three = accessors.vec3(0);
  ASSERT_TRUE(three) << whyNot(three);
  EXPECT_EQ(*three, (std::vector<QVector3D>{{1, 2, 3}, {4, 5, 6}}));
  EXPECT_EQ(*accessors.vec2(1), (std::vector<QVector2D>{{1, 2}, {3, 4}, {5, 6}}));
  EXPECT_EQ(*accessors.vec4(2), (std::vector<QVector4D>{{2, 3, 4, 5}}));
  EXPECT_EQ(accessors.placeOf(2), (ByteRange{0, kResourceAt + 5, 16}));
  EXPECT_EQ(accessors.count(1), 3u);
}

TEST(Accessors, ReadIndicesOfAllTypes) {
  const Bytes resource =
      ByteMaker().add(std::uint8_t{200}).add(std::uint16_t{60000}).add(std::uint32_t{4000000000}).bytes();
  const Accessors accessors = accessorsOf('[' + plain(0, 1, 0x10, 1) + ',' + plain(1, 2, 0x20, 1) + ',' +
                                              plain(3, 4, 0x30, 1) + ',' + plain(3, 4, 0x31, 1) + ']',
                                          resource);
  EXPECT_EQ(*accessors.indices(0), std::vector<std::uint32_t>{200});
  EXPECT_EQ(*accessors.indices(1), std::vector<std::uint32_t>{60000});
  EXPECT_EQ(*accessors.indices(2), std::vector<std::uint32_t>{4000000000});
  EXPECT_FALSE(accessors.indices(3)) << "signed ones are no indices";
}

TEST(Accessors, ReadJointsOfBothTypes) {
  ByteMaker maker;
  for (const int joint : {1, 2, 3, 250}) {
    maker.add(static_cast<std::uint8_t>(joint));
  }
  for (const int joint : {1, 2, 3, 1000}) {
    maker.add(static_cast<std::uint16_t>(joint));
  }
  const Accessors accessors =
      accessorsOf('[' + plain(0, 4, 0x1410, 1) + ',' + plain(4, 8, 0x1420, 1) + ']', maker.bytes());
  using Joints = std::array<std::uint16_t, 4>;
  EXPECT_EQ(*accessors.joints(0), (std::vector<Joints>{{1, 2, 3, 250}}));
  EXPECT_EQ(*accessors.joints(1), (std::vector<Joints>{{1, 2, 3, 1000}}));
}

TEST(Accessors, ColoursAreWhatTheirSizesProve) {
  ByteMaker maker;
  for (const int part : {255, 0, 51, 255}) {
    maker.add(static_cast<std::uint8_t>(part));
  }
  maker.add(1.0F).add(0.0F).add(0.2F).add(1.0F);
  const Accessors accessors = accessorsOf('[' + plain(0, 4, 0x1410, 1) + ',' + plain(4, 16, 0x1410, 1) + ',' +
                                              plain(4, 16, 0x1450, 1) + ',' + plain(4, 12, 0x1410, 1) + ']',
                                          maker.bytes());
  for (int i = 0; i < 3; ++i) {
    const auto colors = accessors.colors(i);
    ASSERT_TRUE(colors) << i << ": " << whyNot(colors);
    ASSERT_EQ(colors->size(), 1u);
    EXPECT_NEAR((colors->front() - QVector4D(1, 0, 0.2F, 1)).length(), 0, 1e-6) << i;
  }
  EXPECT_FALSE(accessors.joints(1)) << "a wrong label is seen through for colours alone";
  EXPECT_FALSE(accessors.colors(3));
}

TEST(Accessors, MatricesAreColumns) {
  ByteMaker maker;
  for (int i = 0; i < 16; ++i) {
    maker.add(static_cast<float>(i));
  }
  const auto matrices = accessorsOf('[' + plain(0, 64, 0x2450, 1) + ']', maker.bytes()).matrices(0);
  ASSERT_TRUE(matrices);
  EXPECT_EQ(matrices->front().column(3).toVector3D(), QVector3D(12, 13, 14)) << "the translation";
}

TEST(Accessors, SparseElementsAreSetInZeros) {
  const Bytes resource = ByteMaker()
                             .add(std::uint16_t{3})
                             .add(std::uint16_t{1})
                             .add(1.0F)
                             .add(2.0F)
                             .add(3.0F)
                             .add(4.0F)
                             .add(5.0F)
                             .add(6.0F)
                             .bytes();
  const Accessors accessors = accessorsOf('[' + sparse(1, 0x1350, 4, 2, 0x20, 0x1350, 4, 28) + ']', resource);
  const auto all = accessors.vec3(0);
  ASSERT_TRUE(all) << whyNot(all);
  EXPECT_EQ(*all, (std::vector<QVector3D>{{}, {4, 5, 6}, {}, {1, 2, 3}}));
  const auto deltas = accessors.deltas(0);
  ASSERT_TRUE(deltas);
  EXPECT_EQ(deltas->count, 4u);
  EXPECT_EQ(deltas->elements, (std::vector<std::uint32_t>{1, 3})) << "in order";
  EXPECT_EQ(deltas->values, (std::vector<QVector3D>{{4, 5, 6}, {1, 2, 3}}));
}

TEST(Accessors, PowerfulOnesSetNumbers) {
  const Bytes resource =
      ByteMaker().add(std::uint8_t{7}).add(std::uint8_t{0}).add(std::uint8_t{6}).add(7.0F).add(1.0F).add(6.0F).bytes();
  const Accessors accessors = accessorsOf('[' + sparse(2, 0x1350, 3, 3, 0x10, 0x50, 3, 15) + ']', resource);
  EXPECT_EQ(*accessors.vec3(0), (std::vector<QVector3D>{{1, 0, 0}, {}, {6, 7, 0}}));
  EXPECT_EQ(accessors.deltas(0)->elements, (std::vector<std::uint32_t>{0, 2}));
  EXPECT_EQ(accessors.deltas(0)->values, (std::vector<QVector3D>{{1, 0, 0}, {6, 7, 0}}));
}

TEST(Accessors, SparseIndicesLeaveOutVertexZero) {
  const Bytes resource = ByteMaker().add(std::uint8_t{1}).add(std::uint8_t{2}).add(5u).add(6u).bytes();
  EXPECT_EQ(*accessorsOf('[' + sparse(1, 0x30, 3, 2, 0x10, 0x30, 2, 10) + ']', resource).indices(0),
            (std::vector<std::uint32_t>{0, 5, 6}));
}

TEST(Accessors, DeltasOfPlainOnesLeaveOutZeros) {
  const Bytes resource = ByteMaker().add(0.0F).add(0.0F).add(0.0F).add(0.0F).add(-1.0F).add(0.0F).bytes();
  const auto deltas = accessorsOf('[' + plain(0, 24, 0x1350, 2) + ']', resource).deltas(0);
  ASSERT_TRUE(deltas);
  EXPECT_EQ(deltas->count, 2u);
  EXPECT_EQ(deltas->elements, std::vector<std::uint32_t>{1});
}

TEST(Accessors, SparseIndicesBeyondTheEndAreToldWithTheirByte) {
  const Bytes resource = ByteMaker().add(std::uint8_t{1}).add(std::uint8_t{3}).add(5u).add(6u).bytes();
  const auto read = accessorsOf('[' + sparse(1, 0x30, 3, 2, 0x10, 0x30, 2, 10) + ']', resource).indices(0);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().offset, kResourceAt + 1);
  EXPECT_TRUE(read.error().message.contains(QLatin1StringView("sparse index 3")));
}

struct Broken {
  std::string json;
  const char* part;
};

TEST(Accessors, NumbersThatContradictEachOtherAreFaults) {
  const Bytes resource = Bytes::adopt(std::vector<std::byte>(64));
  for (const Broken& broken :
       {Broken{plain(-16, 12, 0x1350, 1), "negative"}, Broken{plain(0, -1, 0x1350, 1), "negative"},
        Broken{R"({"dataType":80,"count":1})", "missing"}, Broken{R"({"byteOffset":0,"dataType":80})", "missing"},
        Broken{plain(0, 12, 0x1351, 1), "0x1351"}, Broken{plain(0, 13, 0x1350, 1), "13 bytes"},
        Broken{plain(60, 12, 0x1350, 1), "byte 72 of the resource, which has 64"},
        Broken{plain(0x7fffff00, 12, 0x1350, 1), "of the resource"},
        Broken{R"({"byteOffset":0,"dataType":4944,"count":2147483647})", "of the resource"},
        Broken{R"({"byteOffset":9e18,"dataType":9296,"count":9e18})", "of the resource"},
        Broken{sparse(3, 0x1350, 4, 1, 0x10, 0x1350, 1, 13), "sparse type 3"},
        Broken{sparse(1, 0x1350, 4, 1, 0x50, 0x1350, 4, 16), "0x50"},
        Broken{sparse(1, 0x1350, 4, 1, 0x10, 0x50, 1, 5), "0x50"},
        Broken{sparse(2, 0x1350, 4, 1, 0x10, 0x1350, 1, 13), "0x1350"},
        Broken{sparse(1, 0x1420, 4, 1, 0x10, 0x1420, 1, 9), "0x1420"},
        Broken{sparse(1, 0x1350, 4, 1, 0x10, 0x1350, 2, 14), "start at 2"},
        Broken{sparse(1, 0x1350, 4, 1, 0x10, 0x1350, 1, 14), "14 bytes"},
        Broken{sparse(1, 0x1350, 4, 6, 0x10, 0x1350, 6, 78), "byte 78"}, Broken{"null", "it is not an object"}}) {
    const Accessors accessors = accessorsOf("[" + plain(0, 12, 0x1350, 1) + "," + broken.json + "]", resource);
    ASSERT_EQ(accessors.size(), 2u);
    const auto read = accessors.vec3(1);
    ASSERT_FALSE(read) << broken.json;
    EXPECT_TRUE(read.error().message.contains(QLatin1StringView(broken.part))) << broken.json << ": " << whyNot(read);
    EXPECT_TRUE(read.error().message.startsWith(QLatin1StringView("accessor 1"))) << whyNot(read);
    EXPECT_EQ(read.error().offset, 2 + plain(0, 12, 0x1350, 1).size()) << "where the accessor is in the list";
    EXPECT_FALSE(accessors.file(1));
    EXPECT_FALSE(accessors.placeOf(1));
    EXPECT_TRUE(accessors.vec3(0)) << "the others can be read";
  }
}

TEST(Accessors, AskedForAnotherTypeTheySaySo) {
  const Accessors accessors =
      accessorsOf('[' + plain(0, 12, 0x1350, 1) + ']', Bytes::adopt(std::vector<std::byte>(64)));
  EXPECT_TRUE(whyNot(accessors.vec2(0)).find("0x1350") != std::string::npos);
  EXPECT_FALSE(accessors.matrices(0));
  EXPECT_FALSE(accessors.colors(0));
  EXPECT_FALSE(accessors.indices(0));
  for (const std::int64_t index : {std::int64_t{-1}, std::int64_t{1}, std::int64_t{1} << 40}) {
    EXPECT_EQ(accessors.vec3(index).error().code, ErrorCode::NotFound) << index;
    EXPECT_FALSE(accessors.recordOf(index));
    EXPECT_EQ(accessors.elementsOf(index), structure::kRootSection);
    EXPECT_EQ(accessors.count(index), 0u);
  }
}

TEST(Accessors, ASmallFileDoesNotDecodeToMuch) {
  // One entry each, standing for 200 MB.
  const Bytes resource = ByteMaker().add(std::uint8_t{0}).add(1.0F).add(2.0F).add(3.0F).bytes();
  const Accessors accessors =
      accessorsOf('[' + sparse(1, 0x1350, 200'000'000 / 12, 1, 0x10, 0x1350, 1, 13) + ']', resource);
  const vitrine::tests::CpuTimer timer;
  const auto read = accessors.vec3(0);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().code, ErrorCode::LimitReached);
  EXPECT_LT(timer.spent(), std::chrono::milliseconds(100));
  const auto deltas = accessors.deltas(0);
  ASSERT_TRUE(deltas) << "which take room for what is stored";
  EXPECT_EQ(deltas->elements, std::vector<std::uint32_t>{0});
}

TEST(Accessors, BytesThatManyNameAreBoundedTogether) {
  const Bytes resource = Bytes::adopt(std::vector<std::byte>(1200));
  std::string list = "[" + plain(0, 1200, 0x1350, 100);
  for (int i = 1; i < 20'000; ++i) {
    list += "," + plain(0, 1200, 0x1350, 100);
  }
  const Accessors accessors = accessorsOf(list + "]", resource);
  std::uint64_t decoded = 0;
  for (std::size_t i = 0; i < accessors.size(); ++i) {
    const auto read = accessors.vec3(static_cast<std::int64_t>(i));
    decoded += read ? read->size() * sizeof(QVector3D) : 0;
  }
  EXPECT_GT(decoded, 16u << 20);
  EXPECT_LT(decoded, 17u << 20) << "of 24 MB that are declared";
}

TEST(Accessors, FilesAreTheirBytes) {
  const Accessors accessors =
      accessorsOf('[' + plain(1, 3, 0x10, 3) + ',' + plain(0, 0, 0x10, 0) + ']', tests::bytesOf("xPNGy"));
  const auto file = accessors.file(0);
  ASSERT_TRUE(file);
  EXPECT_TRUE(tests::sameBytes(*(*file)->readAll(), tests::bytesOf("PNG")));
  EXPECT_FALSE(accessors.file(1)) << "an empty one is none";
}

TEST(Accessors, WithoutAResourceThereIsNothingToRead) {
  const std::string json = '[' + plain(0, 12, 0x1350, 1) + ']';
  const MembersRead read = readJson(tests::bytesOf(json), {0, 0, json.size()}, {});
  const Accessors accessors(structure::JsonValueRef(read.tree), {}, {});
  EXPECT_EQ(accessors.size(), 1u);
  EXPECT_FALSE(accessors.vec3(0));
  EXPECT_EQ(Accessors().size(), 0u);
}

} // namespace
} // namespace vitrine::formats::vgo
