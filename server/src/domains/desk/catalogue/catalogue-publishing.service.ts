import type { CatalogueChange, CatalogueKind, CatalogueValue } from '@bellbird/contract/desk/catalogue';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findEntry, sourceOf } from './catalogue-sources.operations.ts';
import { publishCatalogueVersion } from './catalogue-version.operations.ts';
import { presentChange } from './catalogue.presenter.ts';
import { countPublished, findChange, findPublished, insertChange, updateDraft } from './catalogue.repository.ts';
import { isSameValue } from './catalogue.rules.ts';

export type CataloguePublishingService = ReturnType<typeof createCataloguePublishingService>;

type Ports = { db: Db; clock: Clock };

/** Publishes drafts, keeps what was before, and brings it back. */
export function createCataloguePublishingService({ db, clock }: Ports) {
  /** One publication after the other, so that each compares with what is really published. */
  const inTurn = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.system(async (tx) => {
      await advisoryLock(tx, 'catalogue', 0);
      const result = await work(tx);
      await publishCatalogueVersion(tx);
      return result;
    });

  async function publishDraft(tx: Tx, staff: Staff, draft: { id: number; version: number }): Promise<void> {
    const { kind, key, before, after } = (await findChange(tx, draft.id)) ?? fail('stale_version');
    if (!after || !isSameValue(before, await findEntry(tx, kind, key))) fail('stale_version');
    const saved = await sourceOf(kind).save(tx, key, after);
    const published = {
      key: saved,
      after: toJson(await findEntry(tx, kind, saved)),
      staff_member_id: staff.staffMemberId,
      published_at: clock.now().toISOString(),
    };
    if (!(await updateDraft(tx, draft, published))) fail('stale_version');
    const subject = { kind: 'catalogueChange', id: draft.id };
    await record(tx, staff, { action: 'catalogue.publish', subject, details: { kind } });
  }

  return {
    publish: (staff: Staff, drafts: readonly { id: number; version: number }[]): Promise<void> =>
      inTurn(async (tx) => {
        for (const draft of drafts) await publishDraft(tx, staff, draft);
      }),

    undo: (staff: Staff, id: number): Promise<void> =>
      inTurn(async (tx) => {
        const undone = await findChange(tx, id);
        if (!undone?.published_at || undone.key === null) fail('not_found');
        const { kind, key, before, after } = undone;
        const current = await findEntry(tx, kind, key);
        if (!isSameValue(after, current)) fail('stale_version');
        const source = sourceOf(kind);
        // What was removed returns as a new entry; what was new goes.
        const saved = before ? await source.save(tx, current && key, before) : key;
        if (!before) await source.retire(tx, key);
        const now = clock.now().toISOString();
        const change = await insertChange(tx, {
          kind,
          key: saved,
          before: toJson(current),
          after: toJson(await findEntry(tx, kind, saved)),
          staff_member_id: staff.staffMemberId,
          changed_at: now,
          published_at: now,
          undoes: id,
        });
        const subject = { kind: 'catalogueChange', id: change?.id ?? id };
        await record(tx, staff, { action: 'catalogue.undo', subject, details: { kind } });
      }),

    history: ({
      kind,
      ...paging
    }: Paging & { kind?: CatalogueKind | undefined }): Promise<{
      data: CatalogueChange[];
      total: number;
    }> =>
      db.system(async (tx) => {
        const rows = await findPublished(tx, kind, windowOf(paging));
        return { data: rows.map(presentChange), total: await countPublished(tx, kind) };
      }),
  };
}

const toJson = (value: CatalogueValue | null) => value && JSON.stringify(value);
