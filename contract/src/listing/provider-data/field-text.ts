import type { FieldType, FieldValue, ProviderForm } from './form-fields.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The visible text: no tags, no repeated white space. */
export function toPlainText(type: FieldType, text: string): string {
  if (type !== 'rich_text') return text.trim();
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function isEmpty(value: FieldValue): boolean {
  if (typeof value === 'string') return toPlainText('rich_text', value) === '';
  return value === null || (Array.isArray(value) && value.length === 0);
}

export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);
}

/** An answer as one line of text, for lists of changes and for the team. */
export function formatValue(form: Pick<ProviderForm, 'type' | 'options'>, value: FieldValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return toPlainText(form.type, value);
  if (typeof value === 'number') return form.type === 'choice' ? findLabel(form, value) : String(value);
  if (!Array.isArray(value)) return `${value.latitude.toFixed(5)}, ${value.longitude.toFixed(5)}`;
  return value
    .map((each) => (typeof each === 'number' ? findLabel(form, each) : `${DAYS[each.day]} ${each.from}–${each.to}`))
    .join(', ');
}

const DAYS = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' } as const;

function findLabel({ options }: Pick<ProviderForm, 'options'>, wanted: number): string {
  return options.find(({ id }) => id === wanted)?.label ?? '';
}
