import { randomUUID } from 'node:crypto';
import type { MenuFile } from '@bellbird/contract/listing/catalogs';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { presentMenuFile } from './catalogs.presenter.ts';
import { deleteUnusedMenuFiles, findMenuFile, insertMenuFile } from './menu-files.repository.ts';

type Ports = { db: Db; clock: Clock; storage: Storage };

export type MenuFilesService = ReturnType<typeof createMenuFilesService>;

/** The PDFs of menus. They are uploaded before the form is saved, so that saving stays one small call. */
export function createMenuFilesService({ db, clock, storage }: Ports) {
  return {
    async upload(caller: Member, providerId: number, file: ReceivedFile): Promise<MenuFile> {
      const { customerId } = caller;
      const of = { customerId, providerId: providerFor(caller, 'catalogs', providerId) };
      const now = clock.now();
      const key = `menus/${randomUUID()}.${file.extension}`;
      await storage.put(key, file.bytes, { contentType: file.contentType });
      const { id, unusedKeys } = await db.tenant(customerId, async (tx) => {
        const created = await insertMenuFile(tx, {
          customer_id: customerId,
          provider_id: providerId,
          name: file.displayName,
          size_bytes: file.bytes.length,
          storage_key: key,
          created_by: caller.customerUserId,
          created_at: now.toISOString(),
        });
        await record(tx, caller, {
          action: 'catalogs.uploadMenuFile',
          subject: { kind: 'menuFile', id: created },
        });
        // Each upload also deletes earlier files that were never saved; no form stays open longer than a day.
        return { id: created, unusedKeys: await deleteUnusedMenuFiles(tx, of, addDays(now, -1).toISOString()) };
      });
      await Promise.all(unusedKeys.map((unused) => storage.delete(unused)));
      return presentMenuFile({ id, name: file.displayName, size_bytes: file.bytes.length }, providerId);
    },

    async download(caller: Member, providerId: number, id: number): Promise<FileAnswer> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'catalogs', providerId) };
      const file = (await db.tenantRead(caller.customerId, (tx) => findMenuFile(tx, of, id))) ?? fail('not_found');
      const stored = (await storage.get(file.storage_key)) ?? fail('not_found');
      return { content: stored.stream, contentType: stored.contentType, fileName: file.name, size: stored.size };
    },
  };
}
