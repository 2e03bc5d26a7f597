#pragma once

#include "ui/actions/AnimationActions.h"
#include "ui/actions/BookmarkActions.h"
#include "ui/actions/BrowserActions.h"
#include "ui/actions/ByteActions.h"
#include "ui/actions/ContentActions.h"
#include "ui/actions/DataActions.h"
#include "ui/actions/DocumentActions.h"
#include "ui/actions/EditActions.h"
#include "ui/actions/FileActions.h"
#include "ui/actions/FindActions.h"
#include "ui/actions/GoActions.h"
#include "ui/actions/HelpActions.h"
#include "ui/actions/LayoutActions.h"
#include "ui/actions/MeasureActions.h"
#include "ui/actions/RecordActions.h"
#include "ui/actions/SelectActions.h"
#include "ui/actions/SelectionActions.h"
#include "ui/actions/SplitActions.h"
#include "ui/actions/ViewActions.h"

namespace vitrine::ui {

/// The actions of a window, by menu.
struct WindowActions {
  /// Referenced arguments must outlive this object.
  WindowActions(ActionRegistry& registry, Session& session, Selection& selection, Playback& playback,
                SceneClock& clock);

  FileActions file;
  EditActions edit;
  ContentActions content;
  ViewActions view;
  SplitActions split;
  LayoutActions layout;
  SelectionActions selection;
  SelectActions select;
  MeasureActions measure;
  AnimationActions animation;
  GoActions go;
  BrowserActions browser;
  FindActions find;
  BookmarkActions bookmarks;
  DocumentActions documents;
  DataActions data;
  RecordActions records;
  ByteActions bytes;
  HelpActions help;
};

} // namespace vitrine::ui
