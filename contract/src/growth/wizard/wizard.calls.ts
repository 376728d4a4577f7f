import { z } from 'zod';
import { anyone, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Email, Instant, LinkKey, id, idParam, text } from '../../shared/fields.ts';
import { COMPANY_NAME_MAX, PERSON_NAME_MAX } from '../../shared/limits.ts';
import { WizardDraft, WizardSubmission } from './wizard-form.ts';
import { WIZARD_STATES } from './wizard-steps.ts';

export const readWizard = call({
  name: 'wizard.read',
  method: 'GET',
  path: '/provider-wizard/{hash}',
  summary: 'Read what an invited company has entered so far; 404 for a used, expired or unknown link',
  access: anyone,
  params: z.object({ hash: LinkKey }),
  responses: { 200: one(z.object({ draft: WizardDraft, expiresAt: Instant })) },
});

export const submitWizard = call({
  name: 'wizard.submit',
  method: 'POST',
  path: '/provider-wizard',
  summary: 'Save a draft, or register the company',
  access: anyone,
  body: WizardSubmission,
  responses: { 204: z.void() },
});

export const SignupWizard = z.object({
  id: id('signupWizard'),
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(WIZARD_STATES),
  invitedBy: z.string(),
  invitedAt: Instant,
  expiresAt: Instant,
  finishedAt: Instant.nullable(),
});
export type SignupWizard = z.output<typeof SignupWizard>;

export const listWizards = call({
  name: 'wizard.list',
  method: 'GET',
  path: '/desk/wizards',
  summary: 'List the invited companies, newest first',
  access: staffFor('accounts'),
  query: Paging.extend({ state: z.enum(WIZARD_STATES).optional() }),
  responses: { 200: listOf(SignupWizard) },
});

export const WizardInvitation = z.strictObject({
  companyName: text(COMPANY_NAME_MAX),
  name: text(PERSON_NAME_MAX),
  email: Email.meta({ examples: ['priya@saltbush.example'] }),
  /** The referral it is based on. */
  referralId: id('referral').nullable(),
});
export type WizardInvitation = z.output<typeof WizardInvitation>;

export const startWizard = call({
  name: 'wizard.start',
  method: 'POST',
  path: '/desk/wizards',
  summary: 'Invite a company to register; it receives the link by mail',
  access: staffFor('accounts'),
  body: WizardInvitation,
  responses: { 201: Created },
  idempotent: true,
});

export const resendWizard = call({
  name: 'wizard.resend',
  method: 'POST',
  path: '/desk/wizards/{id}/resend',
  summary: 'Send a new link; the old one stops working',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('signupWizard') }),
  responses: { 204: z.void() },
});

export const ReferredCompany = z.object({
  id: id('referral'),
  companyName: z.string(),
  name: z.string(),
  phone: z.string(),
  category: z.string(),
  customerName: z.string(),
  createdAt: Instant,
  isInvited: z.boolean(),
});
export type ReferredCompany = z.output<typeof ReferredCompany>;

export const listReferredCompanies = call({
  name: 'wizard.referred',
  method: 'GET',
  path: '/desk/referrals',
  summary: 'List the companies that vendors referred, newest first',
  access: staffFor('accounts'),
  query: Paging,
  responses: { 200: listOf(ReferredCompany) },
});
