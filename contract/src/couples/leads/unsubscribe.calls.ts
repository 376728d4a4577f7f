import { z } from 'zod';
import { anyone } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';

const ofCouple = z.object({ token: z.string().max(60) });
const Subscription = z.object({ isUnsubscribed: z.boolean() });

export const readSubscription = call({
  name: 'couples.subscription',
  method: 'GET',
  path: '/unsubscribe/{token}',
  summary: 'Whether a couple has unsubscribed, by the link in a mail to them',
  access: anyone,
  params: ofCouple,
  responses: { 200: one(Subscription) },
});

export const changeSubscription = call({
  name: 'couples.changeSubscription',
  method: 'PUT',
  path: '/unsubscribe/{token}',
  summary: 'A couple unsubscribes from mail that no vendor wrote to them in person, or subscribes again',
  access: anyone,
  params: ofCouple,
  body: z.strictObject({ isUnsubscribed: z.boolean() }),
  responses: { 200: one(Subscription) },
});
