// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure, networkFailure } from '#platform/api/api-failure.ts';
import { isReportable } from './is-reportable.ts';
import { type Reporter, createReporter } from './reporter.ts';

type Envelope = { url: string; lines: Record<string, unknown>[] };

let sink: Server;
let arrived: Envelope[] = [];
let onArrival: () => void = () => undefined;

beforeAll(async () => {
  sink = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      arrived.push({
        url: request.url ?? '',
        lines: body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>),
      });
      response.end('{}');
      onArrival();
    });
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void sink.close());
beforeEach(() => (arrived = []));

const reporterTo = (dsn: string | null) =>
  createReporter({ dsn, context: () => ({ route: '/leads/{id}', release: '1.2.3', userId: 9 }) });
const dsn = () => `http://public@127.0.0.1:${(sink.address() as AddressInfo).port}/42`;

function reportAndWait(reporter: Reporter, error: unknown): Promise<void> {
  const arrival = new Promise<void>((resolve) => (onArrival = resolve));
  reporter.report(error);
  return arrival;
}

const answer = (status: number) => new ApiFailure({ status, code: 'x', message: `answer ${status}` });

describe('error reporting', () => {
  test('SHELL-169 sends an unexpected error with its context, in an envelope', async () => {
    await reportAndWait(reporterTo(dsn()), new TypeError('couple is undefined'));
    const [{ url, lines }] = arrived as [Envelope];
    expect(url).toBe('/api/42/envelope/?sentry_key=public&sentry_version=7');
    expect(lines[1]).toMatchObject({ type: 'event' });
    expect(lines[2]).toMatchObject({
      event_id: lines[0]?.['event_id'],
      release: '1.2.3',
      transaction: '/leads/{id}',
      user: { id: '9' },
      exception: { values: [{ type: 'TypeError', value: 'couple is undefined' }] },
    });
    expect(JSON.stringify(lines[2])).toMatch(/"lineno":\d+/);
  });

  test.each([401, 403, 404, 500, 503])('SHELL-170 drops an answer of %i', (status) => {
    expect(isReportable(answer(status))).toBe(false);
  });

  test('SHELL-170 drops network failures, also those of chunks', () => {
    expect(isReportable(networkFailure())).toBe(false);
    expect(isReportable(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))).toBe(false);
  });

  test('SHELL-170 dropped errors never reach the sink, later ones do', async () => {
    const reporter = reporterTo(dsn());
    for (const status of [401, 403, 404, 500, 503]) reporter.report(answer(status));
    reporter.report(networkFailure());
    await reportAndWait(reporter, answer(418));
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.lines[2]).toMatchObject({ tags: { status: '418' } });
  });

  test('reports the same error once', async () => {
    const reporter = reporterTo(dsn());
    await reportAndWait(reporter, new Error('again'));
    reporter.report(new Error('again'));
    await reportAndWait(reporter, new Error('another'));
    expect(arrived).toHaveLength(2);
  });
});
