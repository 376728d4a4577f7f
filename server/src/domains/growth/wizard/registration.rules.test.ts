import { expect, test } from 'vitest';
import { splitName, toParagraphs, toSlug } from './registration.rules.ts';

test('the last word of a name is the surname', () => {
  expect(splitName('Imogen  Rose Hartley')).toEqual({ name: 'Imogen Rose', surname: 'Hartley' });
  expect(splitName('Imogen Hartley')).toEqual({ name: 'Imogen', surname: 'Hartley' });
  expect(splitName('Imogen')).toEqual({ name: 'Imogen', surname: '' });
});

test('a company’s name in addresses', () => {
  expect(toSlug('Café & Co. — Berry!', '7')).toBe('cafe-co-berry-7');
  expect(toSlug('“Studio 54”', '7')).toBe('studio-54-7');
  expect(toSlug('婚礼', '7')).toBe('provider-7');
  expect(toSlug('a'.repeat(70), '7')).toBe(`${'a'.repeat(60)}-7`);
});

test('what somebody wrote as paragraphs, without their markup', () => {
  expect(toParagraphs('One\nline\n\n\nTwo <b>')).toBe('<p>One<br>line</p><p>Two &lt;b&gt;</p>');
  expect(toParagraphs('One\n\nTwo')).toBe('<p>One</p><p>Two</p>');
});
