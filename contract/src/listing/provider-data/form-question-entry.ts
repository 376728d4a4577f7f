import { z } from 'zod';
import { CATEGORY_TYPES } from '../../shared/category-types.ts';
import { RowNumber, optionalText, text, numberBetween, choiceOf } from '../../shared/fields.ts';
import { FORM_OPTIONS_MAX, POSITION_MAX } from '../../shared/limits.ts';
import { FIELD_TYPES, FORM_GROUPS } from './form-fields.ts';

const bound = numberBetween(0, 100_000).nullable();

/** A question of the listing as the team edits it. Its kind of answer stays, since vendors have answered it. */
export const FormQuestionEntry = z.strictObject({
  label: text(80),
  labelTr: optionalText(80),
  labelAr: optionalText(80),
  help: optionalText(200),
  helpTr: optionalText(200),
  helpAr: optionalText(200),
  group: choiceOf(FORM_GROUPS),
  type: choiceOf(FIELD_TYPES).meta({ once: true }),
  required: z.boolean(),
  /** Couples read it, so it must not contain contact details. */
  isPublicText: z.boolean(),
  min: bound,
  max: bound,
  advisedMin: bound,
  weight: numberBetween(0, 100),
  /** None means every category. */
  categoryTypes: z.array(choiceOf(CATEGORY_TYPES)).max(CATEGORY_TYPES.length),
  position: numberBetween(1, POSITION_MAX),
  /** What can be chosen; without an id it is a new choice. */
  options: z
    .array(
      z.strictObject({
        id: RowNumber.nullable().meta({ shownAs: 'hidden' }),
        label: text(80),
        labelTr: optionalText(80),
        labelAr: optionalText(80),
      }),
    )
    .max(FORM_OPTIONS_MAX),
});
export type FormQuestionEntry = z.output<typeof FormQuestionEntry>;
