// render/ShadingMode.h
const int MODE_LIT = 0;
const int MODE_UNLIT = 1;
const int MODE_LIGHTMAP = 2;
const int MODE_WIREFRAME = 3;
const int MODE_NORMALS = 4;
const int MODE_UV_GRID = 5;
const int MODE_LUXEL_GRID = 6;
const int MODE_SHADED_WIRES = 7;
const int MODE_OVERDRAW = 8;
const int MODE_HEAT = 9;
const int MODE_AVERAGE = 10;
const int MODE_LEAF = 11;
const int MODE_CLUSTER = 12;
const int MODE_AREA = 13;
const int MODE_BATCH = 14;
const int MODE_DENSITY = 15;
