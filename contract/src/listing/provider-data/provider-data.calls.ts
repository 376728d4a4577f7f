import { z } from 'zod';
import { memberFor, session } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, Version, ourText } from '../../shared/fields.ts';
import { FieldValue, FormOption, ProviderForm } from './form-fields.ts';

export const listProviderForms = call({
  name: 'providerData.forms',
  method: 'GET',
  path: '/provider-forms',
  summary: 'The questions of a listing, in the order of the panel',
  access: session,
  responses: { 200: one(z.array(ProviderForm)) },
});

export const listFormOptions = call({
  name: 'providerData.formOptions',
  method: 'GET',
  path: '/provider-forms/{id}/form-options',
  summary: 'The choices of one form',
  access: session,
  calledBy: 'api',
  params: z.object({ id: idParam('providerForm') }),
  responses: { 200: one(z.array(FormOption)) },
});

/** One answer: what couples see, and a change that waits for approval. */
export const ProviderField = z.object({
  formId: id('providerForm'),
  value: FieldValue,
  waiting: z
    .object({ id: id('providerDataUpdate'), value: FieldValue, version: z.int(), by: z.string(), createdAt: Instant })
    .nullable(),
  /** The last change, if it was rejected. */
  refused: z.object({ value: FieldValue, reason: z.string().nullable(), at: Instant }).nullable(),
});
export type ProviderField = z.output<typeof ProviderField>;

export const ProviderData = z.object({
  providerId: id('provider'),
  version: z.int(),
  fields: z.array(ProviderField),
});
export type ProviderData = z.output<typeof ProviderData>;

const ofProvider = z.object({ providerId: idParam('provider') });

export const readProviderData = call({
  name: 'providerData.read',
  method: 'GET',
  path: '/provider-data/{providerId}/forms',
  summary: 'The filled-in forms of a provider',
  access: memberFor('info'),
  params: ofProvider,
  responses: { 200: one(ProviderData) },
});

const VALUES_MAX = 60;

export const saveProviderData = call({
  name: 'providerData.save',
  method: 'PUT',
  path: '/provider-data/{providerId}/forms',
  summary: 'Change some answers; couples see the old ones until the team approves',
  access: memberFor('info'),
  params: ofProvider,
  body: z.strictObject({
    version: Version,
    values: z
      .array(z.strictObject({ formId: id('providerForm'), value: FieldValue }))
      .min(1)
      .max(VALUES_MAX),
  }),
  responses: { 200: one(ProviderData) },
});

export const MissingData = z.object({
  providerId: id('provider'),
  forms: z.array(z.object({ id: id('providerForm'), fieldName: z.string() })),
  customerSpaces: z.array(z.object({ id: z.int(), name: z.string() })),
  catalogs: z.object({ update: z.array(z.int()), insert: z.boolean() }),
});
export type MissingData = z.output<typeof MissingData>;

export const readMissingData = call({
  name: 'providerData.missing',
  method: 'GET',
  path: '/provider-data/{providerId}/missing-data',
  summary: 'What a listing still lacks: answers, spaces without a capacity, prices',
  access: memberFor('info'),
  params: ofProvider,
  responses: { 200: one(MissingData) },
});

export const UPDATE_STATUSES = ['waiting', 'approved', 'rejected', 'withdrawn'] as const;
export type UpdateStatus = (typeof UPDATE_STATUSES)[number];

export const DataHistory = z.object({
  id: id('providerDataUpdate'),
  formId: id('providerForm'),
  label: ourText(),
  before: z.string(),
  after: z.string(),
  status: z.enum(UPDATE_STATUSES),
  /** The user who requested or accepted it; `byTeam` when the team proposed it. */
  by: z.string(),
  byTeam: z.boolean(),
  reason: z.string().nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
});
export type DataHistory = z.output<typeof DataHistory>;

export const listDataHistories = call({
  name: 'providerData.histories',
  method: 'GET',
  path: '/provider-data/{providerId}/histories',
  summary: 'The changes of a listing with their author and outcome, newest first',
  access: memberFor('info'),
  params: ofProvider,
  query: Paging,
  responses: { 200: listOf(DataHistory) },
});
