//! Shell patterns for the names of result files: `*` and `?` within one component, `**` across
//! components, everything else literal.

/// Whether `pattern` matches the whole of `name`.
pub fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name) = (pattern.as_bytes(), name.as_bytes());
    let (mut p, mut n) = (0, 0);
    // Where to go on after the last star of each kind, should the rest not match.
    let (mut star, mut stars) = (None, None);
    loop {
        if pattern[p..].starts_with(b"**") {
            p += 2;
            (star, stars) = (None, Some((p, n)));
        } else if pattern.get(p) == Some(&b'*') {
            p += 1;
            star = Some((p, n));
        } else if n < name.len() && fits(pattern.get(p), name[n]) {
            (p, n) = (p + 1, n + 1);
        } else if n == name.len() && p == pattern.len() {
            return true;
        } else if let Some((after, from)) =
            star.filter(|&(_, from)| name.get(from).is_some_and(|&c| c != b'/'))
        {
            (p, n) = (after, from + 1);
            star = Some((p, n));
        } else if let Some((after, from)) = stars.filter(|&(_, from)| from < name.len()) {
            (p, n) = (after, from + 1);
            (star, stars) = (None, Some((p, n)));
        } else {
            return false;
        }
    }
}

fn fits(pattern: Option<&u8>, c: u8) -> bool {
    match pattern {
        Some(b'?') => c != b'/',
        Some(&literal) => literal == c,
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn patterns() {
        for (pattern, yes, no) in [
            ("a", "a", "ab"),
            ("*.txt", "x.txt", "d/x.txt"),
            ("*", "x", "d/x"),
            ("**.txt", "d/e/x.txt", "d/e/x.tx"),
            ("d/*/x?", "d/e/x1", "d/e/f/x1"),
            ("*a*b*", "xaybz", "xbya"),
            ("**/a*c", "p/q/abcc", "p/q/ab/c"),
            ("?", "x", "/"),
        ] {
            assert!(matches(pattern, yes), "{pattern} {yes}");
            assert!(!matches(pattern, no), "{pattern} {no}");
        }
        assert!(!matches("", "a") && matches("", "") && matches("**", "") && matches("**", "d/e/x"));
    }

    #[test]
    fn a_hostile_pattern_takes_no_time() {
        let pattern = "*a".repeat(200);
        assert!(!matches(&pattern, &"a".repeat(150)));
        assert!(!matches(&"**a".repeat(200), &"a".repeat(190)));
    }
}
