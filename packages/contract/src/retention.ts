// How long things are kept. The clean-up and the privacy page read the same numbers.

/** Reports and chat, unless the operator sets another time; `/api/status` tells which. */
export const RETENTION_DAYS = 30;
/** Days are dropped whole, and one day late: an id may come from a clock that is behind. */
export const RETENTION_SLACK_DAYS = 2;
/** What is left of a mail, and the counts that limit mails. */
export const MAIL_TRACE_HOURS = 24;
/** By then a file that a crash left behind is gone. */
export const LEFTOVER_HOURS = 1;
export const COOKIE_DAYS = 365;
