#include "ui/inspector/AssetFiles.h"

namespace vitrine::ui {
namespace {

QString keyOf(const scene::AssetRef& asset) {
  return QStringLiteral("%1\n%2\n%3")
      .arg(static_cast<int>(asset.kind))
      .arg(asset.path, asset.otherPaths.join(QLatin1Char('\n')));
}

} // namespace

AssetFiles::AssetFiles(const Session& session, QObject* parent) : QObject(parent), m_session(session) {
  connect(&session, &Session::documentChanged, this, &AssetFiles::forget);
  connect(&session, &Session::findingsChanged, this, &AssetFiles::forget);
}

void AssetFiles::forget() {
  m_task.drop();
  m_wanted.clear();
  m_files.clear();
}

const AssetFiles::File* AssetFiles::of(const scene::AssetRef& asset) const {
  const auto known = m_files.find(keyOf(asset));
  return known == m_files.end() ? nullptr : &known->second;
}

void AssetFiles::want(const std::vector<scene::AssetRef>& assets) {
  std::vector<scene::AssetRef> unknown;
  std::ranges::copy_if(assets, std::back_inserter(unknown),
                       [this](const scene::AssetRef& asset) { return !of(asset); });
  if (unknown.empty() || unknown == m_wanted) {
    return;
  }
  m_wanted = unknown;
  m_task.start(
      [reading = m_session.reading(), unknown](base::Progress& progress) -> Result<Found> {
        Found files;
        for (const scene::AssetRef& asset : unknown) {
          files.emplace(keyOf(asset), opening::fileOfAsset(*reading, asset, progress));
        }
        return files;
      },
      [this](Found files) {
        m_wanted.clear();
        m_files.merge(files);
        Q_EMIT found();
      });
}

} // namespace vitrine::ui
