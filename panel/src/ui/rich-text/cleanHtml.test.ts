// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

describe('pasted HTML', () => {
  it('keeps what the editor can show', () => {
    const html = '<h3>Menu</h3><p><strong>Long</strong> <em>tables</em></p><ul><li>160 seated</li></ul>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['<p>Hi<script>steal()</script></p>', '<p>Hi</p>'],
    ['<p onclick="steal()" style="color:red" class="x">Hi</p>', '<p>Hi</p>'],
    ['<a href="javascript:steal()">Hi</a>', '<a>Hi</a>'],
    ['<img src="https://tracker.example/pixel.gif">', ''],
  ])('makes %s harmless', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  it('keeps links to the web', () => {
    expect(cleanHtml('<a href="https://a.example">a</a>')).toBe('<a href="https://a.example">a</a>');
  });
});
