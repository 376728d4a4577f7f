import { afterEach, describe, expect, test } from 'vitest';
import { isForPalette, isForShortcuts } from '#platform/keyboard/is-for-shortcuts.ts';
import { createShortcutReader } from './shortcuts.ts';

afterEach(() => document.body.replaceChildren());

const press = (html: string, init: KeyboardEventInit = {}, isFor = isForShortcuts) => {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-here]') ?? document.body;
  let answer: boolean | undefined;
  document.addEventListener('keydown', (event) => (answer = isFor(event)), { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, ...init }));
  return answer;
};

describe('keyboard shortcuts', () => {
  test('single keys and sequences name what they do', () => {
    const read = createShortcutReader();
    expect(read('/', 0)).toBe('search');
    expect(read('?', 10)).toBe('list');
    expect(read('g', 20)).toBeUndefined();
    expect(read('l', 300)).toBe('couples');
    expect(read('g', 400)).toBeUndefined();
    expect(read('h', 500)).toBe('home');
  });

  test('a pause or another key breaks a sequence', () => {
    const read = createShortcutReader();
    read('g', 0);
    expect(read('l', 1500)).toBeUndefined();
    read('g', 2000);
    read('x', 2100);
    expect(read('l', 2200)).toBeUndefined();
  });

  test('keys go to fields, dialogs and the browser first', () => {
    expect(press('<p data-here></p>')).toBe(true);
    expect(press('<input data-here>')).toBe(false);
    expect(press('<div contenteditable="true"><b data-here></b></div>')).toBe(false);
    expect(press('<div role="dialog"></div><p data-here></p>')).toBe(false);
    expect(press('<p data-here></p>', { ctrlKey: true })).toBe(false);
  });

  test('Ctrl K and ⌘ K are heard in a field, but not over a dialog and not with other keys', () => {
    const k = { key: 'k', ctrlKey: true };
    expect(press('<input data-here>', k, isForPalette)).toBe(true);
    expect(press('<p data-here></p>', { key: 'K', metaKey: true }, isForPalette)).toBe(true);
    expect(press('<div role="dialog"></div><p data-here></p>', k, isForPalette)).toBe(false);
    expect(press('<p data-here></p>', { ...k, shiftKey: true }, isForPalette)).toBe(false);
    expect(press('<p data-here></p>', { key: 'k' }, isForPalette)).toBe(false);
  });
});
