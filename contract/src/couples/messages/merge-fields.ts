/** What a template can leave open, and what stands there for one couple. Written `{{couple.names}}`. */
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

/** Whatever stands between the braces is meant for a field: one with a blank in its name is as open as any other. */
const FIELD = /\{\{\s{0,5}([^\s{}<>](?:[^{}<>]{0,38}[^\s{}<>])?)\s{0,5}\}\}/g;

/** Every field a text leaves open, known or not, each once and in order. */
export function mergeFieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(FIELD)].map((match) => match[1] ?? ''))];
}

/** The text with its fields filled in. What has no value stays as it is, so that it is seen. */
export function fillMergeFields(text: string, values: MergeValues, write: (value: string) => string = String): string {
  return text.replace(FIELD, (whole, name: string) => {
    const value = values[name as MergeField];
    return value === undefined || value === '' ? whole : write(value);
  });
}
