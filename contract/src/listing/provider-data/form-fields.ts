import { z } from 'zod';
import { RowNumber, id, ourText } from '../../shared/fields.ts';
import { CATEGORY_TYPES } from '../../shared/category-types.ts';

/** The listing tabs that consist of forms, in the order of the panel. Prices have their own tab. */
export const FORM_GROUPS = ['general', 'about', 'contact', 'location', 'details'] as const;
export type FormGroup = (typeof FORM_GROUPS)[number];

export const FIELD_TYPES = [
  'text',
  'textarea',
  'rich_text',
  'choice',
  'multi_choice',
  'number',
  'url',
  'email',
  'phone',
  'postcode',
  'hours',
  'location',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const FormOption = z.object({ id: z.int(), label: ourText() });

/** One question of the listing, and the rules for its answer. */
export const ProviderForm = z.object({
  id: id('providerForm'),
  group: z.enum(FORM_GROUPS),
  fieldName: z.string(),
  label: ourText(),
  help: ourText(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
  /** Couples read it, so it must not contain contact details. */
  isPublicText: z.boolean(),
  /** Characters of a text, choices of a list, or the number itself. */
  min: z.int().nullable(),
  max: z.int().nullable(),
  /** Recommended, not required. */
  advisedMin: z.int().nullable(),
  /** Its share of the content score. */
  weight: z.int(),
  /** Only for these categories; null means all. */
  categoryTypes: z.array(z.enum(CATEGORY_TYPES)).nullable(),
  options: z.array(FormOption),
});
export type ProviderForm = z.output<typeof ProviderForm>;

export const Point = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Point = z.output<typeof Point>;

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const OpenFrom = z.strictObject({ day: z.enum(WEEKDAYS), from: z.string().max(5), to: z.string().max(5) });
export type OpenFrom = z.output<typeof OpenFrom>;

const VALUE_TEXT_MAX = 20_000;
const VALUE_LIST_MAX = 60;
const VALUE_NUMBER_MAX = 1_000_000_000;

/** An answer; null when empty. `checkValue` checks it against the rules of its form. */
export const FieldValue = z
  .union([
    z.string().max(VALUE_TEXT_MAX),
    z.number().min(-VALUE_NUMBER_MAX).max(VALUE_NUMBER_MAX),
    z.array(RowNumber).max(VALUE_LIST_MAX),
    z.array(OpenFrom).max(WEEKDAYS.length),
    Point,
    z.null(),
  ])
  .meta({ examples: ['Kind words'] });
export type FieldValue = z.output<typeof FieldValue>;

/** The forms of a category. */
export function filterForms(forms: readonly ProviderForm[], categoryType: string): ProviderForm[] {
  return forms.filter(({ categoryTypes }) => !categoryTypes || (categoryTypes as string[]).includes(categoryType));
}
