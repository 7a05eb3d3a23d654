//! The table: medians, ratios, and whether promises are kept.

use std::fmt::Write;

use crate::cases::{Case, Target};
use crate::implementation::Implementation;

/// All figures of one case.
pub struct Row {
    pub case: &'static Case,
    figures: [Vec<f64>; 3],
}

impl Row {
    pub fn new(case: &'static Case) -> Row {
        Row { case, figures: Default::default() }
    }

    /// Adds a figure; a failed measurement is reported and left out.
    pub fn add(&mut self, implementation: Implementation, figure: Result<f64, String>) {
        match figure {
            Ok(figure) => self.figures[implementation as usize].push(figure),
            Err(why) => eprintln!("{} failed at {}: {why}", implementation.name(), self.case.name),
        }
    }

    pub fn median(&self, implementation: Implementation) -> Option<f64> {
        let mut all = self.figures[implementation as usize].clone();
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).copied()
    }

    fn best_other(&self) -> Option<f64> {
        let others = [Implementation::Mpich, Implementation::OpenMpi];
        let figures = others.into_iter().filter_map(|other| self.median(other));
        if self.case.unit.more_is_better() { figures.reduce(f64::max) } else { figures.reduce(f64::min) }
    }

    /// Ours divided by the better of the others.
    pub fn ratio(&self) -> Option<f64> {
        Some(self.median(Implementation::Ours)? / self.best_other()?)
    }

    /// True when a promise about this case is not kept.
    pub fn misses_target(&self) -> bool {
        let ours = self.median(Implementation::Ours);
        match self.case.target {
            Target::Absolute(most) => ours.is_none_or(|ours| ours > most),
            Target::Ratio(bound) => self.ratio().is_some_and(|ratio| {
                if self.case.unit.more_is_better() { ratio < bound } else { ratio > bound }
            }),
            Target::None => false,
        }
    }

    fn target(&self) -> String {
        match (self.case.target, self.case.unit.more_is_better()) {
            (Target::Ratio(bound), false) => format!("<= {bound} x"),
            (Target::Ratio(bound), true) => format!(">= {bound} x"),
            (Target::Absolute(most), _) => format!("<= {most} {}", self.case.unit.name()),
            (Target::None, _) => String::new(),
        }
    }
}

/// Three significant digits.
pub fn figure(value: Option<f64>) -> String {
    match value {
        None => "-".into(),
        Some(value) if value >= 100.0 => format!("{value:.0}"),
        Some(value) if value >= 10.0 => format!("{value:.1}"),
        Some(value) if value >= 1.0 => format!("{value:.2}"),
        Some(value) => format!("{value:.3}"),
    }
}

pub fn table(rows: &[Row]) -> String {
    let mut text = format!(
        "{:<24} {:>5} {:>10} {:>10} {:>10} {:>8}  {}\n",
        "case", "unit", "p2pmpi", "MPICH", "Open MPI", "ratio", "target"
    );
    for row in rows {
        let [ours, mpich, open_mpi] = Implementation::ALL.map(|it| figure(row.median(it)));
        let ratio = row.ratio().map_or("-".into(), |ratio| format!("{ratio:.2}"));
        let kept = if row.misses_target() { " MISSED" } else { "" };
        writeln!(
            text,
            "{:<24} {:>5} {ours:>10} {mpich:>10} {open_mpi:>10} {ratio:>8}  {}{kept}",
            row.case.name,
            row.case.unit.name(),
            row.target()
        )
        .expect("a string takes what is written");
    }
    text.push_str("ratio: p2pmpi divided by the better of the others\n");
    text
}
