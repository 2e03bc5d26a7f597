#!/bin/sh
# Lays out an AppDir of the tarball of `./dev bundle`: make_appdir.sh TARBALL FOLDER. Then
#
#   appimagetool FOLDER Vitrine-x86_64.AppImage
#
# makes the AppImage of it; appimagetool is no package of Debian.
set -eu
[ $# -eq 2 ] || { sed -n '2,6p' "$0" >&2; exit 2; }
tarball=$1 folder=$2
mkdir -p "$folder"
tar -C "$folder" --strip-components=1 -xf "$tarball"
cp "$(dirname "$0")/AppRun" "$folder/AppRun"
cp "$folder/share/applications/vitrine.desktop" "$folder/"
cp "$folder/share/icons/hicolor/256x256/apps/vitrine.png" "$folder/"
ln -sf vitrine.png "$folder/.DirIcon"
# Where software centres look for it in an AppImage.
mkdir -p "$folder/usr/share"
ln -sf ../../share/metainfo "$folder/usr/share/metainfo"
