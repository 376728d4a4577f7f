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
  /** The public address of the badge's image. */
  image: z.string(),
  /** Markup for the vendor's own website. */
  html: z.string(),
});
export type ProviderAward = z.output<typeof ProviderAward>;

export const listProviderAwards = call({
  name: 'providers.awards',
  method: 'GET',
  path: '/provider-awards',
  summary: 'The badges and awards of one provider, or of all the caller manages; newest first',
  access: memberFor('info'),
  query: z.object({ providerId: idParam('provider').optional() }),
  responses: { 200: one(z.array(ProviderAward)) },
});

export const readAwardImage = call({
  name: 'providers.awardImage',
  method: 'GET',
  path: '/provider-awards/{key}/image',
  summary: 'The image of an award as SVG; other websites may show it',
  access: anyone,
  calledBy: 'api',
  params: z.object({ key: Uuid }),
  responses: { 200: 'blob' },
});
