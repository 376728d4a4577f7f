import { z } from 'zod';
import { memberFor, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam } from '../../shared/fields.ts';
import { TEXT } from '../../shared/sentences.ts';

/** How a call ended; it starts as `waiting`. */
export const CALL_RESULTS = ['waiting', 'talked', 'busy', 'no_answer', 'line_closed'] as const;
export type CallResultKind = (typeof CALL_RESULTS)[number];

export const LeadCall = z.object({
  id: id('call'),
  leadId: id('lead'),
  calledAt: Instant,
  /** `out`: the vendor called the couple. */
  direction: z.enum(['out', 'in']),
  durationSeconds: z.int().nullable(),
  result: z.enum(CALL_RESULTS),
  /** False when the call never reached the phone network: ‘Phone call failed, please try again.’ */
  isPlaced: z.boolean(),
  customerUser: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type LeadCall = z.output<typeof LeadCall>;

const ofLead = z.object({ id: idParam('lead') });

export const listCalls = call({
  name: 'calls.list',
  method: 'GET',
  path: '/leads/{id}/calls',
  summary: 'The calls with a couple and how they ended, newest first',
  access: memberFor('leads'),
  params: ofLead,
  query: Paging,
  responses: { 200: listOf(LeadCall) },
});

export const placeCall = call({
  name: 'calls.place',
  method: 'POST',
  path: '/leads/{id}/calls',
  summary: 'Call the user’s own phone and then the couple; neither sees the other’s number',
  access: memberFor('leads'),
  params: ofLead,
  responses: { 201: one(LeadCall) },
  idempotent: true,
});

const E164 = z.string().regex(/^\+\d{8,15}$/, 'Please give the number in international form.');

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please give the time as 09:00.');

/** When couples’ calls are put through, where the vendor is. Monday is 1. */
export const RedirectHours = z
  .strictObject({
    days: z.array(z.int().min(1).max(7)).min(1, TEXT.required).max(7),
    from: TimeOfDay,
    until: TimeOfDay,
  })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'The end must be after the start.' })
  .meta({ examples: [{ days: [1, 2, 3], from: '09:00', until: '17:00' }] });
export type RedirectHours = z.output<typeof RedirectHours>;

export const assignNumbers = call({
  name: 'calls.assignNumbers',
  method: 'PUT',
  path: '/desk/providers/{id}/numbers',
  summary: 'The team gives a provider its quick number, and the number that couples’ calls are redirected to',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('provider') }),
  body: z.strictObject({
    quickContactNumber: E164.nullable(),
    redirectNumber: E164.nullable(),
    /** Null: at any hour. */
    redirectHours: RedirectHours.nullable().default(null),
  }),
  responses: { 204: z.void() },
});

export const RedirectNumber = z.object({
  redirectNumber: z.string().nullable(),
  quickContactNumber: z.string().nullable(),
  redirectHours: RedirectHours.nullable(),
});
export type RedirectNumber = z.output<typeof RedirectNumber>;

export const readRedirectNumber = call({
  name: 'calls.redirectNumber',
  method: 'GET',
  path: '/providers/{id}/redirect-number',
  summary: 'Where couples’ calls to this provider are redirected',
  access: memberFor('leads'),
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(RedirectNumber) },
});

/** Landlines and mobiles: we pay for the call, so it goes neither abroad nor to a premium number. */
const AustralianPhone = z
  .string()
  .regex(
    /^\+61[23478]\d{8}$/,
    'Please give an Australian landline or mobile. For any other number, ask us under Support.',
  )
  .meta({ examples: ['+61491570158'] });

export const RedirectNumberForm = z.strictObject({ redirectNumber: AustralianPhone.nullable() });

export const changeRedirectNumber = call({
  name: 'calls.changeRedirectNumber',
  method: 'PUT',
  path: '/providers/{id}/redirect-number',
  summary: 'Choose the phone that couples’ calls to this provider’s quick number ring at; none means they are missed',
  access: memberFor('leads'),
  params: z.object({ id: idParam('provider') }),
  body: RedirectNumberForm,
  responses: { 204: z.void() },
});
