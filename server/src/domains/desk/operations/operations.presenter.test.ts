import { SERVICES } from '@bellbird/contract/desk/operations';
import { expect, test } from 'vitest';
import { presentServices } from './operations.presenter.ts';

const [SERVICE] = SERVICES;
const stateOf = (last_ok_at: string | null, last_failed_at: string | null) => {
  const row = { service: SERVICE, last_ok_at, last_failed_at, failure: null, failures: 0 };
  return presentServices([row as never])[0]?.state;
};

test.each([
  ['working', '2026-11-17T01:00:00Z', null],
  ['working', '2026-11-17T02:00:00Z', '2026-11-17T01:00:00Z'],
  ['working', '2026-11-17T01:00:00Z', '2026-11-17T01:00:00Z'],
  ['failing', '2026-11-17T01:00:00Z', '2026-11-17T02:00:00Z'],
  ['failing', null, '2026-11-17T02:00:00Z'],
])('a service is %s when it last worked at %s and failed at %s', (state, okAt, failedAt) => {
  expect(stateOf(okAt, failedAt)).toBe(state);
});

test('one that was never called is unused, without failures', () => {
  const services = presentServices([]);
  expect(services.map(({ service }) => service)).toEqual([...SERVICES]);
  expect(services[0]).toEqual({
    service: SERVICE,
    state: 'unused',
    lastOkAt: null,
    lastFailedAt: null,
    failure: null,
    failures: 0,
  });
});
