import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Instant, id, idParam, text } from '../../shared/fields.ts';
import { PERSON_NAME_MAX } from '../../shared/limits.ts';
import { joinDigits } from '../../shared/business-numbers.ts';
import { MANDATE_VERSION } from './direct-debit-rules.ts';

const ofCustomer = z.object({ id: idParam('customer') });

/** A bank account we may debit. The gateway has the full number. */
export const DirectDebit = z.object({
  id: id('directDebit'),
  holder: z.string(),
  /** Such as 062-000. */
  bsb: z.string(),
  last4: z.string(),
  agreedAt: Instant,
});
export type DirectDebit = z.output<typeof DirectDebit>;

const NUMBER_TYPED_MAX = 40;
const digits = (pattern: RegExp, error: string) =>
  z.string().max(NUMBER_TYPED_MAX).transform(joinDigits).pipe(z.string().regex(pattern, error));

export const DirectDebitForm = z.strictObject({
  holder: text(PERSON_NAME_MAX),
  bsb: digits(/^\d{6}$/, 'A BSB has 6 digits.').meta({ examples: ['062-000'] }),
  accountNumber: digits(/^\d{5,9}$/, 'An account number has 5 to 9 digits.').meta({ examples: ['12345678'] }),
  agreed: z.literal(true, 'Please agree to the direct debit request.'),
  /** The version of the text that was shown. */
  mandateVersion: z.literal(MANDATE_VERSION),
});
export type DirectDebitForm = z.output<typeof DirectDebitForm>;

export const listDirectDebits = call({
  name: 'payments.directDebits',
  method: 'GET',
  path: '/customers/{id}/direct-debits',
  summary: 'List the bank accounts that may be debited, newest first',
  access: memberFor('payments'),
  params: ofCustomer,
  responses: { 200: one(z.array(DirectDebit)) },
  neverActedFor: true,
});

export const addDirectDebit = call({
  name: 'payments.addDirectDebit',
  method: 'POST',
  path: '/customers/{id}/direct-debits',
  summary: 'Agree to a direct debit request for a bank account; who agreed to which text, and when, is kept',
  access: memberFor('payments'),
  params: ofCustomer,
  body: DirectDebitForm,
  responses: { 201: one(DirectDebit) },
  idempotent: true,
  neverActedFor: true,
});

export const cancelDirectDebit = call({
  name: 'payments.cancelDirectDebit',
  method: 'DELETE',
  path: '/customers/{id}/direct-debits/{debitId}',
  summary: 'Cancel a direct debit request; a debit that was sent already still goes through',
  access: memberFor('payments'),
  params: z.object({ id: idParam('customer'), debitId: idParam('directDebit') }),
  responses: { 204: z.void() },
  neverActedFor: true,
});
