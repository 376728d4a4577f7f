import { z } from 'zod';
import { id } from '../../shared/fields.ts';
import { CATEGORY_TYPES } from '../providers/category-types.ts';

/** The tabs of a provider's information that are made of forms, in the order of the panel. Prices have a tab of their own. */
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

export const FormOption = z.object({ id: z.int(), label: z.string() });

/** One thing a provider tells about itself: what is asked, and what an answer must be like. */
export const ProviderForm = z.object({
  id: id('providerForm'),
  group: z.enum(FORM_GROUPS),
  fieldName: z.string(),
  label: z.string(),
  help: z.string(),
  type: z.enum(FIELD_TYPES),
  required: z.boolean(),
  /** Couples read it as running text, so it holds no ways around the marketplace. */
  isPublicText: z.boolean(),
  /** Characters of a text, choices of a list, or the number itself. */
  min: z.int().nullable(),
  max: z.int().nullable(),
  /** Advised, not forced. */
  advisedMin: z.int().nullable(),
  /** Its share of the content score. */
  weight: z.int(),
  /** Asked of these kinds of provider only; null is all. */
  categoryTypes: z.array(z.enum(CATEGORY_TYPES)).nullable(),
  options: z.array(FormOption),
});
export type ProviderForm = z.output<typeof ProviderForm>;

export const Point = z.strictObject({ latitude: z.number(), longitude: z.number() });
export type Point = z.output<typeof Point>;

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const OpenFrom = z.strictObject({ day: z.enum(WEEKDAYS), from: z.string().max(5), to: z.string().max(5) });
export type OpenFrom = z.output<typeof OpenFrom>;

const VALUE_TEXT_MAX = 20_000;
const VALUE_LIST_MAX = 60;

/** An answer; null where there is none. What it must be like stands in its form: see `checkValue`. */
export const FieldValue = z
  .union([
    z.string().max(VALUE_TEXT_MAX),
    z.number(),
    z.array(z.int()).max(VALUE_LIST_MAX),
    z.array(OpenFrom).max(WEEKDAYS.length),
    Point,
    z.null(),
  ])
  .meta({ examples: ['Kind words'] });
export type FieldValue = z.output<typeof FieldValue>;

/** What is asked of a kind of provider. */
export function formsFor(forms: readonly ProviderForm[], categoryType: string): ProviderForm[] {
  return forms.filter(({ categoryTypes }) => !categoryTypes || (categoryTypes as string[]).includes(categoryType));
}
