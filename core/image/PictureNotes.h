#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace vitrine::image {

/// Words within a picture about what it shows, by which a viewer finds back there.
struct PictureNotes {
  QString file;   ///< name of the file that is shown
  QString hash;   ///< SHA-256 of its bytes, hexadecimal
  QString camera; ///< place and angles, in the file's coordinates
  QString view;   ///< view link

  bool operator==(const PictureNotes&) const = default;
};

/// The notes that are there, under the names that they have in pictures.
std::vector<std::pair<QString, QString>> namedNotes(const PictureNotes& notes);

/// The notes of a picture file; nullopt: it is none that can be read, or has no view in it. Reads its head alone.
/// A note of more than 16 KiB counts as missing. Thread-safe.
std::optional<PictureNotes> readPictureNotes(const QString& path);

} // namespace vitrine::image
