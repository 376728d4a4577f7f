import { randomUUID } from 'node:crypto';
import type { Attachment } from '@bellbird/contract/couples/templates';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { digestOf } from './file-digest.rules.ts';
import { findStoredFiles, insertStoredFile } from './stored-files.repository.ts';
import { assertCanWrite } from './templates.policy.ts';
import { presentAttachment } from './templates.presenter.ts';
import { countAttachments, findAttachments, deleteAttachment } from './templates.repository.ts';

type Deps = { db: Db; clock: Clock; storage: Storage };

export type AttachmentsService = ReturnType<typeof createAttachmentsService>;

/** The files a customer has uploaded for messages. */
export function createAttachmentsService({ db, clock, storage }: Deps) {
  return {
    async list(caller: Member, customerId: number, { page, limit, query }: Paging & { query?: string | undefined }) {
      assertCanWrite(caller, customerId);
      const wanted = { customerId, like: query ? likePart(query) : undefined };
      const [rows, total] = await db.tenantRead(customerId, (tx) =>
        Promise.all([findAttachments(tx, { ...wanted, ...windowOf({ page, limit }) }), countAttachments(tx, wanted)]),
      );
      return { data: rows.map(presentAttachment), total };
    },

    async upload(caller: Member, customerId: number, file: ReceivedFile): Promise<Attachment> {
      assertCanWrite(caller, customerId);
      const key = `messages/${randomUUID()}.${file.extension}`;
      await storage.put(key, file.bytes, { contentType: file.contentType });
      const row = {
        customer_id: customerId,
        name: file.displayName,
        mime_type: file.contentType,
        size_bytes: file.bytes.length,
        storage_key: key,
        sha256: digestOf(file.bytes),
        created_by: caller.customerUserId,
        created_at: clock.now().toISOString(),
        deleted_at: null,
      };
      return db.tenant(customerId, async (tx) => {
        const { id } = await insertStoredFile(tx, row);
        await record(tx, caller, { action: 'templates.uploadAttachment', subject: { kind: 'attachment', id } });
        return presentAttachment({ ...row, id, use_count: 0, template_count: 0 });
      });
    },

    async download(caller: Member, customerId: number, id: number): Promise<FileAnswer> {
      assertCanWrite(caller, customerId);
      const [file] = await db.tenantRead(customerId, (tx) => findStoredFiles(tx, customerId, [id]));
      if (!file) fail('not_found');
      const stored = (await storage.get(file.storage_key)) ?? fail('not_found');
      return { content: stored.stream, contentType: file.mime_type, fileName: file.name, size: stored.size };
    },

    async delete(caller: Member, customerId: number, id: number): Promise<void> {
      assertCanWrite(caller, customerId);
      await db.tenant(customerId, async (tx) => {
        if (!(await deleteAttachment(tx, customerId, id, clock.now().toISOString()))) fail('not_found');
        await record(tx, caller, { action: 'templates.deleteAttachment', subject: { kind: 'attachment', id } });
      });
    },
  };
}
