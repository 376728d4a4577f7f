import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AuditEntry } from '@bellbird/contract/desk/support';
import { beforeEach, expect, test } from 'vitest';
import { type Words, addTexts, fill, template } from '#texts/texts.ts';
import type { Translate } from '#texts/use-translation.ts';
import ar from '../desk.ar.json' with { type: 'json' };
import en from '../desk.en.json' with { type: 'json' };
import tr from '../desk.tr.json' with { type: 'json' };
import { describeEntry } from './use-audit-sentence.ts';

const open = (key: string, values = {}) => template('desk', key, values);
const t: Translate = Object.assign((key: string, values = {}) => fill(open(key, values), values), { open });
beforeEach(() => addTexts('desk', en));

const entry = (given: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-16T01:00:00Z',
  action: 'customerUsers.update',
  actor: { kind: 'staff', name: 'Ruth Okafor' },
  subject: { kind: 'customerUser', name: 'Paul Moreau' },
  actingFor: null,
  customer: null,
  ...given,
});

test('AUTH-055 an entry is a sentence: who did what to whom', () => {
  expect(describeEntry(entry({}), t)).toBe('Ruth Okafor changed the details of Paul Moreau');
  expect(describeEntry(entry({ subject: { kind: 'customerUser', name: null } }), t)).toBe(
    'Ruth Okafor changed the details of a user',
  );
  expect(describeEntry(entry({ action: 'payments.paid', actor: { kind: 'system', name: null } }), t)).toBe(
    'Bellbird received a payment',
  );
  expect(describeEntry(entry({ action: 'leads.export' }), t)).toBe('Ruth Okafor did something: leads.export');
});

const SERVER = resolve(import.meta.dirname, '../../../../../../server');
const recorded = globSync('src/{domains,platform}/**/*.ts', { cwd: SERVER })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => [...readFileSync(resolve(SERVER, path), 'utf8').matchAll(/action: '([a-zA-Z]+\.[a-zA-Z]+)'/g)])
  .map(([, action = '']) => action);

test.each<[string, Words]>([
  ['English', en],
  ['Turkish', tr],
  ['Arabic', ar],
])('every action the server records has a sentence in %s', (_language, words) => {
  addTexts('desk', words);
  expect(recorded.length).toBeGreaterThan(90);
  expect(recorded.filter((action) => !open(`actions.${action}`, { defaultValue: '' }))).toEqual([]);
});
