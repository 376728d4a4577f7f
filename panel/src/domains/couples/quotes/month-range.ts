/** What a period is about: when quotes were first sent, accepted, or paid. */
export type PeriodKind = 'sent' | 'accepted' | 'paid';

/** The search for what happened in a month such as 2026-11, from its first to its last day. */
export function toMonthRange(month: string, kind: PeriodKind = 'sent'): Record<string, string> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { [`${kind}From`]: `${month}-01`, [`${kind}To`]: `${month}-${String(last).padStart(2, '0')}` };
}
