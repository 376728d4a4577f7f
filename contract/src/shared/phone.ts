import { z } from 'zod';
import { TEXT } from './sentences.ts';
import { normalisePhone } from './phone-number.ts';

/** A valid international number, kept in E.164. Empty and a lone '+' fail. */
export const Phone = z
  .string(TEXT.required)
  .trim()
  .min(1, TEXT.required)
  .max(30)
  .transform((value, context) => {
    const number = normalisePhone(value);
    if (number) return number;
    context.addIssue({ code: 'custom', message: 'Please enter a valid phone number, such as +61 491 570 006.' });
    return z.NEVER;
  });
