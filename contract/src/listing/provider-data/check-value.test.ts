import { describe, expect, test } from 'vitest';
import { ABOUT_ADVISED_MIN } from '../../shared/limits.ts';
import { checkValue } from './check-value.ts';
import { contactInformationIn } from '../../shared/contact-information.ts';
import { scoreContent } from './content-score.ts';
import { toPlainText, formatValue, isEmpty, isSameValue } from './field-text.ts';
import { type FieldValue, type ProviderForm, filterForms } from './form-fields.ts';

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

describe('PROV-022 what is wrong with an answer is said', () => {
  const hours = (day: number, from: string, to: string) => ({ day, from, to });
  test.each<[Partial<ProviderForm>, unknown, string | undefined]>([
    [{ min: 3 }, 'yes', undefined],
    [{ min: 3 }, 'no', 'Please use at least 3 characters.'],
    [{ min: 3 }, 7, 'This answer doesn’t fit the question.'],
    [{ type: 'choice' }, 9, 'Please choose from the list.'],
    [{ type: 'multi_choice' }, [7, 9], 'Please choose from the list.'],
    [{ type: 'multi_choice' }, [7, 'x'], 'This answer doesn’t fit the question.'],
    [{ type: 'multi_choice' }, 'x', 'This answer doesn’t fit the question.'],
    [{ type: 'multi_choice', min: 2 }, [7], 'Please choose at least 2.'],
    [{ type: 'multi_choice', min: 2 }, [7, 8], undefined],
    [{ type: 'number' }, 'x', 'Please enter a whole number.'],
    [{ type: 'number' }, 1.5, 'Please enter a whole number.'],
    [{ type: 'number', min: 2, max: 5 }, 2, undefined],
    [{ type: 'number', min: 2, max: 5 }, 1, 'Please enter a number from 2 to 5.'],
    [{ type: 'number', max: 5 }, 6, 'Please enter a number from 0 to 5.'],
    [{ type: 'number', min: 2 }, 1, 'Please enter 2 or more.'],
    [{ type: 'number', min: 2 }, 2_000_000, undefined],
    // Nothing that a listing counts is below zero.
    [{ type: 'number', max: 5 }, -1, 'Please enter a number from 0 to 5.'],
    [{ type: 'number' }, -1, 'Please enter 0 or more.'],
    [{ type: 'number' }, 0, undefined],
    [{ type: 'email' }, 'x', 'Please enter a valid email address.'],
    [{ max: 2 }, 'abc', 'Please use at most 2 characters.'],
    [{ type: 'multi_choice', max: 1 }, [7, 8], 'Please choose at most 1.'],
    [{ type: 'choice' }, '7', 'This answer doesn’t fit the question.'],
    [{ type: 'textarea' }, 7, 'This answer doesn’t fit the question.'],
    [{ type: 'number' }, [7], 'Please enter a whole number.'],
    [{ type: 'hours' }, [hours(1, '09:00', '17:00'), 7], 'This answer doesn’t fit the question.'],
    [{ type: 'location' }, [7], 'Please choose a place on the map.'],
    [{ type: 'location' }, { latitude: 0, longitude: -180.5 }, 'Please choose a place on the map.'],
    [{ type: 'phone' }, 'x', 'Please enter a valid phone number, such as +61 491 570 006.'],
    [{ type: 'postcode' }, '2535', undefined],
    [{ type: 'postcode' }, '25350', 'Please enter a postcode with four digits.'],
    [{ type: 'postcode' }, 'x2535', 'Please enter a postcode with four digits.'],
    [{ type: 'hours' }, [hours(1, '09:00', '17:00'), hours(1, '18:00', '20:00')], expect.any(String) as never],
    [{ type: 'hours' }, [hours(1, '09:00', '17:00'), hours(2, '9', '17:00')], 'Please enter times such as 09:00.'],
    [{ type: 'hours' }, [hours(1, '09:00', '09:00')], 'Closing time must be after opening time.'],
    [
      { type: 'hours' },
      [hours(1, '09:00', '17:00'), hours(2, '18:00', '17:00')],
      'Closing time must be after opening time.',
    ],
    [{ type: 'hours' }, [7], 'This answer doesn’t fit the question.'],
    [{ type: 'location' }, { latitude: 90, longitude: -180 }, undefined],
    [{ type: 'location' }, { latitude: 90.5, longitude: 0 }, 'Please choose a place on the map.'],
    [{ type: 'location' }, { latitude: 0, longitude: 180.5 }, 'Please choose a place on the map.'],
    [{ type: 'url' }, 'ftp://wattlecreek.example', 'Please enter a valid URL'],
    [{ type: 'url' }, 'https://wattle creek.example', 'Please enter a valid URL'],
  ])('%j %j', (given, value, text) => {
    expect(checkValue(form(given), value as FieldValue)).toEqual(text);
  });
});

test('PROV-022 an answer is empty without visible text, without a choice, and never as a number', () => {
  const empty: FieldValue[] = ['', ' ', '<p>&nbsp;</p>', '<>', null, []];
  const filled: FieldValue[] = ['x', 0, [7], { latitude: 0, longitude: 0 }];
  expect(empty.map(isEmpty)).toEqual(empty.map(() => true));
  expect(filled.map(isEmpty)).toEqual([false, false, false, false]);
});

test('PROV-022 two answers are the same by what they say; empty ones are all the same', () => {
  expect(isSameValue('', null)).toBe(true);
  expect(isSameValue([], '<p></p>')).toBe(true);
  expect(isSameValue([7, 8], [7, 8])).toBe(true);
  expect(isSameValue([7, 8], [8, 7])).toBe(false);
  expect(isSameValue('a', null)).toBe(false);
  expect(isSameValue(null, 'a')).toBe(false);
  expect(isSameValue('a', 'b')).toBe(false);
});

test('an answer as one line: each kind', () => {
  expect(formatValue(form(), null)).toBe('');
  expect(formatValue(form(), ' Barn ')).toBe('Barn');
  expect(formatValue(form({ type: 'rich_text' }), '<p>1 &lt; 2 &quot;x&quot; &#39;y&#39; &gt;</p>')).toBe(
    `1 < 2 "x" 'y' >`,
  );
  expect(formatValue(form({ type: 'textarea' }), ' <p> ')).toBe('<p>');
  expect(formatValue(form({ type: 'choice' }), 8)).toBe('Garden');
  expect(formatValue(form({ type: 'choice' }), 9)).toBe('');
  expect(formatValue(form({ type: 'number' }), 8)).toBe('8');
});

test('PROV-022 a question is asked of its categories, or of all', () => {
  const forms = [form({ id: 1 }), form({ id: 2, categoryTypes: ['venue'] }), form({ id: 3, categoryTypes: [] })];
  expect(filterForms(forms, 'venue').map(({ id }) => id)).toEqual([1, 2]);
  expect(filterForms(forms, 'music').map(({ id }) => id)).toEqual([1]);
});

test('PROV-036 the score counts what has a weight; a listing without questions is complete', () => {
  const none = scoreContent([form({ weight: 0 })], () => null);
  expect(none).toEqual({ score: 100, parts: [], next: undefined });
  // Of two that are equally required, the one that earns more is next; a number has no length.
  const forms = [form({ id: 1, weight: 10 }), form({ id: 2, weight: 20 }), form({ id: 3, weight: 5, required: true })];
  const next = (answered: number[]) => scoreContent(forms, ({ id }) => (answered.includes(id) ? 'x' : null)).next?.id;
  expect([next([]), next([3]), next([2, 3])]).toEqual([3, 2, 1]);
  expect(scoreContent([form({ type: 'number', advisedMin: 300 })], () => 7).score).toBe(100);
  // A third and two thirds are rounded, and a weight of one counts.
  const third = (answered: number[]) =>
    scoreContent([form({ id: 1, weight: 1 }), form({ id: 2, weight: 2 })], ({ id }) =>
      answered.includes(id) ? 'x' : null,
    ).score;
  expect([third([1]), third([2])]).toEqual([33, 67]);
  // What half an answer still lacks is less than a missing one of the same weight.
  const half = [form({ id: 1, advisedMin: 300 }), form({ id: 2 })];
  expect(scoreContent(half, ({ id }) => (id === 1 ? 'short' : null)).next?.id).toBe(2);
  expect(scoreContent([form()], () => 'short').score).toBe(100);
});

describe('PROV-022 the edges of an answer', () => {
  test.each<[Partial<ProviderForm>, unknown, boolean]>([
    [{ type: 'textarea', max: 2 }, ' ab ', true],
    [{ type: 'rich_text', min: 1 }, 7, false],
    [{ type: 'multi_choice' }, [7, 8], true],
    [{ type: 'multi_choice', max: 2 }, [7, 8], true],
    [{ type: 'number', min: 1 }, 0, false],
    [{ type: 'number' }, 0, true],
    [{ type: 'url' }, 7, false],
    [{ type: 'url' }, 'nothing', false],
    [{ type: 'url' }, `https://a.example/${'x'.repeat(1982)}`, true],
    [{ type: 'url' }, `https://a.example/${'x'.repeat(1983)}`, false],
    [{ type: 'url' }, 'http://wattlecreek.example', true],
    [{ type: 'email' }, 7, false],
    [{ type: 'email' }, 'a@b', false],
    [{ type: 'email' }, 'a b@barn.example', false],
    [{ type: 'email' }, 'a@barn.e', false],
    [{ type: 'email' }, 'a@b.au', true],
    [{ type: 'email' }, `${'a'.repeat(64)}@${'b'.repeat(190)}.${'c'.repeat(63)}`, true],
    [{ type: 'email' }, `${'a'.repeat(65)}@barn.example`, false],
    [{ type: 'email' }, `a@${'b'.repeat(191)}.example`, false],
    [{ type: 'email' }, `a@barn.${'c'.repeat(64)}`, false],
    [{ type: 'email' }, '@barn.example', false],
    [{ type: 'email' }, 'a@.example', false],
    [{ type: 'email' }, 'a@b@barn.example', false],
    [{ type: 'email' }, 'a@barn yard.example', false],
    [{ type: 'email' }, 'a@barn.exam ple', false],
    [{ type: 'email' }, 'a@barn.ex@mple', false],
    [{ type: 'email' }, 'a@barn.example.', false],
    [{ type: 'email' }, 'a@barn.example, b@barn.example', false],
    [{ type: 'phone' }, 7, false],
    [{ type: 'hours' }, [{ day: 'mon', from: '109:00', to: '17:00' }], false],
    [{ type: 'hours' }, [{ day: 'mon', from: '09:00', to: '17:000' }], false],
    [{ type: 'url' }, 'view-source+http://barn.example', false],
    [{ type: 'url' }, 'httpsx://barn.example', false],
    [{ type: 'url' }, ' https://barn.example', false],
    [{ type: 'postcode' }, 2535, false],
    [{ type: 'hours' }, 'x', false],
    [{ type: 'hours' }, [{ day: 'mon', from: '00:00', to: '23:59' }], true],
    [{ type: 'hours' }, [{ day: 'mon', from: '09:00', to: '24:00' }], false],
    [{ type: 'hours' }, [{ day: 'mon', from: '09:00', to: '10:60' }], false],
    [{ type: 'hours' }, [{ day: 'mon', from: '09:00', to: '17' }], false],
    [{ type: 'location' }, 'Berry', false],
    [{ type: 'location' }, { latitude: -90, longitude: 180 }, true],
  ])('%j takes %j: %s', (given, value, isRight) => {
    expect(checkValue(form(given), value as FieldValue) === undefined).toBe(isRight);
  });
});
