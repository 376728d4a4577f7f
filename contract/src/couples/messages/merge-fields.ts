/** The placeholders a template can use, filled in for each couple. Written `{{couple.names}}`. */
export const MERGE_FIELDS = [
  'couple.names',
  'couple.code',
  'wedding.date',
  'wedding.weekday',
  'guests',
  'city',
  'provider.name',
  'provider.phone',
  'provider.link',
  'item.name',
  'price',
  'offer.title',
  'offer.validUntil',
  'user.name',
  'signature',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];
export type MergeValues = Partial<Record<MergeField, string>>;

/** Anything between double braces counts as a field, even with a space in its name. */
const FIELD = /\{\{\s{0,5}([^\s{}<>](?:[^{}<>]{0,38}[^\s{}<>])?)\s{0,5}\}\}/g;

/** Every field in a text, known or not, each once and in order. */
export function mergeFieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map((match) => match[1] ?? ''))];
}

/** The text with its fields filled in. A field without a value stays visible. */
export function fillMergeFields(text: string, values: MergeValues, write: (value: string) => string = String): string {
  return text.replace(FIELD, (whole, name: string) => {
    const value = values[name as MergeField];
    return value === undefined || value === '' ? whole : write(value);
  });
}
