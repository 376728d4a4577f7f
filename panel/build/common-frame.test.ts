import { expect, test } from 'vitest';
import { commonFrame } from './common-frame.ts';

const greetings = 'Good morning, {{name}}|Good evening, {{name}}';
const visits = {
  known: [
    { name: 'Aa', month: 'March 2027' },
    { name: 'Wwww', month: 'November 2031' },
  ] as const,
  greetings,
} as const;
const common = (one: string, other: string) => commonFrame(one, other, { ...visits, known: [...visits.known] });

test('what differs between two visits is a grey bar', () => {
  expect(common('<p>3 couples</p>', '<p>12 couples</p>')).toBe('<p><span data-blank>3 couples</span></p>');
});

test('what the browser will know carries its template', () => {
  expect(common('<h2>March 2027 at a glance</h2>', '<h2>November 2031 at a glance</h2>')).toBe(
    '<h2><span data-blank data-text="{{month}} at a glance">March 2027 at a glance</span></h2>',
  );
});

test('a greeting carries those of the other parts of the day', () => {
  expect(common('<h1>Good morning, Aa</h1>', '<h1>Good morning, Wwww</h1>')).toBe(
    `<h1><span data-blank data-text="${greetings}">Good morning, Aa</span></h1>`,
  );
});

test('a text that only looks like the other one carries none', () => {
  expect(common('<p>Aa, 3 couples</p>', '<p>Wwww, 12 couples</p>')).toBe(
    '<p><span data-blank>Aa, 3 couples</span></p>',
  );
});

test('an attribute that differs is left out, and fields cannot be typed into', () => {
  expect(common('<input id="a" value="Aa">', '<input id="a" value="Wwww">')).toBe('<input readonly data-still id="a">');
});

test('pages of another structure have nothing in common', () => {
  expect(common('<p>Aa</p>', '<ul>Aa</ul>')).toBeUndefined();
  expect(common('<p>Aa</p>', '<p>Aa</p><p>b</p>')).toBeUndefined();
});
