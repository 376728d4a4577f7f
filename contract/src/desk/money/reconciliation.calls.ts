import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { ChosenDay, Day, Instant, id } from '../../shared/fields.ts';
import { LEDGER_KINDS, REPORT_DAYS_MAX } from './money-lists.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From the start of one day to the end of another, in Sydney. */
export const ReportPeriod = z
  .object({ from: ChosenDay, to: ChosenDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Please choose the same day or a later one.' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < REPORT_DAYS_MAX * DAY_MS, {
    path: ['to'],
    message: `Please choose at most ${REPORT_DAYS_MAX} days.`,
  })
  .meta({ examples: [{ from: '2026-11-01', to: '2026-11-16' }] });
export type ReportPeriod = z.output<typeof ReportPeriod>;

const Sum = z.object({ count: z.int(), cents: z.int() });

export const Difference = z.object({
  kind: z.enum(LEDGER_KINDS),
  /** The gateway’s name of the charge, refund, transfer or dispute. */
  id: z.string(),
  at: Instant,
  gatewayCents: z.int().nullable(),
  ourCents: z.int().nullable(),
  customer: z.object({ id: id('customer'), name: z.string() }).nullable(),
});
export type Difference = z.output<typeof Difference>;

export const Reconciliation = z.object({
  from: Day,
  to: Day,
  lines: z.array(z.object({ kind: z.enum(LEDGER_KINDS), gateway: Sum, ours: Sum, differenceCents: z.int() })),
  /** What is only on one side, or has another amount there. */
  differences: z.array(Difference),
});
export type Reconciliation = z.output<typeof Reconciliation>;

export const reconcileMoney = call({
  name: 'deskMoney.reconcile',
  method: 'GET',
  path: '/desk/money/reconciliation',
  summary: 'Compare what the gateway lists for some days with our books, to the cent',
  access: staffFor('money'),
  query: ReportPeriod,
  responses: { 200: one(Reconciliation) },
});

export const exportMoney = call({
  name: 'deskMoney.export',
  method: 'GET',
  path: '/desk/money/export',
  summary: 'Export what was received and sent back as CSV for bookkeeping; who did so is recorded',
  access: staffFor('money'),
  query: ReportPeriod,
  responses: { 200: 'blob' },
});
