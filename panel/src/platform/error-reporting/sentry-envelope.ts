import { ApiFailure } from '#platform/api/api-failure.ts';
import type { ErrorContext } from './reporter.ts';

type Frame = { function: string; filename: string; lineno: number; colno: number; in_app: true };

/** Sends an error as a Sentry envelope: three lines of JSON to the sink in the DSN. */
export async function sendEnvelope(dsn: string, error: unknown, context: ErrorContext): Promise<void> {
  const eventId = crypto.randomUUID().replaceAll('-', '');
  const lines = [
    { event_id: eventId, sent_at: new Date().toISOString(), dsn },
    { type: 'event', content_type: 'application/json' },
    toEvent(eventId, error, context),
  ];
  // Plain text avoids a preflight request; `keepalive` lets the report finish while the page closes.
  await fetch(sinkUrl(dsn), {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  });
}

/** `https://key@host/42` → `https://host/api/42/envelope/?sentry_key=key&sentry_version=7`. */
function sinkUrl(dsn: string): string {
  const { protocol, host, username, pathname } = new URL(dsn);
  const cut = pathname.lastIndexOf('/');
  return `${protocol}//${host}${pathname.slice(0, cut)}/api${pathname.slice(cut)}/envelope/?sentry_key=${username}&sentry_version=7`;
}

function toEvent(eventId: string, error: unknown, { route, release, userId }: ErrorContext) {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return {
    event_id: eventId,
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: 'error',
    release,
    transaction: route,
    user: userId === undefined ? undefined : { id: String(userId) },
    tags: error instanceof ApiFailure ? { status: String(error.status), code: error.code } : {},
    exception: {
      values: [{ type: thrown.name, value: thrown.message, stacktrace: { frames: parseFrames(thrown.stack ?? '') } }],
    },
  };
}

/** Both stack formats: ‘at name (file:1:2)’ and ‘name@file:1:2’. Sentry wants the innermost call last. */
function parseFrames(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line): Frame[] => {
      const match = /^\s*(?:at )?(.*?)[ @(]*((?:https?|file):[^\s()?#]+)[^\s():]*:(\d+):(\d+)\)?$/.exec(line);
      if (!match) return [];
      const [, name, filename = '', row, column] = match;
      return [{ function: name || '?', filename, lineno: Number(row), colno: Number(column), in_app: true }];
    })
    .toReversed();
}
