import { z } from 'zod';
import { member, memberFor, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Instant, id, idParam } from '../../shared/fields.ts';

/** What is about a couple. */
export const LEAD_ALERT_KINDS = [
  'lead',
  'message',
  'missed_call',
  'message_failed',
  'quote_accepted',
  'quote_news',
  'quote_day_taken',
  'appointment',
  'booking',
  'confirmed',
  'cancelled',
  'reminder',
] as const;
export type LeadAlertKind = (typeof LEAD_ALERT_KINDS)[number];

/** `unmatched_message`: a message that is no couple’s yet. */
export const ALERT_KINDS = [...LEAD_ALERT_KINDS, 'unmatched_message'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** Each alert is in the panel; these are the other ways it can take. */
export const ALERT_CHANNELS = ['push', 'sms', 'mail'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

/** `sent`: the push service, the gateway or the mail server has taken it. `arrived`: the phone has it. */
export const DELIVERY_STATUSES = ['waiting', 'sent', 'arrived', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/**
 * What became of an alert that nobody opened for five minutes. `sent`: by mail or text. `seen`: it was opened in time.
 * `answered`: the couple waits for nobody any more. `already`: that channel had been used. `off`: the person wants none.
 * `unreachable`: they have no address. `gone`: they no longer look after the couple.
 */
export const FALLBACK_RESULTS = ['sent', 'seen', 'answered', 'already', 'off', 'unreachable', 'gone'] as const;
export type FallbackResult = (typeof FALLBACK_RESULTS)[number];

export const Alert = z.object({
  id: z.int(),
  kind: z.enum(LEAD_ALERT_KINDS),
  person: z.string(),
  at: Instant,
  /** When the person opened the couple’s page. */
  seenAt: Instant.nullable(),
  deliveries: z.array(
    z.object({
      channel: z.enum(ALERT_CHANNELS),
      status: z.enum(DELIVERY_STATUSES),
      isFallback: z.boolean(),
      at: Instant,
    }),
  ),
  /** When the fallback is due; null once it is settled. */
  fallbackAt: Instant.nullable(),
  fallback: z.enum(FALLBACK_RESULTS).nullable(),
});
export type Alert = z.output<typeof Alert>;

const ofLead = z.object({ id: idParam('lead') });

export const listAlerts = call({
  name: 'alerts.list',
  method: 'GET',
  path: '/leads/{id}/alerts',
  summary: 'Who was told about a couple’s request, messages, calls, quotes and reminders, how, and whether it arrived',
  access: memberFor('leads'),
  params: ofLead,
  responses: { 200: one(z.array(Alert)) },
});

export const listAlertsForTeam = call({
  name: 'alerts.listForTeam',
  method: 'GET',
  path: '/desk/leads/{id}/alerts',
  summary: 'The same for the marketplace team, for a couple of any vendor',
  access: staffFor('customers'),
  calledBy: 'api',
  params: ofLead,
  responses: { 200: one(z.array(Alert)) },
});

export const markAlertsSeen = call({
  name: 'alerts.seen',
  method: 'POST',
  path: '/leads/{id}/seen',
  summary: 'The caller looks at the couple’s page: what they were told about it is seen',
  access: memberFor('leads'),
  params: ofLead,
  responses: { 204: z.void() },
  neverActedFor: true,
});

export const markUnmatchedSeen = call({
  name: 'alerts.unmatchedSeen',
  method: 'POST',
  path: '/unmatched-messages/seen',
  summary: 'The caller looks at the messages that need matching: what they were told about these is seen',
  access: memberFor('leads'),
  responses: { 204: z.void() },
  neverActedFor: true,
});

export const ALERT_FALLBACKS = ['mail', 'sms', 'none'] as const;
export type AlertFallback = (typeof ALERT_FALLBACKS)[number];

const Time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 21:00.')
  .meta({ examples: ['21:00'] });

export const AlertSettings = z.strictObject({
  fallback: z.enum(ALERT_FALLBACKS),
  /** In the provider’s time zone; what is due in these hours waits for their end. Null: no quiet hours. */
  quietHours: z.strictObject({ from: Time, until: Time }).nullable(),
});
export type AlertSettings = z.output<typeof AlertSettings>;

export const readAlertSettings = call({
  name: 'alerts.readSettings',
  method: 'GET',
  path: '/alert-settings',
  summary: 'How the caller is reached when they have not seen something new for five minutes',
  access: member,
  responses: { 200: one(AlertSettings.extend({ hasPhone: z.boolean(), userId: id('customerUser') })) },
});

export const saveAlertSettings = call({
  name: 'alerts.saveSettings',
  method: 'PUT',
  path: '/alert-settings',
  summary: 'Choose it, and the hours in which nothing is sent',
  access: member,
  body: AlertSettings,
  responses: { 204: z.void() },
});
