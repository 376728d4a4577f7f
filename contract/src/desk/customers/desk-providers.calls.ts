import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created } from '../../shared/envelope.ts';
import { id, idParam, text } from '../../shared/fields.ts';
import { COMPANY_NAME_MAX } from '../../shared/limits.ts';

export const NewDeskProvider = z.strictObject({
  name: text(COMPANY_NAME_MAX),
  categoryId: id('category'),
  cityId: id('city'),
  /** One of the city’s. */
  districtId: id('district').nullable(),
});
export type NewDeskProvider = z.output<typeof NewDeskProvider>;

export const createDeskProvider = call({
  name: 'desk.createProvider',
  method: 'POST',
  path: '/desk/customers/{id}/providers',
  summary: 'Add a provider on the free package; those who manage the account look after it',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('customer') }),
  body: NewDeskProvider,
  responses: { 201: Created },
  idempotent: true,
});
