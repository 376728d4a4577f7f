import { z } from 'zod';
import { member, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, listParam, optionalText, text, ourText } from '../../shared/fields.ts';
import { insidePath } from '../../shared/inside-path.ts';
import { PROMPT_BODY_MAX, PROMPT_LINK_MAX, PROMPT_TITLE_MAX } from '../../shared/limits.ts';
import { PROMPT_TYPE_NAMES } from './prompt-types.ts';

/** The page of the panel that a prompt links to, never another site. */
const LinkData = z.object({ path: z.string(), text: ourText() });

export const Prompt = z.object({
  id: id('prompt'),
  type: z.enum(PROMPT_TYPE_NAMES),
  title: ourText(),
  /** HTML, cleaned when it was written. */
  body: ourText(),
  createdAt: Instant,
  /** Pending until it is set. */
  completedAt: Instant.nullable(),
  linkData: LinkData.nullable(),
  provider: z.object({
    id: id('provider'),
    name: z.string(),
    category: ourText(),
    city: z.string(),
    district: z.string().nullable(),
    timeZone: z.string(),
  }),
  /** A reminder has a couple and a time, which may be in the future. */
  reminder: z.object({ leadId: id('lead'), coupleName: z.string(), dueAt: Instant, text: z.string() }).nullable(),
});
export type Prompt = z.output<typeof Prompt>;

/**
 * `told`: everything so far, newest first. `open`: what is to be done, including future reminders. `done`: most recent
 * first.
 */
export const PROMPT_STATES = ['told', 'open', 'done'] as const;
export type PromptState = (typeof PROMPT_STATES)[number];

export const listPrompts = call({
  name: 'prompts.list',
  method: 'GET',
  path: '/provider-prompts',
  summary: 'What asks for the caller’s attention, of some types or of all',
  access: member,
  query: Paging.extend({
    type: listParam(z.enum(PROMPT_TYPE_NAMES), PROMPT_TYPE_NAMES.length).optional(),
    state: z.enum(PROMPT_STATES).default('told'),
    providerId: idParam('provider').optional(),
  }),
  responses: { 200: listOf(Prompt) },
});

export const PromptMeta = z.object({
  pending: z.int(),
  byType: z.record(z.enum(PROMPT_TYPE_NAMES), z.int()),
  /** Reminders whose time has not come: they are in the list of what is to do, but do not wait yet. */
  ahead: z.int(),
  /** What opens by itself until the caller closes it; the oldest, if there are several. */
  modal: Prompt.nullable(),
});
export type PromptMeta = z.output<typeof PromptMeta>;

export const readPromptMeta = call({
  name: 'prompts.meta',
  method: 'GET',
  path: '/provider-prompts/meta',
  summary: 'How many prompts wait for the caller, in all and by type',
  access: member,
  responses: { 200: one(PromptMeta) },
});

export const PROMPT_ACTIONS = ['completed', 'reopened'] as const;

export const actOnPrompt = call({
  name: 'prompts.act',
  method: 'POST',
  path: '/provider-prompts/{id}/actions',
  summary: 'Complete a prompt, or put it back; a reminder is ended, or stands again, with it',
  access: member,
  params: z.object({ id: idParam('prompt') }),
  body: z.strictObject({ type: z.enum(PROMPT_ACTIONS) }),
  responses: { 200: one(Prompt) },
});

export const createNotification = call({
  name: 'prompts.notify',
  method: 'POST',
  path: '/notifications',
  summary: 'Tell everybody who looks after a provider; the body is cleaned of all but plain formatting',
  access: staffFor('accounts'),
  calledBy: 'api',
  body: z.strictObject({
    providerId: id('provider'),
    title: text(PROMPT_TITLE_MAX),
    body: optionalText(PROMPT_BODY_MAX).default(''),
    linkData: z
      .strictObject({
        path: z
          .string()
          .max(PROMPT_LINK_MAX)
          .refine((path) => insidePath(path) !== undefined, 'Please enter a path of this site, such as /galleries.')
          .meta({ examples: ['/galleries'] }),
        text: text(PROMPT_TITLE_MAX),
      })
      .nullable()
      .default(null),
  }),
  responses: { 201: Created },
  idempotent: true,
});
