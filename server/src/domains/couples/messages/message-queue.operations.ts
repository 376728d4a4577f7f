import { publishAfterCommit } from '#platform/db/after-commit.ts';
import type { Tx } from '#platform/db/db.ts';

/** The channel that wakes the senders. */
export const MESSAGES_CHANNEL = 'messages';

/** Wakes the senders once the message is stored. It needs no job: a message in the state ‘queued’ is its own queue entry. */
export function deliverAfterCommit(tx: Tx): void {
  publishAfterCommit(tx, { channel: MESSAGES_CHANNEL });
}

/** Run after an import: messages that waited to be sent elsewhere are not sent from here. */
export const CANCEL_WAITING_MESSAGES =
  "update lead_messages set state = 'cancelled', send_at = null where state in ('scheduled', 'queued')";
