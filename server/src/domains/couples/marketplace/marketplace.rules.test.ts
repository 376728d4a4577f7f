import { describe, expect, test } from 'vitest';
import { toInfoRequestForms } from '#domains/listing/providers/info-request-forms.rules.ts';
import { assertNotLeft, assertPresent } from './provider-presence.rules.ts';
import { labelAnswers } from './request-answers.rules.ts';

const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test('a provider on hold cannot be asked; one that has left hears nothing any more', () => {
  const here = { on_hold: false, left_at: null };
  expect(codeOf(() => assertPresent(here))).toBeUndefined();
  expect(codeOf(() => assertPresent({ ...here, on_hold: true }))).toBe('provider_on_hold');
  expect(codeOf(() => assertPresent({ on_hold: true, left_at: '2026-11-01' }))).toBe('provider_left');
  expect(codeOf(() => assertNotLeft({ left_at: null }))).toBeUndefined();
  expect(codeOf(() => assertNotLeft({ left_at: '2026-11-01' }))).toBe('provider_left');
});

describe('PROV-014 the answers of a request', () => {
  const label = (answers: { field: string; value: string }[], category: 'beauty' | 'venue' = 'beauty') => {
    try {
      return labelAnswers(toInfoRequestForms(category, ['Up to $5,000'])[0], answers);
    } catch (error) {
      return (error as { fields: Record<string, string> }).fields;
    }
  };
  const people = { field: 'people', value: '4' };

  test('keep the question that was asked; data fields have none', () => {
    expect(label([people, { field: 'trial', value: 'Yes' }, { field: 'extra_service', value: 'Veil' }])).toEqual([
      { ...people, label: 'Number of people' },
      { field: 'trial', value: 'Yes', label: 'Trial run' },
      { field: 'extra_service', value: 'Veil' },
    ]);
    expect(label([{ field: 'budget', value: 'Up to $5,000' }])).toEqual([{ field: 'budget', value: 'Up to $5,000' }]);
    expect(label([])).toEqual([]);
  });

  test.each([
    ['a question of another form', { field: 'seating', value: 'Cocktail' }, 'answers.1.field', /doesn’t ask this/],
    [
      'a budget that is not on the list',
      { field: 'budget', value: 'about 4000' },
      'answers.1.value',
      /: Up to \$5,000\.$/,
    ],
    ['a choice that is not offered', { field: 'trial', value: 'Perhaps' }, 'answers.1.value', /: Yes, No\.$/],
  ])('%s is refused', (_case, answer, path, text) => {
    expect(label([people, answer])).toEqual({ [path]: expect.stringMatching(text) });
  });

  test.each(['coupleName', 'email', 'phone', 'organizationDate', 'message'])(
    '%s is refused: the request carries it elsewhere',
    (field) => {
      expect(label([people, { field, value: 'x' }])).toEqual({ 'answers.1.field': expect.stringMatching(/ask this/) });
    },
  );

  test.each(['x4', '4x', '123456', ''])('‘%s’ is no number', (value) => {
    expect(label([{ field: 'people', value }])).toEqual({ 'answers.0.value': 'Please give a number.' });
  });

  test('five digits are a number', () => {
    expect(label([{ field: 'people', value: '12345' }])).toHaveLength(1);
  });

  test('a form that is answered is answered completely; data fields alone are no answer to it', () => {
    expect(label([{ field: 'trial', value: 'Yes' }])).toEqual({ answers: 'Please also answer: people.' });
    expect(label([{ field: 'ceremony', value: 'Yes' }], 'venue')).toEqual({
      answers: 'Please also answer: capacity, seating.',
    });
    expect(label([{ field: 'extra_service', value: 'Veil' }])).toHaveLength(1);
  });

  test('without a form only data fields are accepted', () => {
    expect(labelAnswers(undefined, [{ field: 'budget', value: '1' }])).toEqual([{ field: 'budget', value: '1' }]);
    expect(() => labelAnswers(undefined, [people])).toThrow();
  });
});
