import { gstIn } from '@bellbird/contract/couples/quotes';
import type { InstalmentRow } from './quote-instalments.repository.ts';

/** What a reduction leaves of the payments that are open; both sums are below zero. */
export type Reduced = {
  cents: number;
  gst_cents: number;
  left: { row: InstalmentRow; cents: number; gst_cents: number }[];
};

/** Takes cents off what is still to be paid, the last payment first: what is due next stays as the couple knows it. */
export function findReduced(open: readonly InstalmentRow[], off: number, isGstRegistered: boolean): Reduced {
  const reduced: Reduced = { cents: -off, gst_cents: 0, left: [] };
  let rest = off;
  for (const row of open.toReversed()) {
    if (rest === 0) break;
    const cents = Math.max(0, row.cents - rest);
    const gst_cents = isGstRegistered ? Math.min(row.gst_cents, gstIn(cents)) : 0;
    rest -= row.cents - cents;
    reduced.gst_cents -= row.gst_cents - gst_cents;
    reduced.left.push({ row, cents, gst_cents });
  }
  return reduced;
}
