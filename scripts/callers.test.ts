import { ALL_CALLS } from '@bellbird/contract';
import { type CallSpec, callerOf } from '@bellbird/contract/shared/call';
import { expect, test } from 'vitest';
import { ROOT } from './support/paths.ts';
import { readSources } from './support/source-files.ts';

/** Everything that the panel sends, as `GET /leads`; the desk is a part of the panel. */
const sent = new Set(
  readSources(ROOT, ['panel/src/**/*.{ts,tsx}'])
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ text }) => [...fillIn(text).matchAll(/['`](GET|POST|PUT|DELETE) (\/[^'`\s]*)['`]/g)])
    .map(([, method, path]) => `${method} ${path}`),
);

/** `POST ${PATH}` → its path, where PATH is a constant of the same file. */
function fillIn(text: string): string {
  const constants = new Map([...text.matchAll(/const ([A-Z_]+) = '([^']+)'/g)].map(([, name, value]) => [name, value]));
  return text.replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => constants.get(name) ?? whole);
}

const routeOf = ({ method, path }: CallSpec) => `${method} ${path}`;
const isSent = (call: CallSpec) => sent.has(routeOf(call));
const isOurs = (call: CallSpec) => callerOf(call) === 'panel' || callerOf(call) === 'desk';

test('the panel makes every call that names it or the desk', () => {
  expect(ALL_CALLS.filter((call) => isOurs(call) && !isSent(call)).map(routeOf)).toEqual([]);
});

test('the panel makes no call that is for somebody else', () => {
  expect(ALL_CALLS.filter((call) => !isOurs(call) && isSent(call)).map(routeOf)).toEqual([]);
});

test('everything the panel sends is a call of the contract', () => {
  const known = new Set(ALL_CALLS.map(routeOf));
  expect([...sent].filter((route) => !known.has(route))).toEqual([]);
});
