import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam } from '../../shared/fields.ts';
import { AUSTRALIAN_STATES, IDENTITY_DOCUMENTS, MERCHANT_POSITIONS } from './identity-document.ts';
import { MerchantForm } from './merchant-form.ts';
import { MERCHANT_STATUSES } from './merchant-status.ts';

export const MerchantApplication = z.object({
  id: id('merchantApplication'),
  status: z.enum(MERCHANT_STATUSES),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  sentAt: Instant,
  sentBy: z.string().nullable(),
  /** By when the team will decide. */
  decideBy: Instant,
  decidedAt: Instant.nullable(),
  providerName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: Day,
  /** Null in applications from before these were asked for. */
  position: z.enum(MERCHANT_POSITIONS).nullable(),
  documentType: z.enum(IDENTITY_DOCUMENTS).nullable(),
  documentState: z.enum(AUSTRALIAN_STATES).nullable(),
  documentExpiresOn: Day.nullable(),
  /** The last characters only; the full number is for the team. */
  documentNumberEnd: z.string().nullable(),
  ibanEnd: z.string(),
  /** The ABN; a company may have none. */
  identityNumber: z.string().nullable(),
  bank: z.string(),
  billingAddress: z.string(),
  billingNumber: z.string().nullable(),
  billingOffice: z.string(),
  tradeChamber: z.string(),
  tradeRegisterNumber: z.string().nullable(),
  phone: z.string(),
  mobile: z.string(),
  email: z.string(),
  city: z.object({ id: id('city'), name: z.string() }),
});
export type MerchantApplication = z.output<typeof MerchantApplication>;

const ofProvider = z.object({ id: idParam('provider') });

export const listMerchantApplications = call({
  name: 'merchant.list',
  method: 'GET',
  path: '/providers/{id}/merchant-applications',
  summary: 'List the applications of a provider for secure payment, newest first',
  access: memberFor('payments'),
  params: ofProvider,
  sensitive: 'contacts',
  responses: { 200: one(z.array(MerchantApplication)) },
});

export const sendMerchantApplication = call({
  name: 'merchant.send',
  method: 'POST',
  path: '/providers/{id}/merchant-applications',
  summary: 'Apply for secure payment; one application at a time, and a new one after a rejection',
  access: memberFor('payments'),
  params: ofProvider,
  body: MerchantForm,
  responses: { 201: Created },
  idempotent: true,
  neverActedFor: true,
});
