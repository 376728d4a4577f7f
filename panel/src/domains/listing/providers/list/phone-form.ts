import { RedirectNumberForm } from '@bellbird/contract/couples/calls';
import { z } from 'zod';

/** An empty field means that nothing rings. */
export const PhoneForm = z.object({
  redirectNumber: z
    .string()
    .transform((typed) => typed.replaceAll(' ', '') || null)
    .pipe(RedirectNumberForm.shape.redirectNumber),
});
