import { z } from 'zod';
import { anyone, manager } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Instant, LinkKey, id, idParam, intParam } from '../../shared/fields.ts';
import { PASSWORD_MAX } from '../../shared/limits.ts';

export const EXPORT_STATUSES = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

export const AccountExport = z.object({
  id: id('accountExport'),
  status: z.enum(EXPORT_STATUSES),
  /** Of 100. */
  progress: z.int(),
  requestedBy: z.string(),
  requestedAt: Instant,
  readyAt: Instant.nullable(),
  sizeBytes: z.int().nullable(),
  /** Until then the archive can be downloaded. */
  expiresAt: Instant.nullable(),
  /** Opens the archive for a few minutes, for anybody who has the address; null while there is none. */
  url: z.string().nullable(),
});
export type AccountExport = z.output<typeof AccountExport>;

export const listAccountExports = call({
  name: 'accountExports.list',
  method: 'GET',
  path: '/account-exports',
  summary: 'The archives of the customer’s whole account, newest first',
  access: manager,
  responses: { 200: one(z.array(AccountExport)) },
  neverActedFor: true,
});

export const requestAccountExport = call({
  name: 'accountExports.request',
  method: 'POST',
  path: '/account-exports',
  summary: 'Ask for the whole account as one archive, with the caller’s password; a mail says when it is ready',
  access: manager,
  body: z.strictObject({ oldPassword: z.string().max(PASSWORD_MAX).optional() }),
  responses: { 201: one(z.object({ id: id('accountExport') })) },
  neverActedFor: true,
});

export const downloadAccountExport = call({
  name: 'accountExports.download',
  method: 'GET',
  path: '/account-exports/{id}/{until}/{key}/account.zip',
  summary: 'The archive, at the address that a manager was given',
  access: anyone,
  calledBy: 'api',
  params: z.object({ id: idParam('accountExport'), until: intParam(1, 2_147_483_647), key: LinkKey }),
  responses: { 200: 'blob' },
});
