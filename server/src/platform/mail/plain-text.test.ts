import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { cleanHtmlToText, htmlToText } from './plain-text.ts';

test.each([
  [
    '<p>Yes, your day is still free.</p><p>Shall we <strong>talk</strong>?</p>',
    'Yes, your day is still free.\nShall we talk?',
  ],
  ['one<br>two<br/>three', 'one\ntwo\nthree'],
  ['<ul><li>4 < 5 &amp; 6 > 5</li><li>"quoted" &nbsp; &euro;</li></ul>', '4 < 5 & 6 > 5\n"quoted"   €'],
  ['<a href="https://example.com/?a=1&b=>2" title=">">the <em>menu</em></a>', 'the menu'],
  ['&lt;p&gt;not a tag&lt;/p&gt; &amp;lt;', '<p>not a tag</p> &lt;'],
  ['<script>alert(1)</script><style>p{}</style><p onclick="x>y">kept</p><', 'kept\n<'],
  ['<p>Zoë<p>unclosed <b>bold', 'Zoë\nunclosed bold'],
  ['<<p>>odd<</p>>', undefined],
  ['', ''],
])('the words of clean HTML are those a parser reads in it: %j', (html, words) => {
  const clean = cleanHtml(html);
  expect(cleanHtmlToText(clean)).toBe(htmlToText(clean));
  if (words !== undefined) expect(cleanHtmlToText(clean)).toBe(words);
});

test('the cells of a table are words of their own, and each row is a line', () => {
  const table = '<table><tr><th>Guests</th><td>120</td></tr><tr><th>Date</th><td>20 March</td></tr></table>';
  expect(htmlToText(table)).toBe('Guests 120\nDate 20 March');
});
