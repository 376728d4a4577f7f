import { type RefCallback, type RefObject, useInsertionEffect, useRef } from 'react';

type Layer = {
  readonly popup: RefObject<HTMLElement | null>;
  /** What had the focus before it opened, then what had it before that was opened, and so on. */
  readonly path: readonly HTMLElement[];
};

type Focus = {
  /** For the element that opens over the page. */
  readonly ref: RefCallback<HTMLElement>;
  /** A field that asked for the focus by itself keeps it; otherwise the whole is focused, so that its name is read. */
  readonly initialFocus: () => HTMLElement | false;
};

const layers = new Set<Layer>();

/**
 * Where the focus is while something is open over the page, and after it. When it closes, the focus returns to what
 * had it before, unless something else has taken it: another dialog, or the next page.
 */
export function useFocus(isOpen: boolean, { returns = true }: { returns?: boolean } = {}): Focus {
  const popup = useRef<HTMLElement>(null);
  useFocusReturn(isOpen && returns, popup);
  return {
    ref: (element) => {
      popup.current = element;
    },
    initialFocus: () => (popup.current?.contains(document.activeElement) ? false : (popup.current ?? false)),
  };
}

function useFocusReturn(isOpen: boolean, popup: Layer['popup']): void {
  // Before the other effects of this update, in which a field may take the focus by itself.
  useInsertionEffect(() => {
    const focused = document.activeElement;
    if (!isOpen || !(focused instanceof HTMLElement)) return;
    // A dialog that a menu opens outlives the menu's item: then the focus returns to the menu's button.
    const below = [...layers].find((layer) => layer.popup.current?.contains(focused));
    const layer = { popup, path: [focused, ...(below?.path ?? [])] };
    layers.add(layer);
    return () => {
      const closing = popup.current;
      queueMicrotask(() => {
        layers.delete(layer);
        const { activeElement: now } = document;
        if (now && now !== document.body && !closing?.contains(now)) return;
        layer.path.find((element) => element.isConnected)?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, popup]);
}
