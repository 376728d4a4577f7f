import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, Version, id, idParam } from '../../shared/fields.ts';
import { CATALOGUE_DRAFTS_MAX, CATALOGUE_KEY_MAX } from '../../shared/limits.ts';
import { CATALOGUE_KINDS } from './kind-names.ts';
import { CATALOGUE_ENTRIES } from './kinds.ts';

/** The fields of an entry, as `CATALOGUE_ENTRIES` describes its kind. */
const Value = z.record(z.string(), z.unknown());
export type CatalogueValue = z.output<typeof Value>;

/** A change that nobody outside the catalogue sees yet. */
const Draft = z.object({
  id: id('catalogueChange'),
  version: Version,
  by: z.string(),
  isMine: z.boolean(),
  at: Instant,
  /** The entry has changed since the draft was begun. */
  isOutdated: z.boolean(),
});

export const CatalogueEntry = z.object({
  /** Null while it is only a draft. */
  key: z.string().nullable(),
  published: Value.nullable(),
  draft: Draft.extend({ value: Value }).nullable(),
});
export type CatalogueEntry = z.output<typeof CatalogueEntry>;

export const listCatalogue = call({
  name: 'catalogue.list',
  method: 'GET',
  path: '/desk/catalogue',
  summary: 'The entries of one kind as published, with their drafts',
  access: staffFor('catalogue'),
  query: z.object({ kind: z.enum(CATALOGUE_KINDS) }),
  responses: { 200: one(z.array(CatalogueEntry)) },
});

export const CatalogueDraft = Draft.extend({
  kind: z.enum(CATALOGUE_KINDS),
  before: Value.nullable(),
  after: Value,
});
export type CatalogueDraft = z.output<typeof CatalogueDraft>;

export const listCatalogueDrafts = call({
  name: 'catalogue.drafts',
  method: 'GET',
  path: '/desk/catalogue/drafts',
  summary: 'Every change that is not published yet, before and after',
  access: staffFor('catalogue'),
  responses: { 200: one(z.array(CatalogueDraft)) },
});

const DraftOf = z.strictObject({ id: id('catalogueChange'), version: Version });

/** `key` names the published entry, null for a new one; `draft` is the draft that the form was opened with. */
const base = { key: z.string().max(CATALOGUE_KEY_MAX).nullable(), draft: DraftOf.nullable() };

export const CatalogueDraftForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('product'), ...base, value: CATALOGUE_ENTRIES.product }),
  z.strictObject({ kind: z.literal('campaign'), ...base, value: CATALOGUE_ENTRIES.campaign }),
  z.strictObject({ kind: z.literal('list'), ...base, value: CATALOGUE_ENTRIES.list }),
  z.strictObject({ kind: z.literal('agreement'), ...base, value: CATALOGUE_ENTRIES.agreement }),
  z.strictObject({ kind: z.literal('city'), ...base, value: CATALOGUE_ENTRIES.city }),
  z.strictObject({ kind: z.literal('category'), ...base, value: CATALOGUE_ENTRIES.category }),
  z.strictObject({ kind: z.literal('question'), ...base, value: CATALOGUE_ENTRIES.question }),
]);
export type CatalogueDraftForm = z.output<typeof CatalogueDraftForm>;

export const saveCatalogueDraft = call({
  name: 'catalogue.saveDraft',
  method: 'PUT',
  path: '/desk/catalogue/drafts',
  summary: 'Save a change as a draft; refused if somebody else has changed the same entry',
  access: staffFor('catalogue'),
  body: CatalogueDraftForm,
  responses: { 200: Created },
});

export const discardCatalogueDraft = call({
  name: 'catalogue.discardDraft',
  method: 'DELETE',
  path: '/desk/catalogue/drafts/{id}',
  summary: 'Discard a draft',
  access: staffFor('catalogue'),
  params: z.object({ id: idParam('catalogueChange') }),
  responses: { 204: z.void() },
});

export const publishCatalogue = call({
  name: 'catalogue.publish',
  method: 'POST',
  path: '/desk/catalogue/publications',
  summary: 'Publish drafts as they were compared, all or none',
  access: staffFor('catalogue'),
  body: z.strictObject({ drafts: z.array(DraftOf).min(1).max(CATALOGUE_DRAFTS_MAX) }),
  responses: { 204: z.void() },
});

/** A published change. */
export const CatalogueChange = z.object({
  id: id('catalogueChange'),
  kind: z.enum(CATALOGUE_KINDS),
  before: Value.nullable(),
  after: Value.nullable(),
  by: z.string(),
  at: Instant,
  /** It has brought back what was before another change. */
  isUndo: z.boolean(),
  /** Nothing has changed the entry since. */
  isNewest: z.boolean(),
});
export type CatalogueChange = z.output<typeof CatalogueChange>;

export const listCatalogueHistory = call({
  name: 'catalogue.history',
  method: 'GET',
  path: '/desk/catalogue/history',
  summary: 'Published changes, the newest first',
  access: staffFor('catalogue'),
  query: Paging.extend({ kind: z.enum(CATALOGUE_KINDS).optional() }),
  responses: { 200: listOf(CatalogueChange) },
});

export const undoCatalogueChange = call({
  name: 'catalogue.undo',
  method: 'POST',
  path: '/desk/catalogue/history/{id}/undo',
  summary: 'Publish what was before a change; refused once the entry has changed again',
  access: staffFor('catalogue'),
  params: z.object({ id: idParam('catalogueChange') }),
  responses: { 204: z.void() },
});
