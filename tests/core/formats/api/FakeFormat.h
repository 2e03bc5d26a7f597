#pragma once

#include "core/formats/api/FormatRegistry.h"

#include <functional>

namespace vitrine::tests {

/// A format made of functions; what is not given does the default.
class FakeFormat final : public formats::Format {
public:
  using Load = std::function<Result<DocumentPtr>(const formats::Source&, formats::LoadContext&)>;
  using Resolve = std::function<Result<formats::Asset>(const scene::AssetRef&)>;

  explicit FakeFormat(QString id) : m_id(std::move(id)) {}

  std::function<int(const formats::Probe&)> onScore;
  Load onLoad;
  Resolve onResolve;
  std::function<Result<MountPtr>(const formats::Source&)> onMount; ///< given: it is of archives
  std::vector<formats::ProposedRoot> proposedRoots;
  std::function<std::vector<formats::ProposedRoot>(const QString&)> onRootsIn;
  bool carriesFiles = false; ///< of documents with files in them, not of archives

  formats::FormatInfo info() const override {
    return {m_id, m_id + QStringLiteral(" name"), {m_id}, {}, onMount != nullptr && !carriesFiles, carriesFiles};
  }
  int score(const formats::Probe& probe) const override { return onScore ? onScore(probe) : 0; }

  Result<DocumentPtr> load(const formats::Source& source, formats::LoadContext& context) const override {
    if (onLoad) {
      return onLoad(source, context);
    }
    auto made = std::make_shared<Document>();
    made->path = source.path;
    made->formatId = m_id;
    return made;
  }

  Result<formats::Asset> resolve(const Document& document, const scene::AssetRef& ref,
                                 formats::LoadContext& context) const override {
    return onResolve ? onResolve(ref) : Format::resolve(document, ref, context);
  }

  Result<MountPtr> mount(const formats::Source& source, const base::Limits& limits) const override {
    return onMount ? onMount(source) : Format::mount(source, limits);
  }

  std::vector<formats::ProposedRoot> roots(const QString&) const override { return proposedRoots; }

  std::vector<formats::ProposedRoot> rootsIn(const QString& folder) const override {
    return onRootsIn ? onRootsIn(folder) : Format::rootsIn(folder);
  }

private:
  QString m_id;
};

} // namespace vitrine::tests
