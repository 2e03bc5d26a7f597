<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ConnectionModel</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::exporting</name>
    <message numerus="yes">
        <source>%n animation(s)</source>
        <translation>
            <numerusform>%n animation</numerusform>
            <numerusform>%n animations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light(s)</source>
        <translation>
            <numerusform>%n light</numerusform>
            <numerusform>%n lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camera(s)</source>
        <translation>
            <numerusform>%n camera</numerusform>
            <numerusform>%n cameras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::AnimationListModel</name>
    <message numerus="yes">
        <source>%n frame(s)</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchController</name>
    <message numerus="yes">
        <source>%1 of %n file(s) are in the folder already.</source>
        <translation>
            <numerusform>%1 of %n file are in the folder already.</numerusform>
            <numerusform>%1 of %n files are in the folder already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BatchDialog</name>
    <message numerus="yes">
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n file written to %1</numerusform>
            <numerusform>%n files written to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nothing could be made of %n file(s):</source>
        <translation>
            <numerusform>nothing could be made of %n file:</numerusform>
            <numerusform>nothing could be made of %n files:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not all of it is in %n of them:</source>
        <translation>
            <numerusform>not all of it is in %n of them:</numerusform>
            <numerusform>not all of it is in %n of them:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::BrowserPanel</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%1 of %n file</numerusform>
            <numerusform>%1 of %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looking into %n file(s)…</source>
        <translation>
            <numerusform>looking into %n file…</numerusform>
            <numerusform>looking into %n files…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DataInspector</name>
    <message numerus="yes">
        <source>%1 (%n byte(s))</source>
        <translation>
            <numerusform>%1 (%n byte)</numerusform>
            <numerusform>%1 (%n bytes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EntityModel</name>
    <message numerus="yes">
        <source>%n name(s) in it that no entity of the file has</source>
        <translation>
            <numerusform>%n name in it that no entity of the file has</numerusform>
            <numerusform>%n names in it that no entity of the file has</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EntityPanel</name>
    <message numerus="yes">
        <source>%n connection(s) lead nowhere</source>
        <translation>
            <numerusform>%n connection lead nowhere</numerusform>
            <numerusform>%n connections lead nowhere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportDialog</name>
    <message numerus="yes">
        <source>The selection: %n surface(s)</source>
        <translation>
            <numerusform>The selection: %n surface</numerusform>
            <numerusform>The selection: %n surfaces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::FilmDialog</name>
    <message numerus="yes">
        <source>Through the %n bookmarks</source>
        <translation>
            <numerusform>Through the %n bookmark</numerusform>
            <numerusform>Through the %n bookmarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MemberModel</name>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MemoryPage</name>
    <message numerus="yes">
        <source>%n picture(s), %1</source>
        <translation>
            <numerusform>%n picture, %1</numerusform>
            <numerusform>%n pictures, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::MissingSummary</name>
    <message numerus="yes">
        <source>%n texture(s) are missing.</source>
        <translation>
            <numerusform>%n texture is missing.</numerusform>
            <numerusform>%n textures are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) are missing.</source>
        <translation>
            <numerusform>%n model is missing.</numerusform>
            <numerusform>%n models are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texture(s)</source>
        <translation>
            <numerusform>%n texture</numerusform>
            <numerusform>%n textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::PictureDialog</name>
    <message numerus="yes">
        <source>Outlined: %n triangle(s) of the selection.</source>
        <translation>
            <numerusform>Outlined: %n triangle of the selection.</numerusform>
            <numerusform>Outlined: %n triangles of the selection.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ProblemsModel</name>
    <message numerus="yes">
        <source>%n file(s) were not found.</source>
        <translation>
            <numerusform>%n file was not found.</numerusform>
            <numerusform>%n files were not found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SavePictureDialog</name>
    <message numerus="yes">
        <source>%n files: %1 …</source>
        <translation>
            <numerusform>%n file: %1 …</numerusform>
            <numerusform>%n files: %1 …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files exist, %1 among them. Are they to be replaced?</source>
        <translation>
            <numerusform>%n file exists: %1. Is it to be replaced?</numerusform>
            <numerusform>%n files exist, %1 among them. Are they to be replaced?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ScrubSlider</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::SectionTreeModel</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StartNotices</name>
    <message numerus="yes">
        <source>%n start(s) of Vitrine in a row ended before a window appeared.</source>
        <translation>
            <numerusform>%n start of Vitrine ended before a window appeared.</numerusform>
            <numerusform>%n starts of Vitrine in a row ended before a window appeared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StatusStrip</name>
    <message numerus="yes">
        <source>Saved %n pictures in %1</source>
        <translation>
            <numerusform>Saved %n picture in %1</numerusform>
            <numerusform>Saved %n pictures in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StructureMapPanel</name>
    <message numerus="yes">
        <source>%n small part(s)</source>
        <translation>
            <numerusform>%n small part</numerusform>
            <numerusform>%n small parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::TaskView</name>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::UsersDialog</name>
    <message numerus="yes">
        <source>%1: used %n time(s)</source>
        <translation>
            <numerusform>%1: used %n time</numerusform>
            <numerusform>%1: used %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::WindowRestorer</name>
    <message numerus="yes">
        <source>Vitrine closed unexpectedly. %n document(s) were open.</source>
        <translation>
            <numerusform>Vitrine closed unexpectedly. %n document was open.</numerusform>
            <numerusform>Vitrine closed unexpectedly. %n documents were open.</numerusform>
        </translation>
    </message>
</context>
</TS>
