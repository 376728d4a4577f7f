import { publishAfterCommit } from '../db/after-commit.ts';
import type { Tx } from '../db/db.ts';

/** Signals that sessions have ended or changed, by the ids of their tokens. */
export const SESSIONS_CHANNEL = 'sessions';
/** Signals that users may do more or less than before, by their ids. */
export const RIGHTS_CHANNEL = 'rights';

/** Every process forgets what these users may do, and their open streams start again with what they may do now. */
export function publishRightsChanged(tx: Tx, ...customerUserIds: readonly number[]): void {
  publishAfterCommit(tx, { channel: RIGHTS_CHANNEL, data: customerUserIds });
}
