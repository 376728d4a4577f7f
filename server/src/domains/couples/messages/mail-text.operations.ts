import type { Tx } from '#platform/db/db.ts';
import { asQuotedBack } from './added-words.rules.ts';
import { extractAnswer } from './answer-text.rules.ts';
import { findEarlierMails } from './senders.repository.ts';

const SHOWN_MAX = 50_000;

/** A mail's text as the conversation shows it, and the whole of it where that is more. */
export async function shortenMail(
  tx: Tx,
  lead: { customer_id: number; id: number },
  whole: string,
): Promise<{ body: string; whole_body: string | null }> {
  const earlier = await findEarlierMails(tx, lead);
  const body = extractAnswer(whole, earlier.flatMap(asQuotedBack)).slice(0, SHOWN_MAX);
  return { body, whole_body: body === whole.trim() ? null : whole };
}
