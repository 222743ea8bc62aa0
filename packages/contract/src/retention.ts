// Retention periods. The clean-up jobs and the privacy page use the same numbers.

/** Reports and chat, unless the operator sets another period; `/api/status` reports it. */
export const RETENTION_DAYS = 30;
/** Whole days are dropped, and one day late, because an id may come from a clock that is behind. */
export const RETENTION_SLACK_DAYS = 2;
/** The remaining record of a mail, and the counters that limit mails. */
export const MAIL_TRACE_HOURS = 24;
/** After this time a file left behind by a crash is removed. */
export const LEFTOVER_HOURS = 1;
export const COOKIE_DAYS = 365;
