import { DATE_DISPLAY_FORMAT, DATE_FORMAT } from '@bellbird/contract/shared/limits';
import dayjs from 'dayjs';

/** On the wire and in forms a day is YYYY-MM-DD. */
export type WireDay = string;

const WIRE = /^\d{4}-\d{2}-\d{2}$/;
const TYPED = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/;

/** Whether it is a day that exists, written YYYY-MM-DD. */
export function isRealDay(value: string): value is WireDay {
  return WIRE.test(value) && dayjs(value).isValid() && dayjs(value).format(DATE_FORMAT) === value;
}

/** '2027-04-10' → '10.04.2027'; what is no day is shown as it is. */
export function displayDay(value: string): string {
  return isRealDay(value) ? dayjs(value).format(DATE_DISPLAY_FORMAT) : value;
}

/** '10.4.2027' → '2027-04-10', also for a day that does not exist; undefined while it is not a whole date yet. */
export function wireDay(typed: string): WireDay | undefined {
  const [, day, month, year] = TYPED.exec(typed.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
