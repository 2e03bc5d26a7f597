// A material with the files it includes: the input is cut at NUL bytes into the texts of materials/0.vmt, 1.vmt ….
#include "core/formats/source/assets/vmt/VmtMaterial.h"
#include "tests/fuzz/FuzzInput.h"

#include <vector>

using namespace vitrine;

namespace {

std::vector<Bytes> textsOf(const Bytes& input) {
  std::vector<Bytes> texts;
  std::size_t start = 0;
  for (std::size_t at = 0; at <= input.size(); ++at) {
    if (at == input.size() || input[at] == std::byte{0}) {
      texts.push_back(input.slice(start, at - start));
      start = at + 1;
    }
  }
  return texts;
}

/// "materials/7.vmt" -> 7; names that are none of ours are not there.
Result<Bytes> fileNamed(const std::vector<Bytes>& texts, const QString& path) {
  const QString name = path.section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0);
  bool number = false;
  const auto index = name.toUInt(&number);
  return number && index < texts.size() ? Result<Bytes>(texts[index])
                                        : std::unexpected(Error::of(ErrorCode::NotFound, QString(), path));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::vector<Bytes> texts = textsOf(fuzz::inputBytes(data, size));
  int reads = 0;
  const auto include = [&](const QString& path) {
    if (++reads > 1000) {
      fuzz::finding("one material reads more than a thousand files");
    }
    return fileNamed(texts, path);
  };
  Diagnostics diagnostics;
  const auto vmt =
      formats::source::readVmt(texts[0], include, fuzz::fuzzLimits(), &diagnostics, QStringLiteral("materials/0.vmt"));
  if (!vmt) {
    return 0;
  }
  const auto made = formats::source::makeMaterial(*vmt, QStringLiteral("input"), &diagnostics, ByteRange());
  for (const auto& slot : made.material.slots) {
    if (slot.texture && !slot.texture.isBelow(made.textures.size())) {
      fuzz::finding("a slot without its texture");
    }
  }
  return 0;
}
