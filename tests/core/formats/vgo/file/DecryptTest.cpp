#include "core/formats/vgo/file/crypt/Decrypt.h"

#include "core/formats/vgo/file/MembersRead.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats::vgo {
namespace {

Bytes hex(const char* text) {
  return Bytes::adopt(QByteArray::fromHex(text));
}

QByteArray textOf(const Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

// Made with another implementation: "Vitrine" under the key 00 01 02 ..., the vector f0 f1 f2 ...
const Bytes kVector = hex("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff");

struct Known {
  const char* key;
  const char* coded;
};

TEST(Aes, DecryptsWithKeysOfAllSizes) {
  for (const Known& known :
       {Known{"000102030405060708090a0b0c0d0e0f", "48c74ea52e58472ea94216c6bde9aeea"},
        Known{"000102030405060708090a0b0c0d0e0f1011121314151617", "4f95cf36dde2a83a41bfc5c526e5c285"},
        Known{"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
              "bd1bdadaa9124d20eab52dd514fc75bf"}}) {
    const auto plain = decryptAes(hex(known.coded), hex(known.key), kVector);
    ASSERT_TRUE(plain) << known.key << ": " << plain.error().message.toStdString();
    EXPECT_EQ(textOf(*plain), QByteArrayLiteral("Vitrine")) << known.key;
  }
}

TEST(Aes, AWrongKeyIsTold) {
  const auto plain =
      decryptAes(hex("48c74ea52e58472ea94216c6bde9aeea"), hex("ff0102030405060708090a0b0c0d0e0f"), kVector);
  ASSERT_FALSE(plain);
  EXPECT_EQ(plain.error().code, ErrorCode::NeedsInput);
}

TEST(Aes, SizesThatFitNothingAreRefused) {
  const Bytes block = hex("48c74ea52e58472ea94216c6bde9aeea");
  const Bytes key = hex("000102030405060708090a0b0c0d0e0f");
  EXPECT_EQ(decryptAes(Bytes(), key, kVector).error().code, ErrorCode::Damaged);
  EXPECT_EQ(decryptAes(block.slice(0, 15), key, kVector).error().code, ErrorCode::Damaged);
  EXPECT_EQ(decryptAes(block, key.slice(0, 15), kVector).error().code, ErrorCode::Damaged);
  EXPECT_EQ(decryptAes(block, key, kVector.slice(0, 8)).error().code, ErrorCode::Damaged);
}

Result<CryptInfo> infoOf(std::string_view json) {
  const MembersRead read = readJson(tests::bytesOf(json), {0, 0, json.size()}, {});
  EXPECT_FALSE(read.error) << json;
  return readCryptInfo(structure::JsonValueRef(read.tree));
}

TEST(CryptInfo, ReadsWhatTheExporterWrites) {
  const auto aes = infoOf(R"({"algorithms":"AES","key":"AAECAwQFBgcICQoLDA0ODw==","iv":"8PHy8/T19vf4+fr7/P3+/w==",)"
                          R"("cipherMode":4,"paddingMode":5})");
  ASSERT_TRUE(aes) << aes.error().message.toStdString();
  EXPECT_EQ(aes->algorithm, CryptInfo::Algorithm::Aes);
  ASSERT_TRUE(aes->key);
  EXPECT_TRUE(tests::sameBytes(*aes->key, hex("000102030405060708090a0b0c0d0e0f")));
  EXPECT_TRUE(tests::sameBytes(aes->vector, kVector));
  EXPECT_EQ(aes->name(32), QStringLiteral("AES-256-CBC"));
  const auto outside = infoOf(R"({"algorithms":"AES","key":null,"iv":"8PHy8/T19vf4+fr7/P3+/w=="})");
  ASSERT_TRUE(outside);
  EXPECT_FALSE(outside->key);
  EXPECT_EQ(infoOf(R"({"algorithms":"Base64"})")->algorithm, CryptInfo::Algorithm::Base64);
}

TEST(CryptInfo, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(infoOf(R"({"algorithms":"aes"})").error().offset, 14u) << "exact case";
  EXPECT_TRUE(infoOf(R"({})").error().message.contains(QLatin1StringView("AES and Base64")));
  EXPECT_EQ(infoOf(R"({"algorithms":"AES","iv":"AAAA"})").error().offset, 25u);
  EXPECT_EQ(infoOf(R"({"algorithms":"AES","iv":"!!!!"})").error().offset, 25u);
  EXPECT_TRUE(infoOf(R"({"algorithms":"AES"})").error().message.contains(QLatin1StringView("vector")));
  EXPECT_TRUE(infoOf(R"({"algorithms":"AES","key":"AAAA","iv":"8PHy8/T19vf4+fr7/P3+/w=="})")
                  .error()
                  .message.contains(QLatin1StringView("3 bytes")));
}

TEST(Decrypt, Base64NeedsNoKey) {
  CryptInfo info;
  info.algorithm = CryptInfo::Algorithm::Base64;
  const auto plain = decrypt(tests::bytesOf("W3siYSI6\nMX1d"), info, std::nullopt);
  ASSERT_TRUE(plain);
  EXPECT_EQ(textOf(*plain), QByteArrayLiteral("[{\"a\":1}]"));
  EXPECT_EQ(decrypt(tests::bytesOf("W3siY$$$"), info, std::nullopt).error().code, ErrorCode::Damaged);
}

TEST(Decrypt, AFileKeyWinsAndAMissingOneIsAskedFor) {
  CryptInfo info;
  info.vector = kVector;
  const auto missing = decrypt(hex("48c74ea52e58472ea94216c6bde9aeea"), info, std::nullopt);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().code, ErrorCode::NeedsInput);
  ASSERT_TRUE(missing.error().needs);
  EXPECT_EQ(missing.error().needs->option, QStringLiteral("key"));
  EXPECT_EQ(missing.error().needs->fileFilter, QStringLiteral("*.vgk"));
  info.key = hex("000102030405060708090a0b0c0d0e0f");
  EXPECT_TRUE(decrypt(hex("48c74ea52e58472ea94216c6bde9aeea"), info, std::nullopt));
  const auto wrong = decrypt(hex("48c74ea52e58472ea94216c6bde9aeea"), info, tests::randomBytes(32, 7));
  ASSERT_FALSE(wrong);
  ASSERT_TRUE(wrong.error().needs) << "another may be chosen";
  EXPECT_TRUE(wrong.error().message.contains(QLatin1StringView("the key is wrong")));
}

} // namespace
} // namespace vitrine::formats::vgo
