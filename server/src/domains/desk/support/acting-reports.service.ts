import { ALL_CALLS } from '@bellbird/contract';
import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type ActingDeeds, actingEndedMail, actingStartedMail } from './acting.mails.ts';
import { findActingActions, findActingSession } from './acting.repository.ts';

export type ActingReportsService = ReturnType<typeof createActingReportsService>;

const calls = new Map(ALL_CALLS.map((call) => [call.name, call]));

/** Mails to users about what the team does in their panels. */
export function createActingReportsService({ db, mailer }: { db: Db; mailer: Mailer }) {
  return {
    async started(actingSessionId: number): Promise<void> {
      const acting = await db.system((tx) => findActingSession(tx, actingSessionId));
      const to = acting?.email;
      if (to) await deliver(() => mailer.send({ to, ...actingStartedMail(acting) }));
    },

    /** Nothing is sent about a visit that only looked around. */
    async ended(actingSessionId: number): Promise<void> {
      const [acting, actions] = await db.system((tx) =>
        Promise.all([findActingSession(tx, actingSessionId), findActingActions(tx, actingSessionId)]),
      );
      const deeds = toDeeds(actions);
      const to = acting?.email;
      if (!to || (deeds.exports.length === 0 && deeds.changes === 0)) return;
      await deliver(() => mailer.send({ to, ...actingEndedMail({ ...acting, ...deeds }) }));
    },
  };
}

function toDeeds(actions: readonly string[]): ActingDeeds {
  const known = actions.map((action) => calls.get(action));
  const exports = known.flatMap((call) => (call?.sensitive === 'export' ? [call.summary] : []));
  return {
    exports: [...new Set(exports)],
    changes: known.filter((call) => call?.sensitive === undefined).length,
    sawContacts: known.some((call) => call?.sensitive === 'contacts'),
  };
}
