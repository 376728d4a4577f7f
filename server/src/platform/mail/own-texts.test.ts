import { expect, test } from 'vitest';
import { type TextKind, findOwnTexts } from './own-texts.ts';

const part = (type: string, ...lines: string[]) => [`Content-Type: ${type}`, ...lines].join('\r\n');
const several = (kind: string, boundary: string, ...parts: string[]) =>
  [
    `Content-Type: multipart/${kind};\r\n\tboundary="${boundary}"`,
    '',
    'for old programs',
    ...parts.flatMap((each) => [`--${boundary}`, each]),
    `--${boundary}--`,
    'after the end',
  ].join('\r\n');

const PLAIN = part('text/plain', '', 'Yes');
const HTML = part('text/html; charset=utf-8', '', '<p>Yes</p>');
const PAIR = several('alternative', 'b1', PLAIN, HTML);
const FILE = part('text/plain; name=notes.txt', 'Content-Disposition: attachment', '', 'notes');

test.each<[name: string, raw: string, kinds: TextKind[]]>([
  ['a mail of one text', PLAIN, ['plain']],
  ['a mail without any header of a part', 'Subject: Hi\r\n\r\nYes', ['plain']],
  ['a part without headers', several('mixed', 'b', '\r\nYes'), ['plain']],
  ['a pair says one thing', PAIR, []],
  ['with pictures', several('alternative', 'b', PLAIN, several('related', 'b-', HTML, part('image/png', '', 'x'))), []],
  ['a footer below a pair', several('mixed', 'b', PAIR, PLAIN), ['plain']],
  ['a footer below HTML', several('mixed', 'b', HTML, PLAIN), ['html', 'plain']],
  [
    'a pair of which one is missing',
    several('mixed', 'b', several('alternative', 'b1', HTML), PLAIN),
    ['html', 'plain'],
  ],
  ['text around a file', several('mixed', 'b', PLAIN, part('application/pdf', '', 'x'), HTML), ['plain', 'html']],
  ['attached texts and mails', several('mixed', 'b', PAIR, FILE, part('message/rfc822', '', HTML)), []],
  ['empty parts', several('mixed', 'b', PAIR, part('text/html', '', ' ')), []],
  ['several parts without a boundary', part('multipart/mixed', '', 'x'), []],
])('%s', (_, raw, kinds) => {
  expect(findOwnTexts(raw)).toEqual(kinds);
  expect(findOwnTexts(raw.replaceAll('\r\n', '\n'))).toEqual(kinds);
});
