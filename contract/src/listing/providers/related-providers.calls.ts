import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Instant, id, idParam } from '../../shared/fields.ts';
import { PublicProvider } from './providers.calls.ts';

export const RELATED_STATUSES = ['proposed', 'approved', 'rejected'] as const;

export const RelatedProvider = PublicProvider.extend({
  /** Couples see it once the team approves it. */
  status: z.enum(RELATED_STATUSES),
  reason: z.string().nullable(),
  proposedAt: Instant,
});
export type RelatedProvider = z.output<typeof RelatedProvider>;

const ofProvider = z.object({ id: idParam('provider') });

export const listRelatedProviders = call({
  name: 'providers.related',
  method: 'GET',
  path: '/providers/{id}/related-providers',
  summary: 'The providers this one recommends to couples',
  access: memberFor('info'),
  params: ofProvider,
  responses: { 200: one(z.array(RelatedProvider)) },
});

export const proposeRelatedProvider = call({
  name: 'providers.proposeRelated',
  method: 'POST',
  path: '/providers/{id}/related-providers',
  summary: 'Propose another provider as related; a removed one is restored',
  access: memberFor('info'),
  params: ofProvider,
  body: z.strictObject({ relatedProviderId: id('provider') }),
  responses: { 201: one(RelatedProvider) },
  idempotent: true,
});

export const removeRelatedProvider = call({
  name: 'providers.removeRelated',
  method: 'DELETE',
  path: '/providers/{id}/related-providers/{relatedProviderId}',
  summary: 'Remove a related provider',
  access: memberFor('info'),
  params: ofProvider.extend({ relatedProviderId: idParam('provider') }),
  responses: { 204: z.void() },
});
