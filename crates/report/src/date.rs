//! Moments as people and other tools write them.

/// Seconds since 1970 as a date and a time to the second, in UTC, with this between them.
pub fn date(seconds: u64, between: &str) -> String {
    let (days, rest) = ((seconds / 86_400) as i64, seconds % 86_400);
    // Years begin in March here, so that the odd day comes last.
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day = shifted.rem_euclid(146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (month, year) = if month < 10 { (month + 3, year) } else { (month - 9, year + 1) };
    let year = year + era * 400;
    let (hours, minutes, seconds) = (rest / 3_600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{of_month:02}{between}{hours:02}:{minutes:02}:{seconds:02}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn dates() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00:00"),
            (951_782_399, "2000-02-28 23:59:59"),
            (951_782_400, "2000-02-29 00:00:00"),
            (1_709_251_200, "2024-03-01 00:00:00"),
            (4_102_444_740, "2099-12-31 23:59:00"),
        ] {
            assert_eq!(super::date(seconds, " "), expected);
        }
    }
}
