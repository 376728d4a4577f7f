const WIRE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TYPED = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/;

/** Whether it is a day that exists, written YYYY-MM-DD. */
export function isRealDay(value: string): boolean {
  const midnight = new Date(`${value}T00:00Z`);
  return WIRE.test(value) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}

/** '2027-04-10' → '10.04.2027', also for a day that does not exist; half a date is shown as it is. */
export function displayDay(value: string): string {
  return value.replace(WIRE, '$3.$2.$1');
}

/** '10.4.2027' → '2027-04-10', also for a day that does not exist; undefined while the date is incomplete. */
export function wireDay(typed: string): string | undefined {
  const [, day, month, year] = TYPED.exec(typed.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
