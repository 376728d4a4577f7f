import type {
  CatalogueDraft,
  CatalogueDraftForm,
  CatalogueEntry,
  CatalogueKind,
} from '@bellbird/contract/desk/catalogue';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findEntry, sourceOf } from './catalogue-sources.operations.ts';
import { presentEntries, presentOpenDraft } from './catalogue.presenter.ts';
import { deleteDraft, findChange, findDrafts, insertChange, updateDraft } from './catalogue.repository.ts';
import { findFixedFields } from './catalogue.rules.ts';

export type CatalogueDraftsService = ReturnType<typeof createCatalogueDraftsService>;

/** Changes of the catalogue that nobody outside the team sees yet. */
export function createCatalogueDraftsService({ db, clock }: { db: Db; clock: Clock }) {
  /** Writes the entry and rolls back: what could not be published is refused while somebody still looks at the form. */
  async function rehearse({ kind, key, value }: CatalogueDraftForm): Promise<void> {
    const rehearsed = new Error('rehearsed');
    try {
      await db.system(async (tx) => {
        await sourceOf(kind).save(tx, key, value);
        throw rehearsed;
      });
    } catch (error) {
      if (error !== rehearsed) throw atValue(error);
    }
  }

  return {
    list: ({ staffMemberId }: Staff, kind: CatalogueKind): Promise<CatalogueEntry[]> =>
      db.system(async (tx) => {
        const [published, drafts] = [await sourceOf(kind).find(tx), await findDrafts(tx, kind)];
        return presentEntries(published, drafts, staffMemberId);
      }),

    drafts: ({ staffMemberId }: Staff): Promise<CatalogueDraft[]> =>
      db.system(async (tx) => {
        const presented: CatalogueDraft[] = [];
        for (const row of await findDrafts(tx))
          presented.push(presentOpenDraft(row, await findEntry(tx, row.kind, row.key), staffMemberId));
        return presented;
      }),

    async save(staff: Staff, form: CatalogueDraftForm): Promise<{ id: number }> {
      const { kind, key, draft, value } = form;
      const published = await db.system((tx) => findEntry(tx, kind, key));
      if (key !== null && published === null) fail('not_found');
      if (published) assertFixed(kind, published, value);
      await rehearse(form);
      return db.system(async (tx) => {
        const before = await findEntry(tx, kind, key);
        const columns = {
          before: before && JSON.stringify(before),
          after: JSON.stringify(value),
          staff_member_id: staff.staffMemberId,
          changed_at: clock.now().toISOString(),
        };
        const id = draft?.id ?? (await insertChange(tx, { kind, key, ...columns }))?.id ?? fail('stale_version');
        const known = draft && (await findChange(tx, id));
        if (known && (known.key !== key || known.kind !== kind)) fail('stale_version');
        if (draft && !(await updateDraft(tx, draft, columns))) fail('stale_version');
        await record(tx, staff, {
          action: 'catalogue.saveDraft',
          subject: { kind: 'catalogueChange', id },
          details: { kind },
        });
        return { id };
      });
    },

    discard: (staff: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        if (!(await deleteDraft(tx, id))) fail('not_found');
        await record(tx, staff, { action: 'catalogue.discardDraft', subject: { kind: 'catalogueChange', id } });
      }),
  };
}

function assertFixed(kind: CatalogueKind, published: object, value: object): void {
  const [before, after] = [new Map(Object.entries(published)), new Map(Object.entries(value))];
  const changed = findFixedFields(kind).find((name) => before.get(name) !== after.get(name));
  if (changed) fail('invalid_fields', { fields: { [`value.${changed}`]: 'This can’t be changed later.' } });
}

/** The owner of an entry names its own fields; in the form they are inside `value`. */
function atValue(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'invalid_fields') return error;
  const fields: Record<string, string> = {};
  for (const [name, text] of Object.entries(error.fields)) fields[`value.${name}`] = text;
  return new AppError('invalid_fields', { fields, cause: error });
}
