import { expect, test } from 'vitest';
import { Fault, examine } from './finding.ts';

const linesOf = async (error: unknown) => (await examine('Mail', () => Promise.reject(error))).lines;

test('what was examined is fine, or fine with something to know', async () => {
  expect(await examine('Mail', async () => ({ fine: 'sends' }))).toEqual({
    what: 'Mail',
    state: 'fine',
    lines: ['sends'],
  });
  expect(await examine('Mail', async () => ({ fine: 'sends', notes: ['slowly'] }))).toEqual({
    what: 'Mail',
    state: 'note',
    lines: ['sends', 'slowly'],
  });
});

test('a fault is told line by line, without what lies behind it', async () => {
  const fault = new Fault('Set SMTP_URL.\nThen start again.', { cause: new Error('getaddrinfo') });
  expect((await examine('Mail', () => Promise.reject(fault))).state).toBe('fault');
  expect(await linesOf(fault)).toEqual(['Set SMTP_URL.', 'Then start again.']);
});

test('other errors are told with their cause; one without words, by those it consists of', async () => {
  expect(await linesOf(new Error('no answer', { cause: new Error('refused') }))).toEqual(['no answer (refused)']);
  expect(await linesOf(new AggregateError([new Error('one'), new Error('two')]))).toEqual(['one; two']);
  expect(await linesOf(new AggregateError([new Error('one')], 'both failed'))).toEqual(['both failed']);
  expect(await linesOf('broken')).toEqual(['broken']);
});
