import { record } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/db.ts';
import type { Translator } from '#platform/http/translate-answer.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { deleteParts, putParts } from '#platform/storage/stored-parts.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { toArchiveKey } from './exported-tables.rules.ts';
import { writeArchive } from './account-archive.operations.ts';
import { exportReadyMail } from './account-exports.mails.ts';
import { failExportsBefore, findExpiredExports, findExport, updateExport } from './account-exports.repository.ts';

const KEPT_DAYS = 7;
const PROGRESS_EVERY_MS = 1000;

type Ports = {
  db: Db;
  clock: Clock;
  storage: Storage;
  mailer: Mailer;
  baseUrl: string;
  translatorFor: (language: string) => Translator | undefined;
};

/**
 * Waits, was left by a killed process, or has failed and is tried again by its job. Not once somebody has asked for
 * another one.
 */
function isUnfinished({ status, is_newest: isNewest }: { status: string; is_newest: boolean }): boolean {
  return status === 'waiting' || status === 'running' || (status === 'failed' && isNewest);
}

export type ExportMakingService = ReturnType<typeof createExportMakingService>;

/** Makes archives of whole accounts in the background. */
export function createExportMakingService({ db, clock, storage, mailer, baseUrl, translatorFor }: Ports) {
  function createProgress(id: number) {
    let last = 0;
    return async (share: number) => {
      const now = Date.now();
      if (now - last < PROGRESS_EVERY_MS) return;
      last = now;
      await db.system((tx) => updateExport(tx, id, { progress: Math.min(99, Math.floor(share * 100)) }));
    };
  }

  return {
    async make(id: number): Promise<void> {
      const found = await db.system((tx) => findExport(tx, id));
      if (!found || !isUnfinished(found)) return;
      await db.system((tx) => updateExport(tx, id, { status: 'running', progress: 0 }));
      const { customer_id: customerId, customer_name: customerName, preferred_language: language } = found;
      const reader = { language, translate: translatorFor(language)?.ofTables ?? ((text: string) => text) };
      const madeAt = clock.now();
      const account = { customerId, customerName, madeAt: madeAt.toISOString(), reader };
      const archive = writeArchive({ db, storage }, account, createProgress(id));
      const { parts, size } = await putParts(storage, toArchiveKey(id), archive as AsyncIterable<Buffer>).catch(
        async (error: unknown) => {
          await db.system((tx) => updateExport(tx, id, { status: 'failed' }));
          throw error;
        },
      );
      await db.system(async (tx) => {
        const expires_at = addDays(madeAt, KEPT_DAYS).toISOString();
        const ready = { status: 'ready', progress: 100, ready_at: clock.now().toISOString(), expires_at } as const;
        await updateExport(tx, id, { ...ready, parts, size_bytes: size });
        const subject = { kind: 'accountExport', id };
        await record(tx, { kind: 'system' }, { action: 'accountExports.ready', subject, customerId });
      });
      const { email } = found;
      if (email) await deliver(() => mailer.send({ to: email, ...exportReadyMail(found, baseUrl) }));
    },

    async deleteExpired(): Promise<void> {
      const expired = await db.system((tx) => findExpiredExports(tx, clock.now().toISOString()));
      for (const { id, parts } of expired) {
        await deleteParts(storage, toArchiveKey(id), parts);
        await db.system((tx) => updateExport(tx, id, { status: 'expired', parts: 0 }));
      }
      // No process has finished it, so somebody may ask again.
      const abandoned = addDays(clock.now(), -1).toISOString();
      await db.system((tx) => failExportsBefore(tx, abandoned));
    },
  };
}
