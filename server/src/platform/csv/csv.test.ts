import { expect, test } from 'vitest';
import { asCsv, csvCell, ours } from './csv.ts';

test('a file begins with what tells spreadsheets its encoding, and each row ends', () => {
  const rows = [
    ['Ruby', 120],
    [null, 0],
  ];
  expect(asCsv({ headings: ['Couple', 'Guests'], rows })).toBe('\uFEFFCouple,Guests\r\nRuby,120\r\n,0\r\n');
});

test('headings and words of ours are translated, names are not', () => {
  const table = { headings: ['Couple', 'Due'], rows: [['Reply', ours('Reply', 'Reminder')]] };
  const translate = (text: string) => `<${text}>`;
  expect(asCsv(table, translate)).toBe('\uFEFF<Couple>,<Due>\r\nReply,"<Reply>, <Reminder>"\r\n');
  expect(asCsv(table)).toContain('Reply,"Reply, Reminder"');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['a=1', 'a=1'],
])('%j would be a formula, or not: it stays text', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('numbers stay numbers, also below zero', () => {
  expect(csvCell(-12.5)).toBe('-12.5');
});

test.each([
  ['+61491570006', '+61491570006'],
  ['+61 491 570 006', '+61 491 570 006'],
  ['+123456', '+123456'],
  ['+12345', "'+12345"],
  [`+1${'2'.repeat(20)}`, `+1${'2'.repeat(20)}`],
  [`+1${'2'.repeat(21)}`, `'+1${'2'.repeat(21)}`],
  ['+61491570006+1', "'+61491570006+1"],
  ['+ 1234567', "'+ 1234567"],
])('a phone number is left alone, and nothing else with a plus sign: %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each(['a,b', 'a;b', 'a\rb', 'a\nb'])('%j is in quotation marks', (text) => {
  expect(csvCell(text)).toBe(`"${text}"`);
});

test('quotation marks are doubled', () => {
  expect(csvCell('5" nails')).toBe('"5"" nails"');
  expect(csvCell('the "Barn", Berry "NSW"')).toBe('"the ""Barn"", Berry ""NSW"""');
});
