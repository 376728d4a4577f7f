import { describe, expect, test } from 'vitest';
import { ABOUT_ADVISED_MIN } from '../../shared/limits.ts';
import { checkValue } from './check-value.ts';
import { contactInformationIn } from '../../shared/contact-information.ts';
import { scoreContent } from './content-score.ts';
import { toPlainText, formatValue } from './field-text.ts';
import type { FieldValue, ProviderForm } from './form-fields.ts';

const form = (given: Partial<ProviderForm> = {}): ProviderForm => ({
  id: 1,
  group: 'general',
  fieldName: 'tagline',
  label: 'In one sentence',
  help: '',
  type: 'text',
  required: false,
  isPublicText: false,
  min: null,
  max: null,
  advisedMin: null,
  weight: 10,
  categoryTypes: null,
  options: [
    { id: 7, label: 'Barn' },
    { id: 8, label: 'Garden' },
  ],
  ...given,
});

describe('PROV-022 a form has the rules for its answer', () => {
  test.each<[Partial<ProviderForm>, FieldValue, boolean]>([
    [{ required: true }, '  ', false],
    [{ required: true, type: 'rich_text' }, '<p> </p>', false],
    [{ required: false }, null, true],
    [{ max: 5 }, 'barns', true],
    [{ max: 5 }, 'barn s', false],
    [{ min: 3 }, 'no', false],
    [{ type: 'rich_text', max: 4 }, '<p><b>Barn</b></p>', true],
    [{ type: 'choice' }, 7, true],
    [{ type: 'choice' }, 9, false],
    [{ type: 'choice' }, 'Barn', false],
    [{ type: 'multi_choice', max: 1 }, [7], true],
    [{ type: 'multi_choice', max: 1 }, [7, 8], false],
    [{ type: 'multi_choice' }, [7, 7], false],
    [{ type: 'number', min: 1, max: 52 }, 52, true],
    [{ type: 'number', min: 1, max: 52 }, 53, false],
    [{ type: 'number' }, 1.5, false],
    [{ type: 'url' }, 'https://wattlecreek.example/about', true],
    [{ type: 'url' }, 'javascript:alert(1)', false],
    [{ type: 'url' }, 'https://nodots', false],
    [{ type: 'email' }, 'hello@wattlecreek.example', true],
    [{ type: 'email' }, 'hello@', false],
    [{ type: 'phone' }, '+61491570006', true],
    [{ type: 'phone' }, '12', false],
    [{ type: 'postcode' }, '0872', true],
    [{ type: 'postcode' }, '872', false],
    [{ type: 'location' }, { latitude: -34.8, longitude: 150.7 }, true],
    [{ type: 'location' }, { latitude: -134.8, longitude: 150.7 }, false],
    [{ type: 'hours' }, [{ day: 'mon', from: '09:00', to: '17:00' }], true],
    [{ type: 'hours' }, [{ day: 'mon', from: '17:00', to: '09:00' }], false],
    [{ type: 'hours' }, [{ day: 'mon', from: '9', to: '17:00' }], false],
  ])('%j takes %j: %s', (given, value, isRight) => {
    expect(checkValue(form(given), value) === undefined).toBe(isRight);
  });
});

describe('contact details', () => {
  test.each([
    ['Call 0412 345 678 any time', '0412 345 678'],
    ['Ring (02) 4444 1234', '(02) 4444 1234'],
    ['+61 412 345 678', '+61 412 345 678'],
    ['Or 1300 555 123', '1300 555 123'],
    ['Write to hello@barn.com.au', 'hello@barn.com.au'],
    ['hello (at) barn.com', 'hello (at) barn.com'],
    ['See www.barn.example', 'www.barn.example'],
    ['See barn.com.au for more', 'barn.com.au'],
    ['Follow @wattle.creek', '@wattle.creek'],
  ])('%s', (text, found) => {
    expect(contactInformationIn(text)).toContain(found);
    expect(checkValue(form({ isPublicText: true }), text)).toContain(`‘${found}’`);
    expect(checkValue(form(), text)).toBeUndefined();
  });

  test.each([
    'A barn for 120 guests, built in 1898.',
    'Open 12.04.2027 to 13.04.2027, and 2019–2024 before.',
    'From $12,500 for 80 to 120 guests, 10 minutes from Berry',
    'We met at 5.30 p.m. on the 3rd.',
  ])('%s is none', (text) => {
    expect(contactInformationIn(text)).toEqual([]);
  });
});

test('PROV-036 the content score: an answer earns its weight, a text below 300 characters half, and the next step is given', () => {
  const about = form({ id: 2, type: 'rich_text', advisedMin: ABOUT_ADVISED_MIN, weight: 30, required: true });
  const extra = form({ id: 3, weight: 60 });
  const score = (values: Record<number, FieldValue>) =>
    scoreContent([form(), about, extra], ({ id }) => values[id] ?? null);
  expect(score({})).toMatchObject({ score: 0, next: { id: 2 } });
  expect(score({ 1: 'x', 2: `<p>${'a'.repeat(299)}</p>` })).toMatchObject({ score: 25, next: { id: 2 } });
  expect(score({ 1: 'x', 2: `<p>${'a'.repeat(300)}</p>` })).toMatchObject({ score: 40, next: { id: 3 } });
  expect(score({ 1: 'x', 2: 'a'.repeat(300), 3: 'y' })).toMatchObject({ score: 100, next: undefined });
  expect(checkValue(about, 'short, but here')).toBeUndefined();
});

test('an answer as one line of text', () => {
  expect(formatValue(form({ type: 'multi_choice' }), [7, 8])).toBe('Barn, Garden');
  expect(formatValue(form({ type: 'hours' }), [{ day: 'sat', from: '10:00', to: '14:00' }])).toBe('Sat 10:00–14:00');
  expect(formatValue(form({ type: 'location' }), { latitude: -34.8, longitude: 150.7 })).toBe('-34.80000, 150.70000');
  expect(toPlainText('rich_text', '<p>Fish &amp; chips</p><p>by the sea</p>')).toBe('Fish & chips by the sea');
});
