// Files beside a map: the input is the file, the map has nothing but a header.
#include "core/formats/source/bsp/format/BspFormat.h"
#include "tests/conformance/DocumentCheck.h"
#include "tests/fuzz/FuzzInput.h"

#include <algorithm>

using namespace vitrine;

namespace {

class SideFileMount final : public files::Mount {
public:
  explicit SideFileMount(const Bytes& content) : m_content(content) {}

  QString name() const override { return QStringLiteral("input"); }
  std::optional<files::MountEntry> find(const QString& path) const override {
    return path == kName ? std::optional(entry()) : std::nullopt;
  }
  std::vector<files::MountEntry> list(const QString& folder) const override {
    return folder.isEmpty() ? std::vector{entry()} : std::vector<files::MountEntry>();
  }
  Result<ByteSourcePtr> open(const files::MountEntry&, const Limits&) const override {
    return bytes::makeMemorySource(m_content);
  }

private:
  static constexpr QLatin1StringView kName{"input_l_0.lmp"};

  files::MountEntry entry() const { return {kName, m_content.size(), false}; }

  Bytes m_content;
};

/// A map of version 20 whose lumps are all empty.
Bytes emptyMap() {
  constexpr std::string_view kStart{"VBSP\x14\0\0\0", 8};
  std::vector<std::byte> map(1036);
  std::ranges::transform(kStart, map.begin(), [](char c) { return static_cast<std::byte>(c); });
  return Bytes::adopt(std::move(map));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const formats::source::BspFormat format;
  files::Vfs vfs;
  vfs.append(std::make_shared<SideFileMount>(fuzz::inputBytes(data, size)));
  Diagnostics diagnostics;
  files::MissingFiles missing;
  Progress progress;
  formats::LoadContext context{vfs, diagnostics, missing, progress, fuzz::fuzzLimits()};
  const auto document = format.load({QStringLiteral("input.bsp"), bytes::makeMemorySource(emptyMap())}, context);
  if (!document) {
    return 0;
  }
  if (const QStringList faults = tests::faultsOf(**document); !faults.isEmpty()) {
    fuzz::finding(qPrintable(faults.front()));
  }
  return 0;
}
