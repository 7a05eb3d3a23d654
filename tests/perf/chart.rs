//! The picture: for each case, how many times as good as the better of the others we are.

use std::fmt::Write;

use crate::report::{Row, figure};

const LINE: usize = 22;
const LEFT: f64 = 190.0;
const WIDTH: f64 = 420.0;
const TOP: usize = 46;

/// Factors at the ends of the scale: a hundredth to a hundred times as good, logarithmic.
const DECADES: f64 = 2.0;

fn place(factor: f64) -> f64 {
    let decades = factor.log10().clamp(-DECADES, DECADES);
    LEFT + WIDTH * (decades + DECADES) / (2.0 * DECADES)
}

/// An SVG document.
pub fn picture(rows: &[Row]) -> String {
    let height = TOP + rows.len() * LINE + 20;
    let width = LEFT + WIDTH + 150.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"10\" y=\"18\" font-size=\"14\">p2pmpi against the better of MPICH and Open MPI \
         (to the right: better)</text>\n"
    );
    let mut put = |line: String| svg.push_str(&line);
    for factor in [0.01, 0.1, 0.5, 1.0, 2.0, 10.0, 100.0] {
        let x = place(factor);
        let colour = if factor == 1.0 { "#444" } else { "#ddd" };
        put(format!(
            "<line x1=\"{x:.1}\" y1=\"{}\" x2=\"{x:.1}\" y2=\"{}\" stroke=\"{colour}\"/>\n\
             <text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#666\">{factor}x</text>\n",
            TOP - 4,
            height - 16,
            TOP - 8
        ));
    }
    for (index, row) in rows.iter().enumerate() {
        bar(&mut svg, row, TOP + index * LINE);
    }
    svg.push_str("</svg>\n");
    svg
}

fn bar(svg: &mut String, row: &Row, top: usize) {
    let middle = top + LINE / 2 + 4;
    let mut put = |line: String| svg.write_str(&line).expect("a string takes what is written");
    put(format!("<text x=\"{}\" y=\"{middle}\" text-anchor=\"end\">{}</text>\n", LEFT - 8.0, row.case.name));
    let ours = row.median(crate::Implementation::Ours);
    let label = format!("{} {}", figure(ours), row.case.unit.name());
    if let Some(ratio) = row.ratio().filter(|&ratio| ratio > 0.0) {
        let better = if row.case.unit.more_is_better() { ratio } else { 1.0 / ratio };
        let (one, here) = (place(1.0), place(better));
        let colour = if row.misses_target() {
            "#c0392b"
        } else if better >= 1.0 {
            "#2e86ab"
        } else {
            "#b0a080"
        };
        put(format!(
            "<rect x=\"{:.1}\" y=\"{}\" width=\"{:.1}\" height=\"{}\" fill=\"{colour}\"/>\n",
            one.min(here),
            top + 4,
            (one - here).abs().max(1.0),
            LINE - 8
        ));
    }
    put(format!("<text x=\"{}\" y=\"{middle}\">{label}</text>\n", LEFT + WIDTH + 10.0));
}
