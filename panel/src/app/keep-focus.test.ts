import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  const rows = '<ul><li><button id="a">A</button></li><li><button id="b">B</button></li></ul>';
  document.body.innerHTML = `<div data-shell="main"><a href="#top">Top</a><main tabindex="-1">${rows}<a href="/">C</a></main></div>`;
  stop = keepFocus();
});
afterEach(() => stop());

const get = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focused = () => document.activeElement?.textContent;

test('a deleted row leaves the focus to what is next in its list', async () => {
  get('b').focus();
  get('b').parentElement?.remove();
  await vi.waitFor(() => expect(focused()).toBe('A'));
});

test('when the whole list is gone, the focus stays in its part of the page', async () => {
  get('b').focus();
  document.querySelector('ul')?.remove();
  await vi.waitFor(() => expect(focused()).toBe('C'));
});

test('when the page goes before the next one has anything to press, its place has the focus', async () => {
  get('b').focus();
  document.querySelector('main')?.replaceChildren();
  await vi.waitFor(() => expect(document.activeElement?.localName).toBe('main'));
});

test('a dialog whose opener is gone when it closes leaves the focus to what is next to where that was', async () => {
  get('b').focus();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="over"><div role="dialog"><button id="save">Save</button></div></div>',
  );
  get('save').focus();
  get('b').parentElement?.remove();
  get('over').remove();
  await vi.waitFor(() => expect(focused()).toBe('A'));
});

test('a button that waited has the focus again', async () => {
  get('a').focus();
  get('a').blur();
  get('a').disabled = true;
  get('a').disabled = false;
  await vi.waitFor(() => expect(focused()).toBe('A'));
});

test('a button that stays disabled leaves the focus to what is nearby, after a while', async () => {
  get('b').focus();
  get('b').blur();
  get('b').disabled = true;
  await vi.waitFor(() => expect(focused()).toBe('A'), { timeout: 10_000 });
});

test('a press on an empty place keeps nothing', async () => {
  get('a').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  get('a').blur();
  document.querySelector('ul')?.remove();
  // The change is noticed first, and its timer was set before this one.
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  expect(document.activeElement).toBe(document.body);
});
