import type { AccountExport } from '@bellbird/contract/people/account-exports';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Keyring } from '#platform/crypto/keyring.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { getParts } from '#platform/storage/stored-parts.ts';
import type { Clock } from '#platform/time/clock.ts';
import { makeAccountExport } from './account-exports.job-definitions.ts';
import { presentExport } from './account-exports.presenter.ts';
import { findExport, findExports, insertExport } from './account-exports.repository.ts';
import { toArchiveKey } from './exported-tables.rules.ts';

const SHOWN = 5;
const ADDRESS_S = 15 * 60;

type Ports = {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  storage: Storage;
  keyring: Keyring;
  assertPassword: (loginId: number, password: string | undefined) => Promise<void>;
};

export type AccountExportsService = ReturnType<typeof createAccountExportsService>;

/** The whole account as one archive, for a manager who has said their password. */
export function createAccountExportsService({ db, clock, jobs, storage, keyring, assertPassword }: Ports) {
  const nowS = () => Math.floor(clock.now().getTime() / 1000);
  const toText = (id: number, until: number) => `account export:${id}:${until}`;
  const toKey = (mac: Buffer) => mac.toString('base64url');

  function toUrl(id: number): string {
    const until = nowS() + ADDRESS_S;
    const key = toKey(keyring.mac(toText(id, until)));
    return `${API_PREFIX}/account-exports/${id}/${until}/${key}/account.zip`;
  }

  return {
    async list(caller: Member): Promise<AccountExport[]> {
      const rows = await db.tenantRead(caller.customerId, (tx) => findExports(tx, caller.customerId, SHOWN));
      return rows.map((row) => presentExport(row, row.status === 'ready' ? toUrl(row.id) : null));
    },

    async request(caller: Member, oldPassword: string | undefined): Promise<{ id: number }> {
      await assertPassword(caller.loginId, oldPassword);
      return db.tenant(caller.customerId, async (tx) => {
        const added = {
          customer_id: caller.customerId,
          customer_user_id: caller.customerUserId,
          requested_at: clock.now().toISOString(),
        };
        const id = (await insertExport(tx, added)) ?? fail('not_possible_now');
        await jobs.enqueue(tx, makeAccountExport, { exportId: id });
        const subject = { kind: 'accountExport', id };
        await record(tx, caller, { action: 'accountExports.request', subject });
        return { id };
      });
    },

    /** A wrong, old or foreign address gets the same answer as an archive that does not exist. */
    async download({ id, until, key }: { id: number; until: number; key: string }) {
      const isValid = keyring.isMac(key, toText(id, until), toKey) && until > nowS();
      const found = isValid ? await db.system((tx) => findExport(tx, id)) : undefined;
      const now = clock.now().toISOString();
      if (!found || found.status !== 'ready' || (found.expires_at ?? '') <= now) return fail('not_found');
      await db.system((tx) => {
        const subject = { kind: 'accountExport', id };
        const customerId = found.customer_id;
        return record(tx, { kind: 'system' }, { action: 'accountExports.download', subject, customerId });
      });
      return {
        content: getParts(storage, toArchiveKey(id), found.parts),
        contentType: 'application/zip',
        fileName: `bellbird-${now.slice(0, 10)}.zip`,
        size: Number(found.size_bytes),
      };
    },
  };
}
