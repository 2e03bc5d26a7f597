#include "core/document/Document.h"
#include "core/formats/source/mdl/format/MdlFormat.h"
#include "core/formats/source/mdl/scene/PropModel.h"
#include "tests/conformance/DocumentCheck.h"
#include "tests/fuzz/FuzzInput.h"

#include <array>

using namespace vitrine;

namespace {

/// The three files of a model, from one input: two numbers of four bytes say how long the first two are.
struct Files {
  std::array<Bytes, 3> parts;

  explicit Files(const Bytes& input) {
    constexpr std::size_t kHead = 8;
    std::size_t at = std::min(kHead, input.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
      std::uint32_t size = UINT32_MAX;
      if (i < 2 && input.size() >= kHead) {
        std::memcpy(&size, input.data() + 4 * i, 4);
      }
      // A buffer of its own, so that a read past its end is noticed.
      const Bytes part = input.clippedSlice(at, size);
      parts[i] = Bytes::adopt(std::vector<std::byte>(part.span().begin(), part.span().end()));
      at += part.size();
    }
  }

  Result<Bytes> read(const QString& path) const {
    if (path.endsWith(QStringLiteral(".mdl"))) {
      return parts[0];
    }
    if (path.endsWith(QStringLiteral(".vvd"))) {
      return parts[1];
    }
    if (path.endsWith(QStringLiteral(".dx90.vtx"))) {
      return parts[2];
    }
    return std::unexpected(Error::of(ErrorCode::NotFound, QStringLiteral("not there"), path));
  }
};

class FilesMount final : public files::Mount {
public:
  explicit FilesMount(const Files& files) : m_files(files) {}

  QString name() const override { return QStringLiteral("input"); }
  std::optional<files::MountEntry> find(const QString& path) const override {
    const auto bytes = m_files.read(path);
    return bytes ? std::optional(files::MountEntry{path, bytes->size(), false}) : std::nullopt;
  }
  std::vector<files::MountEntry> list(const QString&) const override { return {}; }
  Result<ByteSourcePtr> open(const files::MountEntry& entry, const Limits&) const override {
    auto bytes = m_files.read(entry.path);
    return bytes ? Result<ByteSourcePtr>(bytes::makeMemorySource(*bytes)) : std::unexpected(bytes.error());
  }

private:
  Files m_files;
};

void checkProp(const Files& files) {
  Diagnostics diagnostics;
  const auto model = formats::source::readPropModel(
      QStringLiteral("models/input.mdl"), [&files](const QString& path) { return files.read(path); },
      fuzz::fuzzLimits(), &diagnostics);
  if (!model) {
    return;
  }
  const std::size_t vertices = model->mesh.vertices.positions.size();
  for (const std::uint32_t index : model->mesh.indices) {
    if (index >= vertices) {
      fuzz::finding("a triangle of a vertex that is not there");
    }
  }
  for (const auto& family : model->skins) {
    for (const int material : family) {
      if (material >= static_cast<int>(model->materials.size())) {
        fuzz::finding("a skin of a material that is not there");
      }
    }
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Files files(fuzz::inputBytes(data, size));
  checkProp(files);
  files::Vfs vfs;
  vfs.append(std::make_shared<FilesMount>(files));
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress, fuzz::fuzzLimits()};
  const formats::Source source{QStringLiteral("/game/models/input.mdl"), bytes::makeMemorySource(files.parts[0])};
  const auto document = formats::source::MdlFormat().load(source, context);
  if (document) {
    const QStringList faults = tests::faultsOf(**document);
    if (!faults.isEmpty()) {
      fuzz::finding(qPrintable(faults.front()));
    }
  }
  return 0;
}
