import { expect, test } from 'vitest';
import { fillMergeFields, mergeFieldsIn } from './merge-fields.ts';

test('every field a text leaves open is found, each once and in order, whatever it is called', () => {
  const text =
    'Hi {{couple.names}}, {{ wedding.date }} {{first name}} {{couple.names}} {{préférence}} {not one} {{}} {{ }}';
  expect(mergeFieldsIn(text)).toEqual(['couple.names', 'wedding.date', 'first name', 'préférence']);
});

test('what has a value is filled in, as it is to be written; what has none stays to be seen', () => {
  const values = { 'couple.names': 'Georgia <3 Sam', city: '' };
  const shout = (value: string) => value.replace('<', '&lt;').toUpperCase();
  expect(fillMergeFields('{{ couple.names }} in {{city}}, {{first name}}', values, shout)).toBe(
    'GEORGIA &LT;3 SAM in {{city}}, {{first name}}',
  );
  expect(fillMergeFields('{{couple.names}}', { 'couple.names': '$& and $1' })).toBe('$& and $1');
});

test.each([
  ['{{a}}', 'a'],
  ['{{ab}}', 'ab'],
  ['{{     city     }}', 'city'],
  [`{{${'a'.repeat(40)}}}`, 'a'.repeat(40)],
  ['{{{city}}}', 'city'],
])('%s is the field %s', (text, name) => {
  expect(mergeFieldsIn(text)).toEqual([name]);
});

// Markup and braces inside are the vendor’s own text, and a name has an end.
test.each([
  '{{      city}}',
  '{{city      }}',
  `{{${'a'.repeat(41)}}}`,
  ...['<', '>', '}'].flatMap((sign) => [`{{${sign}city}}`, `{{ci${sign}ty}}`, `{{city${sign} }}`]),
  '{{ci{ty}}',
  '{{city{ }}',
])('%s is none', (text) => {
  expect(mergeFieldsIn(text)).toEqual([]);
});
