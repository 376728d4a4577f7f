import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { id, idParam } from '../../shared/fields.ts';

const ofCustomer = z.object({ id: idParam('customer') });
const ofCard = z.object({ id: idParam('customer'), cardId: idParam('creditCard') });

/** The token that the gateway's fields return for a typed card. */
export const CardToken = z
  .string()
  .regex(/^pm_[A-Za-z0-9]{8,60}$/, 'We couldn’t read this card. Please type it again.')
  .meta({ examples: ['pm_sandbox4242424242'] });

/** A saved card, as people recognise it. The full number and the CVV stay at the gateway. */
export const CreditCard = z.object({
  id: id('creditCard'),
  holder: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
  isExpired: z.boolean(),
  isPrimary: z.boolean(),
});
export type CreditCard = z.output<typeof CreditCard>;

export const listCreditCards = call({
  name: 'payments.cards',
  method: 'GET',
  path: '/customers/{id}/credit-cards',
  summary: 'List the saved cards, the primary one first',
  access: memberFor('payments'),
  params: ofCustomer,
  responses: { 200: one(z.array(CreditCard)) },
  neverActedFor: true,
});

export const addCreditCard = call({
  name: 'payments.addCard',
  method: 'POST',
  path: '/customers/{id}/credit-cards',
  summary: 'Save a card by its gateway token; the same token again returns the same card, an eleventh card is refused',
  access: memberFor('payments'),
  params: ofCustomer,
  body: z.strictObject({ token: CardToken }),
  responses: { 201: one(CreditCard) },
  neverActedFor: true,
});

export const updateCreditCard = call({
  name: 'payments.updateCard',
  method: 'PUT',
  path: '/customers/{id}/credit-cards/{cardId}',
  summary: 'Make a card the primary one, which later instalments are charged to',
  access: memberFor('payments'),
  params: ofCard,
  body: z.strictObject({ isPrimary: z.literal(true) }),
  responses: { 200: one(CreditCard) },
  neverActedFor: true,
});

export const deleteCreditCard = call({
  name: 'payments.deleteCard',
  method: 'DELETE',
  path: '/customers/{id}/credit-cards/{cardId}',
  summary: 'Remove a card, here and at the gateway; the newest other card becomes primary',
  access: memberFor('payments'),
  params: ofCard,
  responses: { 204: z.void() },
  neverActedFor: true,
});
