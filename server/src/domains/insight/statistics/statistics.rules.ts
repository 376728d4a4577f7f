/** How long visits of unknown people are kept; no page needs older ones. */
export const UNKNOWN_KEPT_DAYS = 62;
