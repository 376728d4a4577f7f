import { z } from 'zod';
import { member } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { id, idParam } from '../../shared/fields.ts';

/** A browser’s push subscription: where to send, and the keys to encrypt with. */
export const PushDevice = z.strictObject({
  endpoint: z
    .url()
    .max(1000)
    .meta({ examples: ['https://fcm.googleapis.com/fcm/send/cHVzaA'] }),
  keys: z.strictObject({
    /** An uncompressed P-256 point: 65 bytes. */
    p256dh: z
      .string()
      .regex(/^B[\w-]{86}=?$/)
      .meta({ examples: [`BP${'4'.repeat(85)}`] }),
    /** 16 bytes. */
    auth: z
      .string()
      .regex(/^[\w-]{22}(?:==)?$/)
      .meta({ examples: ['c2l4dGVlbi1ieXRlcy1oZQ'] }),
  }),
  /** The browser’s owner; must be the caller. */
  tags: z.strictObject({ userId: id('customerUser') }),
});
export type PushDevice = z.output<typeof PushDevice>;

export const subscribeDevice = call({
  name: 'push.subscribe',
  method: 'PUT',
  path: '/push-subscriptions',
  summary: 'Tell this browser of reminders, requests and messages, as long as its session stands',
  access: member,
  body: PushDevice,
  responses: { 200: one(z.object({ id: id('pushSubscription') })) },
  neverActedFor: true,
});

export const unsubscribeDevice = call({
  name: 'push.unsubscribe',
  method: 'DELETE',
  path: '/push-subscriptions/{id}',
  summary: 'Tell that browser nothing any more',
  access: member,
  params: z.object({ id: idParam('pushSubscription') }),
  responses: { 204: z.void() },
});

/** What a browser receives. Names and days; never an address, a number or a message text. */
export const PushPayload = z.object({ title: z.string(), body: z.string(), path: z.string(), tag: z.string() });
export type PushPayload = z.output<typeof PushPayload>;
