import { z } from 'zod';
import { CATEGORY_TYPES } from '../../shared/category-types.ts';
import { optionalText, text, numberBetween, choiceOf } from '../../shared/fields.ts';
import { POSITION_MAX } from '../../shared/limits.ts';

/** A category of vendors as the team edits it. Its type decides on forms, prices and packages, and stays. */
export const CategoryEntry = z.strictObject({
  name: text(60),
  /** Without a translation people read the one that comes with the product, or English. */
  nameTr: optionalText(60),
  nameAr: optionalText(60),
  categoryType: choiceOf(CATEGORY_TYPES).meta({ once: true }),
  position: numberBetween(1, POSITION_MAX),
  /** From so many requests on, statistics say what a deal costs. */
  roiMinLeadCount: numberBetween(1, 1000),
  /** Vendors may recommend companies of it. */
  isReferable: z.boolean(),
});
export type CategoryEntry = z.output<typeof CategoryEntry>;
