import { Email, text } from '@bellbird/contract/shared/fields';
import { PERSON_NAME_MAX } from '@bellbird/contract/shared/limits';
import { z } from 'zod';

const role = z.boolean();

/** A checkbox for each role; the address is only asked of somebody new. */
export const TeamForm = z.object({
  name: text(PERSON_NAME_MAX),
  surname: text(PERSON_NAME_MAX),
  email: Email.or(z.literal('')),
  roles: z.object({ reviewer: role, account_manager: role, finance: role, administrator: role }),
  active: z.boolean(),
});
