import { expect, test } from 'vitest';
import { fillFrame } from './fill-frame.ts';
import { knownTexts } from './known-texts.ts';

const MORNING = new Date(2026, 10, 18, 9);
const EVENING = new Date(2026, 10, 18, 20);
const IMOGEN = { name: 'Imogen', surname: 'Hart', company: 'Wattle', isPrime: true, providers: { 7: '<b>Barn</b>' } };

function fill(template: string, now: Date, person: typeof IMOGEN | undefined, providerId?: string): string {
  const frame = document.createElement('div');
  const blank = Object.assign(document.createElement('span'), { textContent: 'Aa' });
  blank.dataset['text'] = template;
  frame.append(blank);
  fillFrame(frame, knownTexts(now, person, providerId), now);
  return frame.innerHTML;
}

const GREETING = 'Good morning, {{name}}|Good afternoon, {{name}}|Good evening, {{name}}';

test('the visitor is greeted by name, at the right part of the day', () => {
  expect(fill(GREETING, MORNING, IMOGEN)).toBe('Good morning, Imogen');
  expect(fill(GREETING, EVENING, IMOGEN)).toBe('Good evening, Imogen');
});

test('the month and the day are written', () => {
  expect(fill('{{month}} at a glance', EVENING, undefined)).toBe('November 2026 at a glance');
  expect(fill('{{today}}', EVENING, undefined)).toBe('Wednesday 18 November');
});

test('the provider of the address is named; its name is text, not HTML', () => {
  expect(fill('{{provider}}', MORNING, IMOGEN, '7')).toBe('&lt;b&gt;Barn&lt;/b&gt;');
});

test('what is not known stays a grey bar', () => {
  const bar = (template: string) => `<span data-text="${template}">Aa</span>`;
  expect(fill(GREETING, MORNING, undefined)).toBe(bar(GREETING));
  expect(fill('{{provider}}', MORNING, IMOGEN, '8')).toBe(bar('{{provider}}'));
});
