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
        <source>%1 of %n file(s) already exist in the folder.</source>
        <translation>
            <numerusform>%1 of %n file already exists in the folder.</numerusform>
            <numerusform>%1 of %n files already exist in the folder.</numerusform>
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
        <source>%n file(s) could not be processed:</source>
        <translation>
            <numerusform>%n file could not be processed:</numerusform>
            <numerusform>%n files could not be processed:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are incomplete:</source>
        <translation>
            <numerusform>%n of them is incomplete:</numerusform>
            <numerusform>%n of them are incomplete:</numerusform>
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
        <source>searching %n file(s)…</source>
        <translation>
            <numerusform>searching %n file…</numerusform>
            <numerusform>searching %n files…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::DamageSummary</name>
    <message numerus="yes">
        <source>%n more problem(s) were found.</source>
        <translation>
            <numerusform>%n more problem was found.</numerusform>
            <numerusform>%n more problems were found.</numerusform>
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
        <source>%n reference(s) to entities that do not exist</source>
        <translation>
            <numerusform>%n reference to an entity that does not exist</numerusform>
            <numerusform>%n references to entities that do not exist</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::EntityPanel</name>
    <message numerus="yes">
        <source>%n invalid connection(s)</source>
        <translation>
            <numerusform>%n invalid connection</numerusform>
            <numerusform>%n invalid connections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::ExportDialog</name>
    <message numerus="yes">
        <source>Selection: %n surface(s)</source>
        <translation>
            <numerusform>Selection: %n surface</numerusform>
            <numerusform>Selection: %n surfaces</numerusform>
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
        <source>%n image(s), %1</source>
        <translation>
            <numerusform>%n image, %1</numerusform>
            <numerusform>%n images, %1</numerusform>
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
    <message numerus="yes">
        <source>%n material(s) are missing.</source>
        <translation>
            <numerusform>%n material is missing.</numerusform>
            <numerusform>%n materials are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s)</source>
        <translation>
            <numerusform>%n material</numerusform>
            <numerusform>%n materials</numerusform>
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
        <source>%n files already exist, including %1. Replace them?</source>
        <translation>
            <numerusform>%n file already exists: %1. Replace it?</numerusform>
            <numerusform>%n files already exist, including %1. Replace them?</numerusform>
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
    <name>vitrine::ui::SelectionTexts</name>
    <message numerus="yes">
        <source>%Ln face(s)</source>
        <translation>
            <numerusform>%Ln face</numerusform>
            <numerusform>%Ln faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>%Ln triangle</numerusform>
            <numerusform>%Ln triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln block(s)</source>
        <translation>
            <numerusform>%Ln block</numerusform>
            <numerusform>%Ln blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln vertex(es)</source>
        <translation>
            <numerusform>%Ln vertex</numerusform>
            <numerusform>%Ln vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln edge</numerusform>
            <numerusform>%Ln edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln plane(s)</source>
        <translation>
            <numerusform>%Ln plane</numerusform>
            <numerusform>%Ln planes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brush(es)</source>
        <translation>
            <numerusform>%Ln brush</numerusform>
            <numerusform>%Ln brushes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln leaf(s)</source>
        <translation>
            <numerusform>%Ln leaf</numerusform>
            <numerusform>%Ln leaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mesh(es)</source>
        <translation>
            <numerusform>%Ln mesh</numerusform>
            <numerusform>%Ln meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln material(s)</source>
        <translation>
            <numerusform>%Ln material</numerusform>
            <numerusform>%Ln materials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texture(s)</source>
        <translation>
            <numerusform>%Ln texture</numerusform>
            <numerusform>%Ln textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln animation(s)</source>
        <translation>
            <numerusform>%Ln animation</numerusform>
            <numerusform>%Ln animations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bone(s)</source>
        <translation>
            <numerusform>%Ln bone</numerusform>
            <numerusform>%Ln bones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln light(s)</source>
        <translation>
            <numerusform>%Ln light</numerusform>
            <numerusform>%Ln lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entity(ies)</source>
        <translation>
            <numerusform>%Ln entity</numerusform>
            <numerusform>%Ln entities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln static prop(s)</source>
        <translation>
            <numerusform>%Ln static prop</numerusform>
            <numerusform>%Ln static props</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln overlay(s)</source>
        <translation>
            <numerusform>%Ln overlay</numerusform>
            <numerusform>%Ln overlays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln displacement(s)</source>
        <translation>
            <numerusform>%Ln displacement</numerusform>
            <numerusform>%Ln displacements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln area portal(s)</source>
        <translation>
            <numerusform>%Ln area portal</numerusform>
            <numerusform>%Ln area portals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln occluder polygon(s)</source>
        <translation>
            <numerusform>%Ln occluder polygon</numerusform>
            <numerusform>%Ln occluder polygons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ambient sample(s)</source>
        <translation>
            <numerusform>%Ln ambient sample</numerusform>
            <numerusform>%Ln ambient samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brush model(s)</source>
        <translation>
            <numerusform>%Ln brush model</numerusform>
            <numerusform>%Ln brush models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln prop(s)</source>
        <translation>
            <numerusform>%Ln prop</numerusform>
            <numerusform>%Ln props</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln camera(s)</source>
        <translation>
            <numerusform>%Ln camera</numerusform>
            <numerusform>%Ln cameras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s)</source>
        <translation>
            <numerusform>%Ln marker</numerusform>
            <numerusform>%Ln markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln surface(s)</source>
        <translation>
            <numerusform>%Ln surface</numerusform>
            <numerusform>%Ln surfaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln record(s)</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StartNotices</name>
    <message numerus="yes">
        <source>Vitrine closed %n time(s) in a row before a window appeared.</source>
        <translation>
            <numerusform>Vitrine closed %n time before a window appeared.</numerusform>
            <numerusform>Vitrine closed %n times in a row before a window appeared.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ui::StatusStrip</name>
    <message numerus="yes">
        <source>Saved %n images in %1</source>
        <translation>
            <numerusform>Saved %n image in %1</numerusform>
            <numerusform>Saved %n images in %1</numerusform>
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
