import { z } from 'zod';
import { anyone } from '../shared/access.ts';
import { call } from '../shared/call.ts';
import { one } from '../shared/envelope.ts';
import { id } from '../shared/fields.ts';

/** What a vendor can be asked to agree to. */
export const AGREEMENT_TYPES = ['content', 'referral', 'privacy', 'merchant'] as const;
export type AgreementType = (typeof AGREEMENT_TYPES)[number];

export const AgreementText = z.object({
  id: id('agreementText'),
  type: z.enum(AGREEMENT_TYPES),
  version: z.int(),
  title: z.string(),
  bodyHtml: z.string(),
});
export type AgreementText = z.output<typeof AgreementText>;

export const readAgreementText = call({
  name: 'agreements.readText',
  method: 'GET',
  path: '/agreement-texts',
  summary: 'The newest text of an agreement, in the language asked for or in English',
  access: anyone,
  query: z.object({ type: z.enum(AGREEMENT_TYPES) }),
  responses: { 200: one(AgreementText) },
});
