import type { CatalogueValue } from '@bellbird/contract/desk/catalogue';
import type { EntryField } from './entry-fields.ts';

/** A field that differs; the lines are what was taken away and what is new. */
export type Difference = { name: string; before: string[]; after: string[] };

/** Shows the value of a field as text. */
export type ShowField = (field: EntryField, value: unknown) => string;

/** What differs between two values, field by field. Of a list only the lines that differ, unless only their order does. */
export function compareValues(
  fields: readonly EntryField[],
  before: CatalogueValue | null,
  after: CatalogueValue | null,
  show: ShowField,
): Difference[] {
  return fields.flatMap((field) => {
    const [old, fresh] = [linesOf(field, before, show), linesOf(field, after, show)];
    if (old.join('\n') === fresh.join('\n')) return [];
    const [gone, added] = [old.filter((line) => !fresh.includes(line)), fresh.filter((line) => !old.includes(line))];
    const isReordered = gone.length === 0 && added.length === 0;
    return [{ name: field.name, before: isReordered ? old : gone, after: isReordered ? fresh : added }];
  });
}

function linesOf(field: EntryField, value: CatalogueValue | null, show: ShowField): string[] {
  const held = value?.[field.name];
  if (held === undefined || held === null || held === '') return [];
  if (field.as !== 'list') return [show(field, held)];
  const shown = field.fields.filter(({ as }) => as !== 'hidden');
  return (held as CatalogueValue[]).map((line) =>
    shown
      .map((part) => show(part, line[part.name]))
      .filter(Boolean)
      .join(' · '),
  );
}
