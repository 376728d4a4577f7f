import type {
  CatalogueChange,
  CatalogueDraft,
  CatalogueEntry,
  CatalogueValue,
} from '@bellbird/contract/desk/catalogue';
import type { ChangeRow, PublishedRow } from './catalogue.repository.ts';
import { isSameValue } from './catalogue.rules.ts';

type Published = { key: string; value: CatalogueValue };

/** The draft of an entry as its reader sees it; `current` is what is published now. */
function presentDraft(row: ChangeRow, current: CatalogueValue | null, reader: number) {
  return {
    id: row.id,
    version: row.version,
    by: row.by,
    isMine: row.staff_member_id === reader,
    at: row.changed_at,
    isOutdated: !isSameValue(row.before, current),
  };
}

/** Published entries in their order, each with its draft, and drafts of new ones after them. */
export function presentEntries(
  published: readonly Published[],
  drafts: readonly ChangeRow[],
  reader: number,
): CatalogueEntry[] {
  const present = (row: ChangeRow | undefined, current: CatalogueValue | null) =>
    row ? { ...presentDraft(row, current, reader), value: row.after ?? {} } : null;
  const known = published.map(({ key, value }) => {
    const draft = drafts.find((row) => row.key === key);
    return { key, published: value, draft: present(draft, value) };
  });
  const added = drafts.filter(({ key }) => key === null);
  return [...known, ...added.map((row) => ({ key: null, published: null, draft: present(row, null) }))];
}

export function presentOpenDraft(row: ChangeRow, current: CatalogueValue | null, reader: number): CatalogueDraft {
  return { ...presentDraft(row, current, reader), kind: row.kind, before: current, after: row.after ?? {} };
}

export function presentChange(row: PublishedRow): CatalogueChange {
  return {
    id: row.id,
    kind: row.kind,
    before: row.before,
    after: row.after,
    by: row.by,
    at: row.published_at,
    isUndo: row.undoes !== null,
    isNewest: row.is_newest,
  };
}
