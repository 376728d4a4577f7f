import type { Page } from '@playwright/test';

/**
 * Texts that a page cuts off, with no way to scroll to the rest. An ellipsis is a decision of the design: the whole
 * text is on the page that the row opens.
 */
export function findCutTexts(page: Page, within = 'main'): Promise<string[]> {
  return page.evaluate((place) => {
    const cuts = (element: Element): boolean => {
      const { overflowX, textOverflow, clipPath, position, webkitLineClamp } = getComputedStyle(element);
      const isForReaders = clipPath !== 'none' || (position === 'absolute' && element.clientWidth <= 1);
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      return (overflowX === 'hidden' || overflowX === 'clip') && !isForReaders && !isShortened;
    };
    const hasOwnText = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    return [...document.querySelectorAll(`${place} *`)]
      .filter(
        (element) =>
          hasOwnText(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1) return false;
        for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
          const box = outer.getBoundingClientRect();
          // Nobody looks for the rest of a dialog by scrolling it sideways.
          if (outer.matches('[role="dialog"]')) return left < box.left - 1 || right > box.right + 1;
          if (getComputedStyle(outer).overflowX === 'auto' || getComputedStyle(outer).overflowX === 'scroll')
            return false;
          if (cuts(outer) && outer !== element && (left < box.left - 1 || right > box.right + 1)) return true;
          if (cuts(outer) && outer === element && outer.scrollWidth > outer.clientWidth + 1) return true;
        }
        return false;
      })
      .map((element) => (element.textContent ?? '').trim().slice(0, 60));
  }, within);
}
