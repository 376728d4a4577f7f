import type { Page } from '@playwright/test';

/**
 * What can be pressed in a part of a page and is smaller than `least` pixels in one direction. A link within a sentence may be as tall as
 * its line, and what only screen readers see has no size; a tick is pressed by its label, a field by its frame.
 */
export function findSmallTargets(page: Page, least: number, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ pixels, place }) => {
      const PRESSABLE =
        'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="switch"], [role="gridcell"] button';
      const isHidden = (element: Element): boolean => {
        const { clipPath, visibility, opacity } = getComputedStyle(element);
        return clipPath !== 'none' || visibility === 'hidden' || opacity === '0' || element.closest('[inert]') !== null;
      };
      const isInSentence = (element: Element): boolean =>
        element.matches('a') && getComputedStyle(element).display === 'inline';
      /** The whole area that reacts: its label, or what a pseudo-element adds. */
      const sizeOf = (element: Element): { width: number; height: number } => {
        const { labels } = element as HTMLInputElement;
        const frame = element.closest('[data-part="input"]');
        const boxes = [element, ...(labels ?? []), ...(frame && element.matches('input, textarea') ? [frame] : [])].map(
          (each) => each.getBoundingClientRect(),
        );
        const added = getComputedStyle(element, '::after');
        const isAdded = added.content !== 'none' && added.position === 'absolute';
        const extra = isAdded
          ? [{ width: Number.parseFloat(added.width) || 0, height: Number.parseFloat(added.height) || 0 }]
          : [];
        return {
          width: Math.max(...[...boxes, ...extra].map(({ width }) => width)),
          height: Math.max(...[...boxes, ...extra].map(({ height }) => height)),
        };
      };
      return [...document.querySelectorAll(`${place} :is(${PRESSABLE})`)]
        .filter((element) => element.getClientRects().length > 0 && !isHidden(element) && !isInSentence(element))
        .map((element) => ({ element, ...sizeOf(element) }))
        .filter(({ width, height }) => Math.round(Math.min(width, height)) < pixels)
        .map(({ element, width, height }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
          return `${element.tagName.toLowerCase()} ‘${name.trim().slice(0, 40)}’ ${Math.round(width)} × ${Math.round(height)}`;
        });
    },
    { pixels: least, place: within },
  );
}
