/** Working days that a direct debit takes until the bank has paid or refused it. */
export const DEBIT_CLEARING_DAYS = 3;
/** How many days before a later instalment is debited we say so. */
export const DEBIT_NOTICE_DAYS = 3;

/** Raised with each change of the text that people agree to; its version is stored with their agreement. */
export const MANDATE_VERSION = 1;

/** The day a debit is expected to have cleared: so many working days after it was sent. */
export function findClearingDay(today: string): string {
  const day = new Date(today);
  for (let left = DEBIT_CLEARING_DAYS; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
