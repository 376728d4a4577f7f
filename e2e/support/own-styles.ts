import { type Page, expect } from '@playwright/test';
import { waitForIdle } from './network-idle.ts';
import { waitUntilShown } from './shown.ts';

const OTHERS = /\/assets\/style-[^/]*\.css$/;
const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** What styles set and content does not change. */
const PROPERTIES =
  'display position color background-color background-image font text-align text-transform text-decoration white-space ' +
  'padding border border-radius outline-style box-shadow opacity visibility overflow flex align-items justify-content ' +
  'gap grid-column grid-auto-flow min-height max-width object-fit z-index cursor list-style-type fill stroke-width';

type Looking = { keepLooks: (at: number, properties: string) => void; findRestyled: (at: number) => string[] };

/**
 * Opens a page while the styles of everything else are held back, looks at it, lets them arrive and looks again. Returns
 * what they changed.
 */
export async function findRestyled(page: Page, address: string): Promise<string[]> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(OTHERS, async (route) => {
    await released;
    await route.continue();
  });
  const settled = waitForIdle(page, (url) => OTHERS.test(url));
  // The document is only loaded once its style sheets are.
  await page.goto(address, { waitUntil: 'commit' });
  await waitUntilShown(page);
  await settled();
  await expect(page.locator('link[data-all]'), 'the document names the styles of its page').toHaveCount(1);
  await page.evaluate(addLooking);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(([at, properties]) => (globalThis as unknown as Looking).keepLooks(at, properties), [
      size.width,
      PROPERTIES,
    ] as const);
  }
  release();
  await page.locator('link[data-all]').evaluate(replaceByAll);
  const restyled: string[] = [];
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    restyled.push(
      ...(await page.evaluate((at) => (globalThis as unknown as Looking).findRestyled(at), size.width)).map(
        (change) => `at ${size.width}, ${change}`,
      ),
    );
  }
  await page.unroute(OTHERS);
  return restyled;
}

/** As the panel does when somebody opens something. */
async function replaceByAll(own: HTMLElement | SVGElement): Promise<void> {
  const href = own.dataset['all'] ?? '';
  const all = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  await new Promise((loaded, failed) => {
    all.addEventListener('load', loaded);
    all.addEventListener('error', failed);
    own.after(all);
  });
  own.remove();
}

/** Keeps what the elements of a page look like within the page. */
function addLooking(): void {
  type Look = { state: string; styles: string };
  const kept = new Map<number, { names: string[]; looks: Map<Element, Look> }>();
  /** With that of what it is in: a list that is read again is paler. */
  const stateOf = (element: Element): string => {
    const own = [...element.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
    return element.parentElement ? `${stateOf(element.parentElement)} > ${own}` : own;
  };
  const lookAt = (element: Element, names: string[]): Look => {
    const style = getComputedStyle(element);
    const size = element.localName === 'svg' ? `width: ${style.width}; height: ${style.height}; ` : '';
    return {
      state: stateOf(element),
      styles: size + names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; '),
    };
  };
  const difference = (before: string, after: string) => {
    const known = new Set(before.split('; '));
    return after.split('; ').filter((each) => !known.has(each));
  };
  const looking: Looking = {
    keepLooks: (at, properties) => {
      const names = properties.split(' ');
      const elements = [...document.body.querySelectorAll('*')];
      kept.set(at, { names, looks: new Map(elements.map((each) => [each, lookAt(each, names)])) });
    },
    findRestyled: (at) => {
      const { names, looks } = kept.get(at) ?? { names: [], looks: new Map<Element, Look>() };
      return [...looks].flatMap(([element, before]) => {
        const after = lookAt(element, names);
        // What has changed by itself, or is gone, tells nothing.
        if (!element.isConnected || after.state !== before.state || after.styles === before.styles) return [];
        const text = (element.textContent ?? '').trim().slice(0, 20);
        return `${element.localName} ‘${text}’: ${difference(before.styles, after.styles).join('; ')}`;
      });
    },
  };
  Object.assign(globalThis, looking);
}
