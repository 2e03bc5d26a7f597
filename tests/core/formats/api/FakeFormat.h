#pragma once

#include "core/formats/api/FormatRegistry.h"

#include <functional>

namespace vitrine::tests {

/// A finder of assets made of a function.
class FakeAssets final : public document::AssetSource {
public:
  using Resolve = std::function<Result<formats::Asset>(const scene::AssetRef&)>;

  explicit FakeAssets(Resolve resolve) : m_resolve(std::move(resolve)) {}

  Result<formats::Asset> resolve(const scene::AssetRef& ref, formats::LoadContext&) const override {
    return m_resolve(ref);
  }

private:
  Resolve m_resolve;
};

/// A locator that proposes these search paths for every file.
class FakeContent final : public formats::ContentLocator {
public:
  std::vector<formats::SearchPath> proposed;
  std::function<std::vector<formats::SearchPath>(const QString&)> onFolder; ///< null: the folder itself

  std::vector<formats::SearchPath> searchPaths(const QString&, const formats::FormatInfo&) const override {
    return proposed;
  }
  std::vector<formats::SearchPath> searchPathsIn(const QString& folder) const override {
    return onFolder ? onFolder(folder) : ContentLocator::searchPathsIn(folder);
  }
};

/// A format made of functions, of the interface Base; what is not given does the default.
template <class Base>
class FakeFormatOf : public Base {
public:
  using Read = std::function<Result<void>(const formats::Source&, formats::LoadContext&, Document&)>;

  explicit FakeFormatOf(const QString& id) : m_info{id, id + QStringLiteral(" name"), {id}, {}} {}

  std::function<int(const formats::Probe&)> onScore;
  Read onRead;

  const formats::FormatInfo& info() const override { return m_info; }
  int score(const formats::Probe& probe) const override { return onScore ? onScore(probe) : 0; }

protected:
  Result<void> read(const formats::Source& source, formats::LoadContext& context, Document& document) const override {
    return onRead ? onRead(source, context, document) : Result<void>();
  }

  formats::FormatInfo m_info;
};

using FakeFormat = FakeFormatOf<formats::Format>;

/// A format whose files hold others.
class FakeContainer final : public FakeFormatOf<formats::ContainerFormat> {
public:
  enum class Kind { Archive, Document };

  FakeContainer(const QString& id, Kind kind) : FakeFormatOf(id) { m_info.archive = kind == Kind::Archive; }

  std::function<Result<MountPtr>(const formats::Source&)> onMount;

  Result<MountPtr> mount(const formats::Source& source, const base::Limits&, base::Diagnostics&) const override {
    return onMount(source);
  }
};

} // namespace vitrine::tests
