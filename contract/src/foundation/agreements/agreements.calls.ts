import { z } from 'zod';
import { anyone, member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Instant, id, idParam } from '../../shared/fields.ts';

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

/** The consent of a user to one version of an agreement. */
export const AgreementSign = z.object({
  id: id('agreementSign'),
  agreementTextId: id('agreementText'),
  type: z.enum(AGREEMENT_TYPES),
  version: z.int(),
  /** False once there is a newer text, which needs its own consent. */
  isCurrent: z.boolean(),
  signedAt: Instant,
});
export type AgreementSign = z.output<typeof AgreementSign>;

export const listAgreementSigns = call({
  name: 'agreements.listSigns',
  method: 'GET',
  path: '/customer-user-agreement-signs',
  summary: 'What the caller has agreed to and not withdrawn, the last first',
  access: member,
  query: z.object({ type: z.enum(AGREEMENT_TYPES).optional() }),
  responses: { 200: one(z.array(AgreementSign)) },
});

export const signAgreement = call({
  name: 'agreements.sign',
  method: 'POST',
  path: '/customer-user-agreement-signs',
  summary: 'Agree to the newest text of an agreement; an older one is refused',
  access: member,
  body: z.strictObject({ agreementTextId: id('agreementText') }),
  responses: { 201: one(AgreementSign) },
  neverActedFor: true,
});

export const withdrawAgreement = call({
  name: 'agreements.withdraw',
  method: 'DELETE',
  path: '/customer-user-agreement-signs/{id}',
  summary: 'Withdraw a consent',
  access: member,
  params: z.object({ id: idParam('agreementSign') }),
  responses: { 204: z.void() },
  neverActedFor: true,
});
