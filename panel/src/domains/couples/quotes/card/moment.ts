import { dateFormat } from '#platform/formats/intl.ts';

/** A moment for people, in the browser's zone: 18.11.2026, 09:46. */
export function momentFormat(instant: string): string {
  const format = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' });
  return format.format(new Date(instant));
}
