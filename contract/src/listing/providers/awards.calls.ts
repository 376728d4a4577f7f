import { z } from 'zod';
import { anyone, memberFor, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { Uuid, id, idParam, text } from '../../shared/fields.ts';
import { AWARD_NAME_MAX, AWARD_YEAR_MAX, AWARD_YEAR_MIN } from '../../shared/limits.ts';

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

export const AwardForm = z.strictObject({
  name: text(AWARD_NAME_MAX),
  year: z.int().min(AWARD_YEAR_MIN).max(AWARD_YEAR_MAX),
});
export type AwardForm = z.output<typeof AwardForm>;

export const giveAward = call({
  name: 'providers.giveAward',
  method: 'POST',
  path: '/desk/providers/{id}/awards',
  summary: 'The team gives a provider an award; it is on its badges page at once',
  access: staffFor('review'),
  calledBy: 'api',
  params: z.object({ id: idParam('provider') }),
  body: AwardForm,
  responses: { 201: Created },
  idempotent: true,
});

export const withdrawAward = call({
  name: 'providers.withdrawAward',
  method: 'DELETE',
  path: '/desk/provider-awards/{key}',
  summary: 'The team withdraws an award; its image is gone from every website that shows it',
  access: staffFor('review'),
  calledBy: 'api',
  params: z.object({ key: Uuid }),
  responses: { 204: z.void() },
});
