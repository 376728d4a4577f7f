import { ALL_CALLS } from '@bellbird/contract';
import { expect, test } from 'vitest';
import { PAGE_NAMES, PATHS, allowedValues } from '../panel/src/platform/routing/paths.ts';
import { ROOT } from './support/paths.ts';
import { readSources } from './support/source-files.ts';

const sources = readSources(ROOT, ['server/src/{domains,demo}/**/*.ts']).filter(
  ({ path }) => !path.endsWith('.test.ts'),
);

/** Files whose paths are not links: they define routes, name pages of the marketplace, or call the sandbox. */
const NO_LINKS = /\.(routes|webhooks)\.ts$|statistics\.factory\.ts$|demo-visit-log\.ts$|demo-bank\.ts$/;

type Link = { path: string; file: string };

/** `'/leads'`, `/leads/${id}?tab=…` and `${baseUrl}/leads`, wherever they are: in mails, notices, prompts, pushes. */
const links: Link[] = sources
  .filter(({ path }) => !NO_LINKS.test(path))
  .flatMap(({ path: file, text }) =>
    [...withoutComments(text).matchAll(/(?:['"`]|[uU]rl\})(\/[a-z][^'"`\s?]*)/g)].map(([, path = '']) => ({
      path,
      file,
    })),
  );

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** Served by us without being a call of the contract: the couple’s page of a quote, files, the icon. */
const SERVED = ['/q/', '/files/', '/favicon.svg'];

/** A part of a path that stands for any value, as in `/leads/{id}`, `/hooks/sms/:id` or `/leads/${lead.id}`. */
const isParameter = (part: string) => /^\{\w+\??\}$|^:/.test(part) || part.includes('${');

const pages = PAGE_NAMES.map((name) => ({ path: PATHS[name], values: allowedValues(name) }));
const calls = ALL_CALLS.map(({ path }) => ({ path, values: {} }));
const routes = [
  ...ALL_CALLS.map(({ path }) => `/api${path}`),
  ...sources
    .filter(({ path }) => path.endsWith('.webhooks.ts'))
    .flatMap(({ text }) => [...text.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path)),
].map((path) => ({ path, values: {} }));

type Place = { path: string; values: Readonly<Record<string, readonly string[]>> };

function leadsTo(link: string, { path, values }: Place): boolean {
  const [given, wanted] = [link.split('/'), path.split('/')];
  if (given.length > wanted.length) return false;
  return wanted.every((part, index) => {
    const value = given[index];
    if (value === undefined) return part.endsWith('?}');
    if (!isParameter(part)) return value === part || (path.startsWith('/hooks/') && isParameter(value));
    return isParameter(value) || (values[part.slice(1, -1)]?.includes(value) ?? true);
  });
}

/** A presenter names files by their call, without the prefix that the panel adds. */
function isKnown({ path, file }: Link): boolean {
  const places = [...pages, ...routes, ...(file.endsWith('.presenter.ts') ? calls : [])];
  return SERVED.some((start) => path.startsWith(start)) || places.some((place) => leadsTo(path, place));
}

test('every path that the server puts into a mail, a notice, a prompt or a push is a page, or its own', () => {
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !isKnown(link))).toEqual([]);
});

test.each(['/users', '/leads/{id}/offer', '/settings/colours', '/discount-coupons'])('%s is no page', (path) => {
  expect(isKnown({ path, file: 'some.mails.ts' })).toBe(false);
});
