import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Stored } from '../../store.ts';

const text = z.string().optional().catch(undefined);
const Frame = z.object({ filename: text, function: text, lineno: z.number().optional(), colno: z.number().optional() });
const Exception = z.object({
  type: text,
  value: text,
  stacktrace: z
    .object({ frames: z.array(Frame) })
    .optional()
    .catch(undefined),
});

const Event = z.looseObject({
  event_id: text,
  level: text,
  message: z
    .union([z.string(), z.object({ formatted: z.string() }).transform(({ formatted }) => formatted)])
    .optional()
    .catch(undefined),
  release: text,
  environment: text,
  transaction: text,
  request: z.object({ url: text }).optional().catch(undefined),
  exception: z
    .object({ values: z.array(Exception) })
    .optional()
    .catch(undefined),
});

export type StoredError = Stored & {
  project: string;
  level: string;
  type: string;
  message: string;
  where: string | undefined;
  release: string | undefined;
  environment: string | undefined;
  /** The deepest call first. */
  stack: string[];
  /** The event as it was sent. */
  event: Record<string, unknown>;
};

/** Takes from a Sentry event what one wants to see at a glance, and keeps the rest beside it. */
export function storeError(project: string, payload: Buffer, receivedAt: Date): StoredError {
  const raw = z.record(z.string(), z.unknown()).parse(JSON.parse(payload.toString()));
  const event = Event.parse(raw);
  const exception = event.exception?.values.at(-1);
  return {
    id: event.event_id ?? randomUUID().replaceAll('-', ''),
    receivedAt: receivedAt.toISOString(),
    project,
    level: event.level ?? 'error',
    type: exception?.type ?? 'Message',
    message: exception?.value ?? event.message ?? '',
    where: event.transaction ?? event.request?.url,
    release: event.release,
    environment: event.environment,
    stack: (exception?.stacktrace?.frames ?? []).toReversed().map(presentFrame),
    event: raw,
  };
}

function presentFrame(frame: z.infer<typeof Frame>): string {
  const place = [frame.filename ?? '?', frame.lineno, frame.colno].filter((part) => part !== undefined).join(':');
  return `${frame.function ?? '(anonymous)'} at ${place}`;
}
