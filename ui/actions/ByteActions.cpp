#include "ui/actions/ByteActions.h"

#include <QCoreApplication>
#include <QMenu>

namespace vitrine::ui {
namespace {

class ByteTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::ByteActions)
};

const QString kCopyBytesIcon = QStringLiteral("copy");

} // namespace

ByteActions::ByteActions(ActionRegistry& registry) {
  makeLooking(registry);
  makeCopying(registry);
  makeShowing(registry);
  enable(false);
}

void ByteActions::makeLooking(ActionRegistry& registry) {
  const QString group = ByteTexts::tr("Bytes");
  find = registry.add(group, {.name = QStringLiteral("bytes.find"),
                              .text = ByteTexts::tr("&Find Bytes…"),
                              .statusTip = ByteTexts::tr("Search the shown bytes for a pattern, a text or a number")});
  next = registry.add(group, {.name = QStringLiteral("bytes.findNext"),
                              .text = ByteTexts::tr("Find Ne&xt Bytes"),
                              .statusTip = ByteTexts::tr("Go to the next match after the cursor"),
                              .icon = QStringLiteral("next")});
  previous = registry.add(group, {.name = QStringLiteral("bytes.findPrevious"),
                                  .text = ByteTexts::tr("Find P&revious Bytes"),
                                  .statusTip = ByteTexts::tr("Go to the previous match before the cursor"),
                                  .icon = QStringLiteral("previous")});
  goTo = registry.add(group, {.name = QStringLiteral("bytes.goTo"),
                              .text = ByteTexts::tr("&Go to Offset…"),
                              .statusTip = ByteTexts::tr("Go to an offset given as an expression")});
  selectBlock =
      registry.add(group, {.name = QStringLiteral("bytes.selectBlock"),
                           .text = ByteTexts::tr("&Select Block…"),
                           .statusTip = ByteTexts::tr("Select bytes by start and length, given as expressions")});
  addBookmark = registry.add(group, {.name = QStringLiteral("bytes.addBookmark"),
                                     .text = ByteTexts::tr("Add Byte Boo&kmark"),
                                     .statusTip = ByteTexts::tr("Add a named bookmark for the selected bytes")});
  bookmarks = registry.add(group, {.name = QStringLiteral("bytes.bookmarks"),
                                   .text = ByteTexts::tr("Byte B&ookmarks"),
                                   .statusTip = ByteTexts::tr("List the byte bookmarks of this file")});
  bookmarks->setCheckable(true);
}

void ByteActions::makeCopying(ActionRegistry& registry) {
  const auto add = [&](const char* name, const QString& text, const QString& tip) {
    return registry.add(ByteTexts::tr("Bytes"),
                        {.name = QLatin1String(name), .text = text, .statusTip = tip, .icon = kCopyBytesIcon});
  };
  copyHex = add("bytes.copyHex", ByteTexts::tr("Copy as &Hexadecimal"),
                ByteTexts::tr("Copy the selected bytes as hexadecimal digits"));
  copyText = add("bytes.copyText", ByteTexts::tr("Copy as &Text"),
                 ByteTexts::tr("Copy the selected bytes as text, with dots for unprintable bytes"));
  copyC = add("bytes.copyC", ByteTexts::tr("Copy as C &Array"),
              ByteTexts::tr("Copy the selected bytes as an array for C and C++"));
  copyPython = add("bytes.copyPython", ByteTexts::tr("Copy as &Python"),
                   ByteTexts::tr("Copy the selected bytes as a Python bytes literal"));
  copyBase64 =
      add("bytes.copyBase64", ByteTexts::tr("Copy as Base&64"), ByteTexts::tr("Copy the selected bytes in Base64"));
}

void ByteActions::makeShowing(ActionRegistry& registry) {
  const auto add = [&](const char* name, const QString& text, const QString& tip) {
    QAction* action =
        registry.add(ByteTexts::tr("Bytes"), {.name = QLatin1String(name), .text = text, .statusTip = tip});
    action->setCheckable(true);
    return action;
  };
  colors = add("bytes.colors", ByteTexts::tr("&Colour by Structure"),
               ByteTexts::tr("Colour bytes by section and field, and hatch unreferenced bytes"));
  values = add("bytes.values", ByteTexts::tr("Show All &Values"),
               ByteTexts::tr("Show the bytes interpreted as every type, in both byte orders"));
  bigEndian = add("bytes.bigEndian", ByteTexts::tr("Big-&Endian Values"),
                  ByteTexts::tr("Interpret the values at the cursor as big-endian"));
}

void ByteActions::fill(QMenu& menu) const {
  menu.addActions({find, next, previous});
  menu.addSeparator();
  menu.addActions({goTo, selectBlock, addBookmark, bookmarks});
  menu.addSeparator();
  menu.addActions({copyHex, copyText, copyC, copyPython, copyBase64});
  menu.addSeparator();
  menu.addActions({colors, values, bigEndian});
}

void ByteActions::enable(bool bytes) const {
  for (QAction* action : {find, next, previous, goTo, selectBlock, addBookmark, bookmarks, copyHex, copyText, copyC,
                          copyPython, copyBase64, colors, values, bigEndian}) {
    action->setEnabled(bytes);
  }
}

} // namespace vitrine::ui
