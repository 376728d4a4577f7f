import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { addDays } from '#platform/time/calendar.ts';
import { findDeskNumber, findQuickNumber, lockNumber, quarantineNumber } from './numbers.repository.ts';

export type NumberRules = {
  /** Our own numbers for text messages. */
  texts: readonly string[];
  /** How long nobody else gets a number that a provider had. */
  quarantineDays: number;
};

const REFUSALS = {
  texts: 'This number is for our own text messages.',
  gone: 'The gateway no longer has this number.',
  quarantined: 'Another provider had this number until recently. Please choose a free one.',
} as const;

/**
 * Before a provider’s number changes: refuses one that may not be given out, and leaves the old one alone for a while,
 * because couples still have it.
 */
export async function prepareNumberChange(
  tx: Tx,
  { providerId, number, at }: { providerId: number; number: string | null; at: Date },
  { texts, quarantineDays }: NumberRules,
): Promise<void> {
  const before = (await findQuickNumber(tx, providerId)) ?? null;
  if (before === number) return;
  const now = at.toISOString();
  if (number !== null) {
    await lockNumber(tx, number);
    const known = await findDeskNumber(tx, { number }, { texts, now });
    const text = texts.includes(number) ? REFUSALS.texts : known && REFUSALS[known.state as keyof typeof REFUSALS];
    if (text) fail('invalid_fields', { fields: { quickContactNumber: text } });
  }
  if (before !== null)
    await quarantineNumber(tx, before, { providerId, until: addDays(at, quarantineDays).toISOString() });
}
