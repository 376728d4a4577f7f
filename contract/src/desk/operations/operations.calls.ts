import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, Uuid } from '../../shared/fields.ts';

/** What we hand things to, and what hands things to us. */
export const SERVICES = ['mail', 'sms', 'push', 'voice', 'paymentEvents', 'phoneEvents', 'inboundMail'] as const;

export const ServiceHealth = z.object({
  service: z.enum(SERVICES),
  /** Unused: nothing was handed over yet. */
  state: z.enum(['working', 'failing', 'unused']),
  lastOkAt: Instant.nullable(),
  lastFailedAt: Instant.nullable(),
  /** What it said the last time it failed. */
  failure: z.string().nullable(),
  /** Failures since it last worked. */
  failures: z.int(),
});
export type ServiceHealth = z.output<typeof ServiceHealth>;

export const QueueHealth = z.object({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  failed: z.int(),
  /** Since when the oldest one should have started. */
  waitingSince: Instant.nullable(),
});
export type QueueHealth = z.output<typeof QueueHealth>;

export const Operations = z.object({
  services: z.array(ServiceHealth),
  queues: z.array(QueueHealth),
  /** Messages that no conversation was found for. */
  unmatched: z.int(),
  database: z.object({
    bytes: z.number(),
    tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
  }),
  /** Files whose size we know: photos, documents and attachments. */
  files: z.object({ count: z.int(), bytes: z.number() }),
  /** Calls that took more than a second in the last seven days. */
  slow: z.array(z.object({ route: z.string(), count: z.int(), worstMs: z.int(), lastAt: Instant })),
  versions: z.object({ release: z.string(), node: z.string(), postgres: z.string(), migration: z.string() }),
});
export type Operations = z.output<typeof Operations>;

export const readOperations = call({
  name: 'operations.read',
  method: 'GET',
  path: '/desk/operations',
  summary: 'How the machines are: deliveries, queues, sizes, slow calls and versions',
  access: staffFor('operations'),
  responses: { 200: one(Operations) },
});

const QueueName = z
  .string()
  .max(100)
  .regex(/^[\w.-]+$/)
  .meta({ examples: ['payments.refund'] });

export const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: Instant,
  tries: z.int(),
  message: z.string(),
});
export type FailedJob = z.output<typeof FailedJob>;

export const listFailedJobs = call({
  name: 'operations.failedJobs',
  method: 'GET',
  path: '/desk/operations/failed-jobs',
  summary: 'List background work that failed for good, the newest first',
  access: staffFor('operations'),
  query: Paging.extend({ queue: QueueName.optional() }),
  responses: { 200: listOf(FailedJob) },
});

export const retryJobs = call({
  name: 'operations.retry',
  method: 'POST',
  path: '/desk/operations/retries',
  summary: 'Try failed work again: one, or all of a queue',
  access: staffFor('operations'),
  body: z.strictObject({ queue: QueueName, id: Uuid.optional() }),
  responses: { 200: one(z.object({ retried: z.int() })) },
});
