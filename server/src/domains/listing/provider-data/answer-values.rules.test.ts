import type { FieldValue, ProviderForm } from '@bellbird/contract/listing/provider-data';
import { expect, test } from 'vitest';
import { checkAnswer, cleanValue } from './answer-values.rules.ts';

const form = (type: string, more: object = {}) =>
  ({
    type,
    label: 'A question',
    required: false,
    options: [],
    min: null,
    max: null,
    ...more,
  }) as unknown as ProviderForm;

test.each<[string, ProviderForm, FieldValue, FieldValue]>([
  ['nothing', form('text'), '', null],
  ['spaces around words', form('text'), '  A barn ', 'A barn'],
  [
    'a place, to a metre',
    form('map'),
    { latitude: -35.123_456_7, longitude: 149.987_654_3 },
    { latitude: -35.123_46, longitude: 149.987_65 },
  ],
  ['a number', form('number'), 7, 7],
  ['a phone number as people write it', form('phone'), ' +61 491 570 006 ', '+61491570006'],
  ['a number in words of the vendor’s own', form('text'), '+61 491 570 006', '+61 491 570 006'],
  ['what is no phone number', form('phone'), ' call me ', 'call me'],
  ['markup that the editor writes', form('rich_text'), '<p>Hello</p>', '<p>Hello</p>'],
  ['a script', form('rich_text'), '<script>alert(1)</script>', null],
])('%s is stored', (_case, question, given, stored) => {
  expect(cleanValue(question, given)).toEqual(stored);
});

test('an answer is its cleaned value, or what is wrong with it', () => {
  expect(checkAnswer(form('phone'), '+61 491 570 006')).toEqual({ value: '+61491570006' });
  expect(checkAnswer(form('phone'), 'call me')).toEqual({ problem: expect.any(String) });
});
