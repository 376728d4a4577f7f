import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { cleanHtmlToText } from './plain-text.ts';

test.each(['p', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3'])(
  'the editor’s <%s> is kept, without its attributes',
  (tag) => {
    expect(cleanHtml(`<${tag} style="color:red" onclick="x()" class="y">words</${tag}>`)).toBe(
      `<${tag}>words</${tag}>`,
    );
  },
);

test.each([
  ['a line break', ' a<br>b ', 'a<br />b'],
  ['a picture', 'a<img src="https://a.example/x.png">b', 'ab'],
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a style sheet', 'a<style>p{}</style>b', 'ab'],
  ['a heading that is too large', '<h1>a</h1>', 'a'],
  ['a frame', '<iframe src="https://a.example"></iframe>', ''],
])('%s', (_case, html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

test.each(['http://a.example/', 'https://a.example/', 'mailto:a@b.example', 'tel:+61491570006'])(
  'a link to %s opens elsewhere, and recommends nobody',
  (href) => {
    const rel = 'noopener noreferrer nofollow';
    expect(cleanHtml(`<a href="${href}" rel="me" target="_top">x</a>`)).toBe(
      `<a href="${href}" rel="${rel}" target="_blank">x</a>`,
    );
  },
);

test.each(['javascript:alert(1)', 'data:text/html,x', '//a.example/', 'ftp://a.example/', 'vbscript:x'])(
  'a link to %s leads nowhere',
  (href) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).not.toContain('href');
  },
);

test.each([
  ['each block has a line', '<div>a</div><TR>b</TR><h2>c</h2><blockquote>d</blockquote>e', 'a\nb\nc\nd\ne'],
  ['a tag that only begins like one has none', 'a<brx>b', 'ab'],
  ['spaces around a line are nothing', '<p> a </p><p>\u00a0b</p>', 'a\nb'],
  ['empty lines are at most one', 'a<br><br><br><br>b<br><br>c', 'a\n\nb\n\nc'],
  ['marks are what they mean', '&lt;&gt;&quot;&amp;&lt;', '<>"&<'],
])('as plain text, %s', (_case, html, text) => {
  expect(cleanHtmlToText(html)).toBe(text);
});
