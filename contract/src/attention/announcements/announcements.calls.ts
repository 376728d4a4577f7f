import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, optionalText, text } from '../../shared/fields.ts';
import { insidePath } from '../../shared/inside-path.ts';
import { PROMPT_BODY_MAX, PROMPT_LINK_MAX, PROMPT_TITLE_MAX, SEGMENT_CHOICES_MAX } from '../../shared/limits.ts';
import {
  ANNOUNCEMENT_CHANNELS,
  ANNOUNCEMENT_STATUSES,
  ANSWER_TIMES,
  RECIPIENT_RESULTS,
} from './announcement-status.ts';

/** Which vendors are meant; an empty list means all of them. */
export const Segment = z.strictObject({
  cityIds: z.array(id('city')).max(SEGMENT_CHOICES_MAX),
  categoryIds: z.array(id('category')).max(SEGMENT_CHOICES_MAX),
  packages: z.array(text(60)).max(SEGMENT_CHOICES_MAX),
  answerTime: z.enum(ANSWER_TIMES),
});
export type Segment = z.output<typeof Segment>;

const Words = z.strictObject({ title: text(PROMPT_TITLE_MAX), body: text(PROMPT_BODY_MAX) });
const Translated = z.strictObject({
  title: optionalText(PROMPT_TITLE_MAX),
  body: optionalText(PROMPT_BODY_MAX),
});

/** Readers get their own language; without a translation, English. */
const Texts = z.strictObject({ en: Words, tr: Translated, ar: Translated });

export const NewAnnouncement = z.strictObject({
  channel: z.enum(ANNOUNCEMENT_CHANNELS),
  segment: Segment,
  texts: Texts,
  /** A page of the panel. */
  linkPath: z
    .string()
    .max(PROMPT_LINK_MAX)
    .refine((path) => insidePath(path) !== undefined, 'Please enter a path of this site, such as /galleries.')
    .meta({ examples: ['/galleries'] })
    .nullable(),
  /** Null for now. */
  sendAt: Instant.nullable(),
});
export type NewAnnouncement = z.output<typeof NewAnnouncement>;

export const createAnnouncement = call({
  name: 'announcements.create',
  method: 'POST',
  path: '/desk/announcements',
  summary: 'Write to the people of a segment of vendors, now or later',
  access: staffFor('accounts'),
  body: NewAnnouncement,
  responses: { 201: Created },
  idempotent: true,
});

export const Reach = z.object({ people: z.int(), vendors: z.int() });
export type Reach = z.output<typeof Reach>;

export const countReach = call({
  name: 'announcements.reach',
  method: 'POST',
  path: '/desk/announcements/reach',
  summary: 'How many people and vendors a segment reaches now',
  access: staffFor('accounts'),
  body: z.strictObject({ segment: Segment }),
  responses: { 200: one(Reach) },
});

export const listPackageNames = call({
  name: 'announcements.packages',
  method: 'GET',
  path: '/desk/announcements/packages',
  summary: 'The packages that vendors have, by name',
  access: staffFor('accounts'),
  responses: { 200: one(z.array(z.string())) },
});

export const Announcement = z.object({
  id: id('announcement'),
  channel: z.enum(ANNOUNCEMENT_CHANNELS),
  status: z.enum(ANNOUNCEMENT_STATUSES),
  title: z.string(),
  by: z.string(),
  sendAt: Instant,
  endedAt: Instant.nullable(),
  people: z.int(),
  delivered: z.int(),
  read: z.int(),
});
export type Announcement = z.output<typeof Announcement>;

export const listAnnouncements = call({
  name: 'announcements.list',
  method: 'GET',
  path: '/desk/announcements',
  summary: 'What the team has written to vendors, the newest first',
  access: staffFor('accounts'),
  query: Paging,
  responses: { 200: listOf(Announcement) },
});

export const AnnouncementRecipient = z.object({
  id: id('customerUser'),
  name: z.string(),
  customer: z.object({ id: id('customer'), name: z.string() }),
  /** Null while it waits. */
  result: z.enum(RECIPIENT_RESULTS).nullable(),
  settledAt: Instant.nullable(),
  readAt: Instant.nullable(),
});
export type AnnouncementRecipient = z.output<typeof AnnouncementRecipient>;

export const listRecipients = call({
  name: 'announcements.recipients',
  method: 'GET',
  path: '/desk/announcements/{id}/recipients',
  summary: 'Who was written to, who got it and who has read it',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('announcement') }),
  query: Paging,
  responses: { 200: listOf(AnnouncementRecipient) },
});

export const stopAnnouncement = call({
  name: 'announcements.stop',
  method: 'POST',
  path: '/desk/announcements/{id}/stop',
  summary: 'Stop at once: what has not left never does, and prompts disappear',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('announcement') }),
  responses: { 204: z.void() },
});
