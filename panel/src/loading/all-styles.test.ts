import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let styles: typeof import('./all-styles.ts');
const sheets = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));

/** What becomes of a style sheet in these tests, where nothing is really loaded. */
function sheetsAre(lot: 'loaded' | 'lost'): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = lot === 'loaded';
}

beforeEach(async () => {
  sheetsAre('loaded');
  vi.stubGlobal('fetch', async () => new Response(undefined, { status: 404 }));
  document.head.innerHTML = '<link href="/assets/home.css" data-page="home" data-all="/assets/style.css">';
  vi.resetModules();
  styles = await import('./all-styles.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('the page that the document is for has its styles', async () => {
  await styles.stylesOf('home');
  expect(sheets()).toEqual(['/assets/home.css']);
});

test('another page has all styles, which replace those of the first', async () => {
  await styles.stylesOf('leads');
  expect(sheets()).toEqual(['/assets/style.css']);
});

test('what somebody opens has all styles, which are asked for once', async () => {
  const add = vi.spyOn(Element.prototype, 'after');
  expect(await Promise.all(['dialog', 'menu'].map((each) => styles.withStyles(async () => each)))).toEqual([
    'dialog',
    'menu',
  ]);
  expect(add).toHaveBeenCalledOnce();
  expect(sheets()).toEqual(['/assets/style.css']);
  add.mockRestore();
});

test('styles that were lost are asked for again by the next that needs them; the page keeps its own', async () => {
  sheetsAre('lost');
  await expect(styles.allStyles()).rejects.toThrow('Unable to preload CSS');
  expect(sheets()).toEqual(['/assets/home.css']);
  sheetsAre('loaded');
  await styles.allStyles();
  expect(sheets()).toEqual(['/assets/style.css']);
});
