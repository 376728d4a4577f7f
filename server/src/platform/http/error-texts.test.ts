import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ERRORS } from '@bellbird/contract/shared/errors';
import { AR } from '@bellbird/contract/shared/error-texts/ar';
import { TR } from '@bellbird/contract/shared/error-texts/tr';
import { translateError } from '@bellbird/contract/shared/translate-error';
import { parseSync } from 'oxc-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';

type Node = { type: string; [field: string]: unknown };

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const CONTRACT = resolve(import.meta.dirname, '../../../../contract');
const SERVER = resolve(import.meta.dirname, '../../..');

/** The English pattern of a literal or a template: `Please use at most {0} characters.` */
function patternOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return parts.reduce((text, part, at) => `${text}{${at - 1}}${part}`);
}

const isSentence = (text: string | undefined): text is string => /^[A-Z].* .*[.!]$/.test(text ?? '');

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

function nameOf(node: Node): string {
  return String(((node['key'] ?? node['object'] ?? {}) as Node)['name']);
}

/** Every sentence below a node; calls’ summaries, examples and thrown bugs are for developers. */
function sentencesIn(node: Node): string[] {
  if (node.type === 'Property' && ['summary', 'examples'].includes(nameOf(node))) return [];
  if (node.type === 'NewExpression' && (node['callee'] as Node)['name'] === 'Error') return [];
  const own = patternOf(node);
  return [...(isSentence(own) ? [own] : []), ...childrenOf(node).flatMap(sentencesIn)];
}

/** Sentences in `fields: { … }` and `fields['…'] = …`. */
function fieldSentencesIn(node: Node): string[] {
  const isFields =
    (node.type === 'Property' && nameOf(node) === 'fields') ||
    (node.type === 'AssignmentExpression' &&
      (node['left'] as Node).type === 'MemberExpression' &&
      nameOf(node['left'] as Node) === 'fields');
  return isFields ? sentencesIn(node) : childrenOf(node).flatMap(fieldSentencesIn);
}

/** The legal text of a direct debit is agreed to in English; the couple’s page has its texts in every language. */
function scan(root: string, pattern: string, find: (program: Node) => string[]): string[] {
  return globSync(pattern, { cwd: root })
    .filter(
      (path) =>
        !/\.(?:test|testing|factory)\.ts$|error-texts|errors\.ts$|direct-debit-rules|quote-page\/texts/.test(path),
    )
    .flatMap((path) => find(parseSync(path, readFileSync(resolve(root, path), 'utf8')).program as unknown as Node));
}

const known = new Set([
  ...Object.values(ERRORS).map(([, text]) => text),
  ...scan(CONTRACT, 'src/**/*.ts', sentencesIn),
  ...scan(SERVER, 'src/{domains,platform}/**/*.ts', fieldSentencesIn),
]);

test.each([
  ['Turkish', TR],
  ['Arabic', AR],
])('SHELL-098 every text of an error exists in %s, with all that is filled in', (_language, words) => {
  expect(known.size).toBeGreaterThan(180);
  expect([...known].filter((text) => !words[text])).toEqual([]);
  const placesIn = (text: string) => [...new Set(text.match(/\{\d\}/g))].toSorted();
  const differing = Object.entries(words).filter(
    ([english, text]) => english === text || placesIn(english).join() !== placesIn(text).join(),
  );
  expect(differing).toEqual([]);
});

test('a text that is filled in keeps its values, an unknown one stays English', () => {
  expect(translateError('Please enter a date between 1900 and 2199.', TR)).toBe(
    'Lütfen 1900 ile 2199 arasında bir tarih girin.',
  );
  expect(translateError('Please choose a jpg, png file.', AR)).toBe('يرجى اختيار ملف من نوع jpg, png.');
  expect(translateError('Nobody wrote this.', TR)).toBe('Nobody wrote this.');
});

test('SHELL-107 errors are in the language the caller asks for, at their fields too', async () => {
  const ask = async (language: string) =>
    (await world.anyone('POST', '/access-tokens', { body: {}, headers: { 'accept-language': language } })).json<{
      code: string;
      message: string;
      errors: Record<string, string>;
    }>();
  expect(await ask('tr_TR')).toMatchObject({
    code: 'invalid_fields',
    message: 'Gönderilen alanlarda hata var! Lütfen formu kontrol edin.',
    errors: { username: 'Bu alan zorunlu!' },
  });
  expect((await ask('ar_AE')).errors['username']).toBe('هذا الحقل مطلوب!');
  expect((await ask('en_AU')).errors['username']).toBe('This field is required!');
});
