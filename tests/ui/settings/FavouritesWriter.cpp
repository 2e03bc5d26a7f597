// favourites_writer FILE COUNT - adds favourites /child/0, /child/1 … to a settings file, one after the other, as
// another process of the viewer does.
#include "ui/settings/SettingList.h"

#include <QCoreApplication>

#include <chrono>
#include <cstdio>
#include <thread>

using namespace vitrine::ui;

int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() != 3) {
    std::fputs("usage: favourites_writer FILE COUNT\n", stderr);
    return 2;
  }
  Settings settings(arguments[1]);
  const int count = arguments[2].toInt();
  for (int i = 0; i < count; ++i) {
    settings.update(setting::kFavourites, [i](QStringList all) { return all << QStringLiteral("/child/%1").arg(i); });
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return 0;
}
