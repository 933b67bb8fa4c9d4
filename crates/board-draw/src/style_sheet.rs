//! The colours of SVG pictures, light and dark, and the widths of their lines.

/// The style sheet of every picture.
///
/// All selectors begin with `.drawing`, the class of the root, so that a picture can be pasted into a
/// page without changing the rest of it. There are no custom properties, since tools for books and
/// print may know only plain CSS. Programs that do not know `prefers-color-scheme` use the light
/// colours.
pub(crate) const STYLE_SHEET: &str = "\
.drawing{font-family:system-ui,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif;stroke-linecap:round;stroke-linejoin:round}
.drawing .paper{fill:#fff}
.drawing .board{fill:#f1e4c8;stroke:#f1e4c8}
.drawing .cell{fill:#f6ecd6;stroke:#a58f66}
.drawing .cell-alt{fill:#e6d3ab;stroke:#a58f66}
.drawing .line{fill:none;stroke:#b09a72;stroke-width:1.2}
.drawing .border{fill:none;stroke:#86714b;stroke-width:2}
.drawing .node{fill:#fbf6ea;stroke:#b09a72}
.drawing .penta{fill:#dcc394;stroke:#86714b;stroke-width:1.5}
.drawing .card{fill:#fdfcf8;stroke:#6b6455}
.drawing .black{fill:#24272c;stroke:#000}
.drawing .white{fill:#fff;stroke:#3c3f44;stroke-width:1.5}
.drawing .red{fill:#c8353b;stroke:#7c1519}
.drawing .face-black{fill:#24272c}
.drawing .face-white{fill:#fff}
.drawing .face-red{fill:#c8353b}
.drawing .area-1{fill:#bccbe2;stroke:#bccbe2}
.drawing .area-2{fill:#f2c999;stroke:#f2c999}
.drawing .area-3{fill:#c5dcb2;stroke:#c5dcb2}
.drawing .area-4{fill:#e3c1da;stroke:#e3c1da}
.drawing .wins{fill:#4fb878;stroke:#1d7a45;stroke-width:2}
.drawing .draws{fill:#d3d6db;stroke:#767c86;stroke-width:2}
.drawing .loses{fill:#fdeeeb;stroke:#c2493c;stroke-width:2}
.drawing .last{fill:none;stroke:#1a86e8;stroke-width:3}
.drawing .left{fill:none;stroke:#1a86e8;stroke-width:2;stroke-dasharray:1 5}
.drawing .captured{fill:none;stroke:#d3262c;stroke-width:2.5;stroke-dasharray:5 5}
.drawing .winning{fill:none;stroke:#14a04a;stroke-width:4}
.drawing .arrow{fill:#1a86e8;stroke:#1a86e8}
.drawing g.arrow{opacity:.75;pointer-events:none}
.drawing polyline.arrow{fill:none}
.drawing .hit{fill:none;stroke:none;pointer-events:all}
.drawing text{stroke:none}
.drawing .name{fill:#6f6146}
.drawing .label{fill:#222}
.drawing .title{fill:#222;font-weight:600}
.drawing .on-black{fill:#c3c8cf}
.drawing .on-white{fill:#55595f}
.drawing .on-red{fill:#ffe3e1}
@media (prefers-color-scheme:dark){
.drawing .paper{fill:#14171b}
.drawing .board{fill:#2c323a;stroke:#2c323a}
.drawing .cell{fill:#343b45;stroke:#6d7886}
.drawing .cell-alt{fill:#252b33;stroke:#6d7886}
.drawing .line{stroke:#626d7b}
.drawing .border{stroke:#8b96a5}
.drawing .node{fill:#363e48;stroke:#626d7b}
.drawing .penta{fill:#566577;stroke:#a3aebc}
.drawing .card{fill:#3a424d;stroke:#98a3b1}
.drawing .black{fill:#07080a;stroke:#a3aebc}
.drawing .white{fill:#eceae5;stroke:#fff}
.drawing .red{fill:#cf444a;stroke:#ff9c9c}
.drawing .face-black{fill:#07080a}
.drawing .face-white{fill:#eceae5}
.drawing .face-red{fill:#cf444a}
.drawing .area-1{fill:#2f4670;stroke:#2f4670}
.drawing .area-2{fill:#654a27;stroke:#654a27}
.drawing .area-3{fill:#365a33;stroke:#365a33}
.drawing .area-4{fill:#5e3f5b;stroke:#5e3f5b}
.drawing .wins{fill:#1f7a45;stroke:#5fd18d}
.drawing .draws{fill:#59616c;stroke:#a3aebc}
.drawing .loses{fill:#2a2022;stroke:#ef7f72}
.drawing .last{stroke:#4fb0ff}
.drawing .left{stroke:#4fb0ff}
.drawing .captured{stroke:#ff6b6b}
.drawing .winning{stroke:#35cf72}
.drawing .arrow{fill:#4fb0ff;stroke:#4fb0ff}
.drawing .name{fill:#b4bdc9}
.drawing .label{fill:#eef1f5}
.drawing .title{fill:#eef1f5}
.drawing .on-black{fill:#a8b0bb}
.drawing .on-white{fill:#4b4f55}
.drawing .on-red{fill:#ffe3e1}
}
";
