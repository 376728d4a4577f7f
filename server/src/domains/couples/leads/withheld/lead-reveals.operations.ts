import type { Tx } from '#platform/db/db.ts';
import type { LeadRow } from '../leads.repository.ts';
import { type NewItem, insertDetails, insertItems } from '../new-leads.repository.ts';
import { deleteWithheld, insertWithheld, revealCouple } from './lead-reveals.repository.ts';

type LeadKey = { customer_id: number; id: number };

/** What a request contains besides the lead's own columns. */
export type RequestContent = {
  details: {
    message: string;
    answers: string;
    loan_requested: boolean;
    loan_amount: number | null;
    loan_requested_at: string | null;
  };
  items: readonly NewItem[];
};

/** Adds a held message to its conversation; the content is what `withholdContent` was given. Handed in by the wiring. */
export type ReleaseHeldMessage = (tx: Tx, lead: LeadRow, at: Date, content: unknown) => Promise<void>;

export async function insertRequestContent(
  tx: Tx,
  { customer_id, id }: LeadKey,
  { details, items }: RequestContent,
): Promise<void> {
  const of = { customer_id, lead_id: id };
  await insertDetails(tx, { ...of, ...details });
  await insertItems(tx, of, items);
}

/** Stores what a couple wrote where no customer can read it, until their request is revealed. */
export function withholdContent(
  tx: Tx,
  { customer_id, id }: LeadKey,
  held: { kind: 'request'; at: Date; content: RequestContent } | { kind: 'message'; at: Date; content: object },
): Promise<void> {
  const { kind, at, content } = held;
  return insertWithheld(tx, {
    customer_id,
    lead_id: id,
    kind,
    at: at.toISOString(),
    content: JSON.stringify(content),
  });
}

/** Gives a withheld lead its couple, request and messages. */
export async function revealLead(tx: Tx, lead: LeadRow, releaseHeldMessage: ReleaseHeldMessage): Promise<void> {
  await revealCouple(tx, lead.customer_id, lead.id);
  for (const { kind, at, content } of await deleteWithheld(tx, lead.customer_id, lead.id)) {
    if (kind === 'request') await insertRequestContent(tx, lead, content as RequestContent);
    else await releaseHeldMessage(tx, lead, new Date(at), content);
  }
}
