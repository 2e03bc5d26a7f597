#include "core/formats/api/ForeignFormats.h"

#include "core/bytes/ByteReader.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <cstring>
#include <string_view>

namespace vitrine::formats {
namespace {

using namespace std::string_view_literals;

class Texts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::formats)
};

constexpr const char* kEmpty = QT_TRANSLATE_NOOP("formats", "an empty file");
constexpr const char* kText = QT_TRANSLATE_NOOP("formats", "a plain text file");
constexpr const char* kZip = QT_TRANSLATE_NOOP("formats", "a zip archive without the extension .zip");
constexpr const char* kQuakeMap = QT_TRANSLATE_NOOP("formats", "a Quake map");
constexpr const char* kRavenMap =
    QT_TRANSLATE_NOOP("formats", "a map of the Raven or QFusion branch of Quake III (RBSP)");
constexpr const char* kGif = QT_TRANSLATE_NOOP("formats", "a GIF image");
constexpr const char* kTiff = QT_TRANSLATE_NOOP("formats", "a TIFF image");
constexpr const char* kHeif = QT_TRANSLATE_NOOP("formats", "a HEIF or AVIF image");
constexpr const char* kKtx = QT_TRANSLATE_NOOP("formats", "a KTX texture");
constexpr const char* kMp3 = QT_TRANSLATE_NOOP("formats", "an MP3 audio file");
constexpr const char* kDoomWad = QT_TRANSLATE_NOOP("formats", "a Doom archive (WAD)");
constexpr const char* kWeb = QT_TRANSLATE_NOOP("formats", "a web page (HTML)");
constexpr const char* kPly = QT_TRANSLATE_NOOP("formats", "a PLY model");

/// Maps of Quake and GoldSrc have no magic: their version is followed by 15 pairs {offset, length}.
bool hasQuakeLumps(const Bytes& head) {
  constexpr std::size_t kDirectory = 4;
  constexpr std::size_t kHeader = kDirectory + 15 * 8;
  if (head.size() < kHeader) {
    return false;
  }
  bool any = false;
  for (std::size_t at = kDirectory; at < kHeader; at += 8) {
    const std::int32_t offset = bytes::loadI32(head.data() + at);
    const std::int32_t length = bytes::loadI32(head.data() + at + 4);
    if (length < 0 || offset < (length > 0 ? static_cast<std::int32_t>(kHeader) : 0)) {
      return false;
    }
    any = any || length > 0;
  }
  return any;
}

/// "MZ" alone begins many a file; of a program the header of DOS leads to that of Windows.
bool leadsToPeHeader(const Bytes& head) {
  constexpr std::size_t kPlace = 60;
  const std::size_t at = head.size() < kPlace + 4 ? head.size() : bytes::loadU32(head.data() + kPlace);
  return at < head.size() && head.size() - at >= 4 && std::memcmp(head.data() + at, "PE\0\0", 4) == 0;
}

struct Magic {
  std::string_view bytes;
  std::uint32_t at = 0;
};

struct ForeignFormat {
  const char* name;
  Magic magic;
  Magic further = {};                   ///< has to fit as well
  bool (*fits)(const Bytes&) = nullptr; ///< what else has to be true; null: nothing
};

constexpr ForeignFormat kForeignFormats[] = {
    // Maps
    {kQuakeMap, {"\x1d\0\0\0"sv}, {}, hasQuakeLumps},
    {kQuakeMap, {"BSP2"}},
    {kQuakeMap, {"2PSB"}},
    {QT_TRANSLATE_NOOP("formats", "a GoldSrc (Half-Life) map"), {"\x1e\0\0\0"sv}, {}, hasQuakeLumps},
    {QT_TRANSLATE_NOOP("formats", "a Quake II map"), {"IBSP\x26\0\0\0"sv}},
    {QT_TRANSLATE_NOOP("formats", "a Quake III map"), {"IBSP\x2e\0\0\0"sv}},
    {QT_TRANSLATE_NOOP("formats", "a map of Quake Live or Return to Castle Wolfenstein"), {"IBSP\x2f\0\0\0"sv}},
    {QT_TRANSLATE_NOOP("formats", "a map of the Quake family (IBSP)"), {"IBSP"}},
    {kRavenMap, {"RBSP"}},
    {kRavenMap, {"FBSP"}},
    {QT_TRANSLATE_NOOP("formats", "a Titanfall or Apex Legends map (rBSP)"), {"rBSP"}},
    // Models
    {QT_TRANSLATE_NOOP("formats", "a Quake model (MDL)"), {"IDPO"}},
    {QT_TRANSLATE_NOOP("formats", "a Quake II model (MD2)"), {"IDP2"}},
    {QT_TRANSLATE_NOOP("formats", "a Quake III model (MD3)"), {"IDP3"}},
    {QT_TRANSLATE_NOOP("formats", "a Doom 3 model or animation (MD5)"), {"MD5Version"}},
    {QT_TRANSLATE_NOOP("formats", "sequences of a Half-Life model (MDL)"), {"IDSQ"}},
    {QT_TRANSLATE_NOOP("formats", "the vertices of a Source engine model, whose .mdl opens them"), {"IDSV"}},
    {QT_TRANSLATE_NOOP("formats", "an Inter-Quake model (IQM)"), {"INTERQUAKEMODEL\0"sv}},
    {QT_TRANSLATE_NOOP("formats", "a binary glTF model (GLB)"), {"glTF"}},
    {QT_TRANSLATE_NOOP("formats", "an FBX model"), {"Kaydara FBX Binary"}},
    {QT_TRANSLATE_NOOP("formats", "a Blender file"), {"BLENDER"}},
    {QT_TRANSLATE_NOOP("formats", "a 3D Studio model (3DS)"), {"MM"}, {"\x02\0\x0a\0\0\0"sv, 6}},
    {kPly, {"ply\nformat "}},
    {kPly, {"ply\r\nformat "}},
    // Pictures
    {QT_TRANSLATE_NOOP("formats", "a PNG image"), {"\x89PNG\r\n\x1a\n"}},
    {QT_TRANSLATE_NOOP("formats", "a JPEG image"), {"\xff\xd8\xff"}},
    {QT_TRANSLATE_NOOP("formats", "a JPEG 2000 image"), {"\0\0\0\x0cjP  "sv}},
    {kGif, {"GIF87a"}},
    {kGif, {"GIF89a"}},
    {QT_TRANSLATE_NOOP("formats", "a BMP image"), {"BM"}, {"\0\0\0\0"sv, 6}},
    {kTiff, {"II*\0"sv}},
    {kTiff, {"MM\0*"sv}},
    {QT_TRANSLATE_NOOP("formats", "a WebP image"), {"RIFF"}, {"WEBP", 8}},
    {kHeif, {"ftypavif", 4}},
    {kHeif, {"ftypheic", 4}},
    {kHeif, {"ftypmif1", 4}},
    {QT_TRANSLATE_NOOP("formats", "a Photoshop image"), {"8BPS"}},
    {QT_TRANSLATE_NOOP("formats", "a GIMP image"), {"gimp xcf "}},
    {QT_TRANSLATE_NOOP("formats", "an OpenEXR image"), {"v/1\x01"}},
    {QT_TRANSLATE_NOOP("formats", "a Radiance image (HDR)"), {"#?RADIANCE"}},
    {QT_TRANSLATE_NOOP("formats", "a DDS texture"), {"DDS "}},
    {QT_TRANSLATE_NOOP("formats", "a console's texture (VTFX)"), {"VTFX"}},
    {kKtx, {"\xabKTX 11\xbb"}},
    {kKtx, {"\xabKTX 20\xbb"}},
    // Sound and film
    {QT_TRANSLATE_NOOP("formats", "a WAV audio file"), {"RIFF"}, {"WAVE", 8}},
    {QT_TRANSLATE_NOOP("formats", "an Ogg audio or video file"), {"OggS"}},
    {QT_TRANSLATE_NOOP("formats", "a FLAC audio file"), {"fLaC"}},
    {kMp3, {"ID3\x02"}},
    {kMp3, {"ID3\x03"}},
    {kMp3, {"ID3\x04"}},
    {QT_TRANSLATE_NOOP("formats", "an AVI video"), {"RIFF"}, {"AVI ", 8}},
    {QT_TRANSLATE_NOOP("formats", "an MPEG-4 video or audio file"), {"ftyp", 4}},
    {QT_TRANSLATE_NOOP("formats", "a Matroska or WebM video"), {"\x1a\x45\xdf\xa3"}},
    {QT_TRANSLATE_NOOP("formats", "a demo recorded in a Source engine game"), {"HL2DEMO\0"sv}},
    // Archives
    {kZip, {"PK\x03\x04"}},
    {kZip, {"PK\x05\x06"}},
    {QT_TRANSLATE_NOOP("formats", "a 7z archive"), {"7z\xbc\xaf\x27\x1c"}},
    {QT_TRANSLATE_NOOP("formats", "a RAR archive"), {"Rar!\x1a\x07"}},
    {QT_TRANSLATE_NOOP("formats", "a gzip file"), {"\x1f\x8b\x08"}},
    {QT_TRANSLATE_NOOP("formats", "a bzip2 file"), {"BZh"}, {"1AY&SY", 4}},
    {QT_TRANSLATE_NOOP("formats", "an xz file"), {"\xfd\x37zXZ\0"sv}},
    {QT_TRANSLATE_NOOP("formats", "a zstd file"), {"\x28\xb5\x2f\xfd"}},
    {QT_TRANSLATE_NOOP("formats", "a tar archive"), {"ustar", 257}},
    {QT_TRANSLATE_NOOP("formats", "a cabinet archive"), {"MSCF\0\0\0\0"sv}},
    {QT_TRANSLATE_NOOP("formats", "a Quake archive (PAK)"), {"PACK"}},
    {kDoomWad, {"IWAD"}},
    {kDoomWad, {"PWAD"}},
    {QT_TRANSLATE_NOOP("formats", "Quake textures (WAD2)"), {"WAD2"}},
    {QT_TRANSLATE_NOOP("formats", "Half-Life textures (WAD3)"), {"WAD3"}},
    {QT_TRANSLATE_NOOP("formats", "a Garry's Mod addon (GMA)"), {"GMAD"}},
    {QT_TRANSLATE_NOOP("formats", "an Unreal Engine package"), {"\xc1\x83\x2a\x9e"}},
    {QT_TRANSLATE_NOOP("formats", "a Unity asset bundle"), {"UnityFS\0"sv}},
    // Programs and documents
    {QT_TRANSLATE_NOOP("formats", "a Linux program or library (ELF)"),
     {"\x7f"
      "ELF"}},
    {QT_TRANSLATE_NOOP("formats", "a Windows program or library"), {"MZ"}, {}, leadsToPeHeader},
    {QT_TRANSLATE_NOOP("formats", "a script"), {"#!/"}},
    {QT_TRANSLATE_NOOP("formats", "a PDF document"), {"%PDF-"}},
    {QT_TRANSLATE_NOOP("formats", "an old Microsoft Office document"), {"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"}},
    {QT_TRANSLATE_NOOP("formats", "an SQLite database"), {"SQLite format 3\0"sv}},
    {QT_TRANSLATE_NOOP("formats", "an XML document"), {"<?xml "}},
    {kWeb, {"<!DOCTYPE html"}},
    {kWeb, {"<!doctype html"}},
    {kWeb, {"<html"}},
    {QT_TRANSLATE_NOOP("formats", "a DMX file of the Source engine"), {"<!-- dmx encoding "}},
};

bool has(const Bytes& head, const Magic& magic) {
  const std::size_t size = magic.bytes.size();
  return size == 0 ||
         (head.size() >= magic.at + size && std::memcmp(head.data() + magic.at, magic.bytes.data(), size) == 0);
}

/// Without control characters but those of layout, and valid UTF-8; the last character may be cut.
bool isText(const Bytes& head) {
  constexpr std::string_view kLayout = "\t\n\f\r";
  const bool printable = std::ranges::all_of(head.span(), [&](std::byte byte) {
    const auto character = std::to_integer<unsigned char>(byte);
    return character != 0x7f && (character >= 0x20 || kLayout.contains(static_cast<char>(character)));
  });
  QStringDecoder decoder(QStringDecoder::Utf8);
  const QString text = decoder(head.toByteArray());
  return printable && !text.isEmpty() && !decoder.hasError();
}

} // namespace

const char* foreignFormat(const Bytes& head) {
  const char* best = nullptr;
  std::size_t longest = 0;
  for (const ForeignFormat& format : kForeignFormats) {
    const std::size_t length = format.magic.bytes.size() + format.further.bytes.size();
    if (length > longest && has(head, format.magic) && has(head, format.further) &&
        (!format.fits || format.fits(head))) {
      best = format.name;
      longest = length;
    }
  }
  return best;
}

const char* foreignKind(const Probe& probe) {
  if (probe.size == 0) {
    return kEmpty;
  }
  if (const char* format = foreignFormat(probe.head)) {
    return format;
  }
  return isText(probe.head) ? kText : nullptr;
}

QString foreignReason(const char* kind) {
  if (!kind) {
    return Texts::tr("Vitrine does not know the format of this file");
  }
  const QString name = QCoreApplication::translate("formats", kind);
  return kind == kEmpty ? Texts::tr("this is %1").arg(name)
                        : Texts::tr("this is %1, which Vitrine cannot open").arg(name);
}

} // namespace vitrine::formats
