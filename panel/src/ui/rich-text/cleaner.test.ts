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

test('what is typed before the cleaner has arrived keeps its words', () => {
  const space = document.createElement('div');
  space.innerHTML = '<p>Room for 120</p>';
  expect(cleanTyped(space)).toBe('<p>Room for 120</p>');
  space.innerHTML = '<div style="color: red">Room for &lt;120&gt;</div>';
  expect(cleanTyped(space)).toBe('<p>Room for &lt;120&gt;</p>');
});
