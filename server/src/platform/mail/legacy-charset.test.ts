import { expect, test } from 'vitest';
import { nameLegacyCharset } from './legacy-charset.ts';

const mail = (header: string, body: number[]) =>
  Buffer.concat([Buffer.from(`From: a@b.example\r\n${header}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
const named = (header: string, body: number[]) => {
  const [, line] = nameLegacyCharset(mail(header, body)).toString('latin1').split('\r\n');
  return line;
};
const letters = (count: number) => Array.from({ length: count }, () => 0x61);
const ARABIC = Array.from({ length: 60 }, () => 0xe1);

test.each([
  ['one é among many letters', [...letters(40), 0xe9], 'windows-1252'],
  ['a ş', [...letters(40), 0xfe], 'windows-1254'],
  ['an İ', [...letters(40), 0xdd], 'windows-1254'],
  ['mostly such bytes', ARABIC, 'windows-1256'],
  ['no such byte at all', letters(40), 'windows-1252'],
])('a mail with %s', (_case, body, charset) => {
  expect(named('Content-Type: text/plain; charset=us-ascii', body)).toBe(
    `Content-Type: text/plain; charset="${charset}"`,
  );
});

test.each([
  ['Content-Type: text/html; charset="utf-8"', 'Content-Type: text/html; charset="windows-1254"'],
  ['Content-Type: text/html; CHARSET = x-unknown', 'Content-Type: text/html; CHARSET = "windows-1254"'],
  ['content-type:text/plain ', 'content-type:text/plain; charset="windows-1254"'],
  ['Content-Type: text/html', 'Content-Type: text/html; charset="windows-1254"'],
  ['Content-Type: image/png', 'Content-Type: image/png'],
  ['X-Content-Type: text/plain', 'X-Content-Type: text/plain'],
])('the header ‘%s’ becomes ‘%s’', (header, expected) => {
  expect(named(header, [...letters(40), 0xf0])).toBe(expected);
});

test('the words stay as they are, after an empty line', () => {
  const body = [0x0d, 0x0a, 0x0d, 0x0a, 0xfe, 0x61, 0x0d, 0x0a, 0xff];
  const raw = nameLegacyCharset(mail('Content-Type: text/plain', body.slice(4)));
  expect([...raw.subarray(-body.length)]).toEqual(body);
});
