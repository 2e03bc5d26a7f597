#pragma once

#include "core/formats/diggles/records/ModelFile.h"

#include <QHash>
#include <QStringList>

namespace vitrine::formats::diggles {

/// The names a material's picture may have, without folder and extension: its own, then that of the file the artist
/// drew it in. Names are compared without regard to case.
QStringList pictureNames(const ModelMaterial& material);

/// Key that asks for a material's picture (AssetRef::path): the first of its names; empty: no picture.
QString textureKey(const ModelMaterial& material);

/// All names of each picture of a model, by the key in lower case. Materials of equal names share one.
class TextureNames {
public:
  explicit TextureNames(const std::vector<ModelMaterial>& materials);

  /// Names for a key, at least `key` itself.
  QStringList of(const QString& key) const;

private:
  QHash<QString, QStringList> m_names; ///< of those that have more than one
};

} // namespace vitrine::formats::diggles
