#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/exporting/DraggedFile.h"
#include "ui/session/Selection.h"

#include <QTemporaryDir>

#include <optional>

namespace vitrine::ui {

class OutlinePanel;
class PropertiesPanel;
struct PropertyLine;

/// Lets users drag parts of the document out of the window, as files: sections (the records as CSV, else the bytes),
/// nodes (GLB of what is at and below them), pictures (PNG). The files lie in a temporary folder until the window goes:
/// the other program may read them long after the drop.
class DragController : public QObject {
  Q_OBJECT

public:
  /// The context must outlive this object's events.
  DragController(const WindowContext& context, QObject* parent) : QObject(parent), m_context(context) {}

  /// Works with these panels from now on.
  void use(OutlinePanel& outline, PropertiesPanel& properties);

private:
  /// Null: there is no folder for the file. `name`: with its ending, of any characters.
  QMimeData* offer(const QString& name, DraggedFile::Maker make);
  QMimeData* offerSection(SectionId section);
  QMimeData* offerNode(NodeIndex node);
  QMimeData* offerPicture(const PropertyLine& line);

  WindowContext m_context;
  std::optional<QTemporaryDir> m_folder; ///< made at the first drag
  int m_count = 0;                       ///< files so far: each has a folder of its own, so that names stay
};

} // namespace vitrine::ui
