#pragma once

#include "ui/hex/FoundPage.h"

class QPushButton;

namespace vitrine::ui {

/// The files of well-known formats inside a space, to be opened or saved by themselves.
class EmbeddedPage : public FoundPage {
  Q_OBJECT

public:
  explicit EmbeddedPage(QWidget* parent = nullptr);

  /// The place of a find in the opened file, by which it can be opened; nullopt: its bytes are not in the file as they
  /// are, since the space was decoded.
  static std::optional<ByteRange> rangeInFile(const Document& document, const ByteRange& find);

Q_SIGNALS:
  void openWanted(const vitrine::ui::FoundBytes& file);
  void saveWanted(const vitrine::ui::FoundBytes& file);

protected:
  Job job(const DocumentPtr& document, SpaceId space) const override;
  void fillMenu(QMenu& menu) override;

private:
  QPushButton* makeButton(const char* name, const QString& text, const QString& tip);
  void enable();
  bool canOpen() const;
  void open();
  void save();

  QPushButton* m_open;
  QPushButton* m_save;
};

} // namespace vitrine::ui
