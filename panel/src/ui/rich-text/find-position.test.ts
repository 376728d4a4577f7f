import { expect, it } from 'vitest';
import { findPosition } from './find-position.ts';

function make(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

it('finds the word and the place in it', () => {
  const { node, offset } = findPosition(make('<p>One <strong>old</strong> barn</p><p>Two</p>'), 6);
  expect([node.textContent, offset]).toEqual(['old', 2]);
});

it('stays at the end of a word rather than before the next', () => {
  const { node, offset } = findPosition(make('<p>One</p><p>Two</p>'), 3);
  expect([node.textContent, offset]).toEqual(['One', 3]);
});

it('goes to the end of a text that is shorter, or has no words', () => {
  expect(findPosition(make('<p>One</p>'), 9)).toMatchObject({ offset: 1 });
  expect(findPosition(make(''), 0)).toMatchObject({ offset: 0 });
});
