import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog('debug', new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) }));

/** As PostgreSQL reports a row that it refuses. */
const refused = () =>
  Object.assign(new Error('null value in column "name" violates not-null constraint'), {
    code: '23502',
    table: 'leads',
    column: 'name',
    detail: 'Failing row contains (7, ruby@couple.example, +61491570156, We would love the barn).',
    where: 'unnamed portal parameter $1 = ruby@couple.example',
  });

/** As a mail server reports an address that it refuses. */
const bounced = () => Object.assign(new Error('Recipient refused'), { rejected: ['ruby@couple.example'] });

test.each([
  ['an error', refused],
  ['an error with its cause', () => new Error('not saved', { cause: refused() })],
  ['several errors', () => new AggregateError([refused(), bounced()], 'not sent')],
  ['a refused mail', bounced],
])('%s is logged without what people wrote, their addresses and numbers', (_what, build) => {
  lines.length = 0;
  log.warn({ err: build() }, 'failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/ruby@|\+61491|the barn/);
});

test('what an operator needs of an error stays', () => {
  lines.length = 0;
  log.warn({ err: refused() }, 'failed');
  const { err } = JSON.parse(lines[0] ?? '{}') as { err: Record<string, string> };
  expect(err).toMatchObject({ errorCode: '23502', table: 'leads', column: 'name' });
  expect(err['message']).toContain('not-null');
  expect(err['stack']).toContain('log.test.ts');
});
