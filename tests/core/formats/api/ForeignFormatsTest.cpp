#include "core/formats/api/ForeignFormats.h"

#include "tests/support/TestBytes.h"

#include <gtest/gtest.h>

namespace vitrine::formats {
namespace {

using tests::ByteMaker;
using tests::bytesOf;
using namespace std::string_view_literals;

/// A file's start, from `text` on; what follows a magic in real files is of no account.
std::string named(std::string_view text, std::size_t zeros = 64) {
  ByteMaker maker;
  maker.text(text).text(std::string(zeros, '\0'));
  const char* name = foreignFormat(maker.bytes());
  return name ? name : "";
}

/// The header of a map of Quake or GoldSrc: 15 lumps, one after the other.
Bytes oldMap(std::uint32_t version, std::int32_t lumpSize = 40) {
  ByteMaker maker;
  maker.add(version);
  for (std::int32_t lump = 0; lump < 15; ++lump) {
    maker.add<std::int32_t>(124 + lump * lumpSize).add(lumpSize);
  }
  return maker.bytes();
}

TEST(ForeignFormats, MapsOfOtherEnginesAreNamed) {
  EXPECT_STREQ(foreignFormat(oldMap(29)), "a Quake map");
  EXPECT_EQ(named("BSP2"), "a Quake map");
  EXPECT_EQ(named("2PSB"), "a Quake map");
  EXPECT_STREQ(foreignFormat(oldMap(30)), "a GoldSrc (Half-Life) map");
  EXPECT_EQ(named("IBSP\x26\0\0\0"sv), "a Quake II map");
  EXPECT_EQ(named("IBSP\x2e\0\0\0"sv), "a Quake III map");
  EXPECT_EQ(named("IBSP\x2f\0\0\0"sv), "a map of Quake Live or Return to Castle Wolfenstein");
  EXPECT_EQ(named("IBSP\x29\0\0\0"sv), "a map of the Quake family (IBSP)");
  EXPECT_EQ(named("RBSP"), "a map of the Raven or QFusion branch of Quake III (RBSP)");
  EXPECT_EQ(named("FBSP"), "a map of the Raven or QFusion branch of Quake III (RBSP)");
  EXPECT_EQ(named("rBSP"), "a Titanfall or Apex Legends map (rBSP)");
}

TEST(ForeignFormats, AVersionAloneIsNoQuakeMap) {
  EXPECT_EQ(named("\x1d\0\0\0"sv, 200), "") << "all lumps are empty";
  EXPECT_EQ(foreignFormat(oldMap(29, -1)), nullptr);
  EXPECT_EQ(foreignFormat(oldMap(31)), nullptr);
  EXPECT_EQ(foreignFormat(oldMap(29).slice(0, 123)), nullptr) << "cut inside its header";
}

TEST(ForeignFormats, PicturesAreNamed) {
  EXPECT_EQ(named("\x89PNG\r\n\x1a\n"), "a PNG image");
  EXPECT_EQ(named("\xff\xd8\xff\xe0"), "a JPEG image");
  EXPECT_EQ(named("GIF89a"), "a GIF image");
  EXPECT_EQ(named("BM\x36\0\x0c\0\0\0\0\0\x36"sv), "a BMP image");
  EXPECT_EQ(named("II*\0"sv), "a TIFF image");
  EXPECT_EQ(named("RIFF\x10\0\0\0WEBPVP8 "sv), "a WebP image");
  EXPECT_EQ(named("8BPS"), "a Photoshop image");
  EXPECT_EQ(named("DDS \x7c"), "a DDS texture");
}

TEST(ForeignFormats, ModelsAreNamed) {
  EXPECT_EQ(named("IDPO\x06"), "a Quake model (MDL)");
  EXPECT_EQ(named("IDP2\x08"), "a Quake II model (MD2)");
  EXPECT_EQ(named("IDP3\x0f"), "a Quake III model (MD3)");
  EXPECT_EQ(named("IDSQ\x0a"), "sequences of a Half-Life model (MDL)");
  EXPECT_EQ(named("glTF\x02"), "a binary glTF model (GLB)");
  EXPECT_EQ(named("Kaydara FBX Binary  \0\x1a"sv), "an FBX model");
  EXPECT_EQ(named("BLENDER-v300"), "a Blender file");
  EXPECT_EQ(named("MM\x10\x20\0\0\x02\0\x0a\0\0\0\x03"sv), "a 3D Studio model (3DS)");
}

TEST(ForeignFormats, SoundsArchivesAndProgramsAreNamed) {
  EXPECT_EQ(named("RIFF\x10\0\0\0WAVEfmt "sv), "a WAV audio file");
  EXPECT_EQ(named("OggS"), "an Ogg audio or video file");
  EXPECT_EQ(named("PK\x03\x04"), "a zip archive without the extension .zip");
  EXPECT_EQ(named("7z\xbc\xaf\x27\x1c"), "a 7z archive");
  EXPECT_EQ(named("Rar!\x1a\x07\x01"), "a RAR archive");
  EXPECT_EQ(named("\x1f\x8b\x08"), "a gzip file");
  EXPECT_EQ(named("\xfd"
                  "7zXZ\0"sv),
            "an xz file");
  EXPECT_EQ(named(std::string(257, '\0') + "ustar"), "a tar archive");
  EXPECT_EQ(named("PACK"), "a Quake archive (PAK)");
  EXPECT_EQ(named("IWAD"), "a Doom archive (WAD)");
  EXPECT_EQ(named("WAD2"), "Quake textures (WAD2)");
  EXPECT_EQ(named("WAD3"), "Half-Life textures (WAD3)");
  EXPECT_EQ(named("\x7f"
                  "ELF"),
            "a Linux program or library (ELF)");
  EXPECT_EQ(named("%PDF-1.7"), "a PDF document");
  ByteMaker program;
  program.text("MZ").text(std::string(58, '\0')).add<std::uint32_t>(128).text(std::string(64, '\0')).text("PE\0\0"sv);
  EXPECT_STREQ(foreignFormat(program.bytes()), "a Windows program or library");
  EXPECT_EQ(foreignFormat(program.bytes().slice(0, 130)), nullptr) << "its header is past the end";
}

TEST(ForeignFormats, OfSeveralMagicsTheLongestCounts) {
  EXPECT_EQ(named("\0\0\0\x20"
                  "ftypavif"sv),
            "a HEIF or AVIF image");
  EXPECT_EQ(named("\0\0\0\x20"
                  "ftypisom"sv),
            "an MPEG-4 video or audio file");
}

TEST(ForeignFormats, PartOfAMagicIsNone) {
  EXPECT_EQ(named("RIFF\x10\0\0\0", 0), "") << "what it holds is cut off";
  EXPECT_EQ(named("\x89PNG", 0), "");
  EXPECT_EQ(named("BM and then a text"), "");
  EXPECT_EQ(named("MZ and then a text"), "");
  EXPECT_EQ(foreignFormat(Bytes()), nullptr);
  for (unsigned seed = 0; seed < 16; ++seed) {
    EXPECT_EQ(foreignFormat(tests::randomBytes(4096, seed)), nullptr) << seed;
  }
}

TEST(ForeignFormats, FilesWithoutAMagicMayBeEmptyOrText) {
  const auto kind = [](std::string_view text, std::uint64_t size) {
    const char* name = foreignKind({QStringLiteral("file"), {}, bytesOf(text), size});
    return std::string(name ? name : "");
  };
  EXPECT_EQ(kind("", 0), "an empty file");
  EXPECT_EQ(kind("Two\r\n\tlines.\n", 13), "a plain text file");
  EXPECT_EQ(kind("Stra\xc3\x9f"
                 "e",
                 8),
            "a plain text file");
  EXPECT_EQ(kind("cut inside a letter \xc3", 5000), "a plain text file");
  EXPECT_EQ(kind("\xff\xfe no letters \xc3(", 20), "");
  EXPECT_EQ(kind("a\0b"sv, 3), "");
  EXPECT_EQ(kind("%PDF-1.7", 8), "a PDF document");
}

TEST(ForeignFormats, ReasonsNameTheKind) {
  EXPECT_EQ(foreignReason("a PNG image"), QStringLiteral("this is a PNG image, which Vitrine cannot open"));
  EXPECT_EQ(foreignReason(nullptr), QStringLiteral("Vitrine does not know the format of this file"));
}

} // namespace
} // namespace vitrine::formats
