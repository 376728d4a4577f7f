import { expect, test } from 'vitest';
import { dataScript, html, styleHash, styleSheet } from './html.ts';

test('what is put in is text, unless it is markup itself', () => {
  expect(html`<p title="${'"'}">${'<b> & '}${html`<i>${1}</i>`}</p>`.markup).toBe(
    '<p title="&quot;">&lt;b&gt; &amp; <i>1</i></p>',
  );
});

test('lists are put in one after the other; what is not there is nothing', () => {
  expect(html`${['a', html`<br />`, ['<']]}|${undefined}${null}${false}${''}${0}`.markup).toBe('a<br />&lt;|0');
});

test('a style sheet cannot end itself', () => {
  expect(styleSheet('p{color:red}').markup).toBe('<style>p{color:red}</style>');
  expect(() => styleSheet('</style><script>')).toThrow('end tag');
});

test('a style sheet is allowed by its hash', () => {
  expect(styleHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('data for a script cannot end it', () => {
  expect(dataScript('a"b', { text: '</script><b>' }).markup).toBe(
    String.raw`<script type="application/json" id="a&quot;b">{"text":"\u003c/script>\u003cb>"}</script>`,
  );
});
