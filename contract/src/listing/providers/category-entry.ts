import { z } from 'zod';
import { CATEGORY_TYPES } from '../../shared/category-types.ts';
import { text } from '../../shared/fields.ts';
import { POSITION_MAX } from '../../shared/limits.ts';

/** A category of vendors as the team edits it. Its type decides on forms, prices and packages, and stays. */
export const CategoryEntry = z.strictObject({
  name: text(60),
  categoryType: z.enum(CATEGORY_TYPES).meta({ once: true }),
  position: z.int().min(1).max(POSITION_MAX),
  /** From so many requests on, statistics say what a deal costs. */
  roiMinLeadCount: z.int().min(1).max(1000),
  /** Vendors may recommend companies of it. */
  isReferable: z.boolean(),
});
export type CategoryEntry = z.output<typeof CategoryEntry>;
