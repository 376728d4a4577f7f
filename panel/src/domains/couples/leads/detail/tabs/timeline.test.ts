import { LEAD_EVENT_KINDS, LEAD_HISTORY_KINDS, type LeadInteraction } from '@bellbird/contract/couples/leads';
import { expect, test } from 'vitest';
import { fill, addTexts, template } from '#texts/texts.ts';
import type { Translate } from '#texts/use-translation.ts';
import words from '../lead-detail.en.json' with { type: 'json' };
import { EVENT_ICONS, eventWords } from './timeline.ts';

addTexts('lead-detail', words);
const open = (key: string, values = {}) => template('lead-detail', key, values);
const t: Translate = Object.assign((key: string, values = {}) => fill(open(key, values), values), { open });

const STATUSES: Readonly<Record<string, string>> = { pending: 'Pending', negotiating: 'In contact' };
const nameOf = (status: string) => STATUSES[status] ?? '';

const AT = { reason: undefined, zone: 'Australia/Brisbane' };

const event = (given: Partial<LeadInteraction>): LeadInteraction => ({
  id: 1,
  kind: 'deal',
  at: '2026-11-13T05:00:00Z',
  author: null,
  from: null,
  to: null,
  reasonId: null,
  text: null,
  count: null,
  changes: [],
  undone: false,
  ...given,
});

test('LEAD-061 LEAD-062 each of the fifteen kinds of history, and each step, has an icon and a text', () => {
  expect(LEAD_HISTORY_KINDS).toHaveLength(15);
  for (const kind of LEAD_EVENT_KINDS) {
    expect(EVENT_ICONS[kind], kind).toBeDefined();
    expect(eventWords(event({ kind }), t, nameOf, AT).what, kind).not.toMatch(/^event\.|\{\{/);
  }
});

test('LEAD-062 an entry says how often, from where to where, and why', () => {
  expect(eventWords(event({ kind: 'visit_log', count: 4 }), t, nameOf, AT).what).toBe('Visited your page 4 times');
  expect(eventWords(event({ kind: 'visit_log', count: 1 }), t, nameOf, AT).what).toBe('Visited your page');
  expect(eventWords(event({ kind: 'status_changed', from: 'pending', to: 'negotiating' }), t, nameOf, AT).what).toBe(
    'Moved from Pending to In contact',
  );
  expect(eventWords(event({ kind: 'reject', text: 'Too far away' }), t, nameOf, { ...AT, reason: 'Other' })).toEqual({
    what: 'Rejected',
    more: 'Other · Too far away',
  });
  expect(eventWords(event({ kind: 'step_undone', to: 'pending', text: 'reject' }), t, nameOf, AT).more).toBeNull();
});

test('LEAD-062 a proposed visit is shown in the time of the place', () => {
  const proposed = event({ kind: 'appointment_proposed', text: '2035-11-20T00:30:00.000Z' });
  expect(eventWords(proposed, t, nameOf, AT).more).toBe('Tue 20 Nov 2035, 10:30');
});

test('LEAD-062 a corrected deal says what changed', () => {
  const changes = [
    { field: 'price' as const, from: '8000', to: '9500' },
    { field: 'weddingDate' as const, from: null, to: '2027-03-20' },
    { field: 'space' as const, from: null, to: 'The Barn' },
  ];
  expect(eventWords(event({ kind: 'deal_changed', changes }), t, nameOf, AT)).toEqual({
    what: 'Deal corrected',
    more: 'Price: A$8,000 → A$9,500 · Day: none → 20.03.2027 · Space: whole venue → The Barn',
  });
});
