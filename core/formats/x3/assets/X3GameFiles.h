#pragma once

#include "core/base/Diagnostics.h"
#include "core/files/Vfs.h"
#include "core/formats/x3/records/SceneFile.h"

#include <QHash>
#include <QStringList>

#include <memory>
#include <mutex>
#include <optional>
#include <set>

namespace vitrine::formats::x3 {

struct TypeTables;

/// Finds what scenes and bodies refer to, as the game does: loose files before catalogues, of these addon's and those
/// with a higher number first; in each of these layers packed before plain and binary before text. Case and slashes do
/// not matter. Cheap to make: tables are read when first needed. What is mounted later is seen. Thread-safe.
class GameFiles {
public:
  struct Found {
    QString path; ///< as the mount spells it
    files::Vfs::Found file;
  };

  /// Adds the catalogues that the mounts of `vfs` hold ("01.cat", "addon/01.cat") to it, each once. `vfs` must outlive
  /// this object.
  explicit GameFiles(files::Vfs& vfs, const Limits& limits = {});
  ~GameFiles();

  /// The body of a path by its name or number. nullopt: there is none, or the path names none (-1, inline bodies).
  std::optional<Found> body(const ScenePath& path) const;
  std::optional<Found> subScene(const ScenePath& path) const;
  /// Path looked for first, for the list of missing files: "objects/v/00940", without an extension. Empty: nothing
  /// is looked for.
  QString bodyWanted(const ScenePath& path) const;
  QString subSceneWanted(const ScenePath& path) const;

  /// Lookup of a file by the name of a texture (docs/formats/x3-files.md, "Textures").
  struct TextureName {
    enum class Rule {
      None,     ///< there is no texture: "NULL"
      Number,   ///< tex/true/N, or what types/Materials says
      Animated, ///< a row of types/Animations; the first of its pictures
      Name,
    };

    Rule rule = Rule::None;
    std::int32_t number = 0; ///< Number; Animated: the row
    QStringList tried;       ///< paths, best first
  };

  TextureName textureName(const QString& name) const;
  std::optional<Found> texture(const QString& name) const;
  /// Names tried, for the list of missing files, best first.
  QStringList namesTried(const QString& textureName) const;

  /// Name that types/Dummies puts in the place of a body's number: the scene's name, or its number where that has none.
  std::optional<QString> dummyName(std::int32_t number) const;

  /// Findings in the game's own tables and catalogues so far.
  const Diagnostics& findings() const { return m_findings; }

private:
  using Layers = std::vector<MountPtr>;

  std::shared_ptr<const Layers> layers() const;
  std::shared_ptr<const TypeTables> types() const;
  std::optional<Found> first(const QStringList& stems, const QStringList& extensions) const;
  QStringList bodyStems(const ScenePath& path) const;
  QStringList sceneStems(const ScenePath& path) const;
  QStringList stemsOf(const ScenePath& path, QHash<std::int32_t, QString> TypeTables::* table,
                      const char* folder) const;

  files::Vfs& m_vfs;
  Limits m_limits;
  mutable std::mutex m_mutex;
  mutable std::shared_ptr<const Layers> m_layers; ///< as many as the Vfs had mounts
  mutable std::shared_ptr<const TypeTables> m_types;
  mutable std::set<QString> m_refused; ///< catalogues that cannot be mounted
  mutable Diagnostics m_findings;
};

} // namespace vitrine::formats::x3
