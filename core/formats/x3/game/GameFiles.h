#pragma once

#include "core/files/Vfs.h"
#include "core/formats/api/Format.h"
#include "core/formats/x3/model/SceneFile.h"

#include <memory>
#include <optional>

namespace vitrine::formats::x3 {

struct TypeTables;

/// Finds what scenes and bodies refer to, as the game does: loose files before catalogues, of these addon's and those
/// with a higher number first; in each of these layers packed before plain and binary before text. Case and slashes do
/// not matter. Thread-safe.
class GameFiles {
public:
  struct Found {
    QString path; ///< as the mount spells it
    files::Vfs::Found file;
  };

  /// Adds the catalogues that the mounts of `vfs` hold ("01.cat", "addon/01.cat") to it, each once. `vfs` must outlive
  /// this object; what is mounted later is not seen.
  explicit GameFiles(files::Vfs& vfs, const Limits& limits = {});

  /// The body of a path by its name or number. nullopt: there is none, or the path names none (-1, inline bodies).
  std::optional<Found> body(const ScenePath& path) const;
  std::optional<Found> subScene(const ScenePath& path) const;
  /// What was looked for, for the list of missing files: "objects/v/00940", without an extension. Empty: nothing is.
  QString bodyWanted(const ScenePath& path) const;
  QString subSceneWanted(const ScenePath& path) const;

  /// How a material's texture leads to a file (docs/formats/bod.md, "Texture name -> file").
  struct TextureName {
    enum class Rule { None, Number, Animated, Name };

    Rule rule = Rule::None;
    std::int32_t number = 0; ///< Number, Animated
    QStringList tried;       ///< paths, best first
  };

  TextureName textureName(const QString& name) const;
  std::optional<Found> texture(const QString& name) const;
  /// For the list of missing files.
  QStringList namesTried(const QString& textureName) const;

  /// What types/Dummies says a body's number stands for.
  std::optional<QString> dummyName(std::int32_t number) const;

private:
  std::optional<Found> inLayers(const QStringList& paths) const;
  std::optional<Found> model(const QStringList& stems) const;
  QStringList bodyStems(const ScenePath& path) const;
  QStringList sceneStems(const ScenePath& path) const;

  std::vector<MountPtr> m_layers; ///< in the order in which they are looked through
  std::shared_ptr<const TypeTables> m_types;
};

/// Folders that hold the game of the file at `path`: the parent of the "objects" folder it is in, and of an "addon" the
/// game's own; else (catalogues too) its folder.
std::vector<ProposedRoot> gameRoots(const QString& path);

} // namespace vitrine::formats::x3
