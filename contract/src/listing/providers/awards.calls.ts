import { z } from 'zod';
import { anyone, memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Uuid, id, idParam } from '../../shared/fields.ts';

export const ProviderAward = z.object({
  id: z.int(),
  provider: z.object({ id: id('provider'), name: z.string() }),
  name: z.string(),
  year: z.int(),
  /** The badge as a picture, at an address that anybody may show. */
  image: z.string(),
  /** Ready to be put into the vendor's own site. */
  html: z.string(),
});
export type ProviderAward = z.output<typeof ProviderAward>;

export const listProviderAwards = call({
  name: 'providers.awards',
  method: 'GET',
  path: '/provider-awards',
  summary: 'The badges and awards of one provider, or of all the caller looks after; the newest first',
  access: memberFor('info'),
  query: z.object({ providerId: idParam('provider').optional() }),
  responses: { 200: one(z.array(ProviderAward)) },
});

export const readAwardImage = call({
  name: 'providers.awardImage',
  method: 'GET',
  path: '/provider-awards/{key}/image',
  summary: 'The picture of an award, drawn as SVG; other sites show it too',
  access: anyone,
  params: z.object({ key: Uuid }),
  responses: { 200: 'blob' },
});
