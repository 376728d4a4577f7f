import type { OwnSession } from '@bellbird/contract/people/access';
import type { SignedIn } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { findOwnSessions } from './logins.repository.ts';
import { presentOwnSession } from './own-sessions.presenter.ts';

export type OwnSessionsService = ReturnType<typeof createOwnSessionsService>;

export function createOwnSessionsService({ db }: { db: Db }) {
  return {
    async list(caller: SignedIn): Promise<OwnSession[]> {
      const rows = await db.system((tx) => findOwnSessions(tx, caller.loginId));
      return rows.map((row) => presentOwnSession(row, caller.tokenId));
    },
  };
}
