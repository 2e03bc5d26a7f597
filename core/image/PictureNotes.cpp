#include "core/image/PictureNotes.h"

#include <QImageReader>

#include <array>

namespace vitrine::image {
namespace {

struct NamedNote {
  const char* name;
  QString PictureNotes::* note;
};

constexpr std::array kNotes = {
    NamedNote{"Vitrine-File", &PictureNotes::file}, NamedNote{"Vitrine-SHA-256", &PictureNotes::hash},
    NamedNote{"Vitrine-Camera", &PictureNotes::camera}, NamedNote{"Vitrine-View", &PictureNotes::view}};

/// Kinds that carry notes; others may be read by plugins that know little of hostile files.
constexpr std::array kWithNotes = {QLatin1String("png"), QLatin1String("jpeg")};

} // namespace

std::vector<std::pair<QString, QString>> namedNotes(const PictureNotes& notes) {
  std::vector<std::pair<QString, QString>> named;
  for (const NamedNote& known : kNotes) {
    if (const QString& text = notes.*known.note; !text.isEmpty()) {
      named.emplace_back(QLatin1String(known.name), text);
    }
  }
  return named;
}

std::optional<PictureNotes> readPictureNotes(const QString& path) {
  QImageReader reader(path);
  reader.setDecideFormatFromContent(true);
  if (std::ranges::find(kWithNotes, QLatin1String(reader.format())) == kWithNotes.end()) {
    return std::nullopt;
  }
  PictureNotes notes;
  for (const NamedNote& known : kNotes) {
    notes.*known.note = reader.text(QLatin1String(known.name));
  }
  return notes.view.isEmpty() ? std::nullopt : std::optional(notes);
}

} // namespace vitrine::image
