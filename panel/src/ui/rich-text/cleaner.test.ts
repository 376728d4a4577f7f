// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { needsCleaner } from './cleaner.ts';
import { cleanTyped } from './WritingSpace.tsx';

describe('HTML that needs no cleaner', () => {
  test.each([
    '',
    'Only words &amp; a sign that is written &lt;',
    '<h3>Barn</h3><p>Room for <strong>120</strong> guests<br>and <em>a band</em></p>',
    '<ul><li><p>Parking</p></li></ul><blockquote><p>Lovely</p></blockquote>',
  ])('%s', (html) => expect(needsCleaner(html)).toBe(false));
});

describe('everything else is cleaned', () => {
  test.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">Barn</p>',
    '<p>Barn<img src=x onerror=alert(1)></p>',
    '<a href="https://example.com.au">Barn</a>',
    '<P>Barn</P>',
    '<p ><br/></p>',
    '<<p>script>alert(1)</script>',
    '<!-- --><p>Barn</p>',
    'a < b',
  ])('%s', (html) => expect(needsCleaner(html)).toBe(true));
});

describe('what is typed before the cleaner has arrived', () => {
  test.each([
    ['is kept', '<p>Room for 120</p>', '<p>Room for 120</p>'],
    ['keeps its words', '<div style="color: red">Room for &lt;120&gt;</div>', '<p>Room for &lt;120&gt;</p>'],
    [
      'keeps its paragraphs and what is bold',
      '<p>Room for <strong>120</strong></p><p dir="auto"><span style="color: red">and a <b class="x">band</b></span></p>',
      '<p>Room for <strong>120</strong></p><p>and a <b>band</b></p>',
    ],
    [
      'keeps lists',
      '<div><div>Free:</div><ul id="a"><li>parking</li></ul></div>',
      '<p>Free:</p><ul><li>parking</li></ul>',
    ],
    [
      'loses what could do harm',
      '<!--x--><style>p{}</style><script>alert(1)</script><p onclick="alert(1)">Barn<img src="x" onerror="alert(1)"></p>',
      '<p>Barn</p>',
    ],
  ])('%s', (_, typed, kept) => {
    const space = document.createElement('div');
    space.innerHTML = typed;
    expect(cleanTyped(space)).toBe(kept);
    expect(needsCleaner(kept)).toBe(false);
  });
});
