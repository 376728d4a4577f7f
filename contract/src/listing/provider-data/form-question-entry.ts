import { z } from 'zod';
import { CATEGORY_TYPES } from '../../shared/category-types.ts';
import { RowNumber, optionalText, text } from '../../shared/fields.ts';
import { FORM_OPTIONS_MAX, POSITION_MAX } from '../../shared/limits.ts';
import { FIELD_TYPES, FORM_GROUPS } from './form-fields.ts';

const bound = z.int().min(0).max(100_000).nullable();

/** A question of the listing as the team edits it. Its kind of answer stays, since vendors have answered it. */
export const FormQuestionEntry = z.strictObject({
  label: text(80),
  help: optionalText(200),
  group: z.enum(FORM_GROUPS),
  type: z.enum(FIELD_TYPES).meta({ once: true }),
  required: z.boolean(),
  /** Couples read it, so it must not contain contact details. */
  isPublicText: z.boolean(),
  min: bound,
  max: bound,
  advisedMin: bound,
  weight: z.int().min(0).max(100),
  /** None means every category. */
  categoryTypes: z.array(z.enum(CATEGORY_TYPES)).max(CATEGORY_TYPES.length),
  position: z.int().min(1).max(POSITION_MAX),
  /** What can be chosen; without an id it is a new choice. */
  options: z
    .array(z.strictObject({ id: RowNumber.nullable().meta({ shownAs: 'hidden' }), label: text(80) }))
    .max(FORM_OPTIONS_MAX),
});
export type FormQuestionEntry = z.output<typeof FormQuestionEntry>;
