import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';
import { maskEmail } from './mask-email.ts';

test.each([
  ['imogen@wattlecreek.example', 'i•••@w•••.example'],
  ['a@b.com.au', 'a•••@b•••.com.au'],
  ['"a@b"@mail.example', '"•••@m•••.example'],
  ['post@localhost', 'p•••@l•••'],
])('%s is shown as %s', (address, masked) => {
  expect(maskEmail(address)).toBe(masked);
});

test('text in a page is text, also within an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});
