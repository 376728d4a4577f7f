import { type RefObject, useInsertionEffect, useRef } from 'react';

type Layer = {
  readonly popup: RefObject<HTMLDivElement | null>;
  /** What had the focus before it opened, then what had it before that was opened, and so on. */
  readonly path: readonly HTMLElement[];
};

type Focus = {
  /** For the element that opens over the page. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** A field that asked for the focus by itself keeps it; otherwise the whole is focused, so that its name is read. */
  readonly initialFocus: () => HTMLElement | false;
};

const layers = new Set<Layer>();

/**
 * Where the focus is while something is open over the page, and after it. When it closes, the focus returns to what
 * had it before, unless something else has taken it: another dialog, or the next page.
 */
export function useFocus(isOpen: boolean, { returns = true }: { returns?: boolean } = {}): Focus {
  const ref = useRef<HTMLDivElement>(null);
  useFocusReturn(isOpen && returns, ref);
  return {
    ref,
    initialFocus: () => (ref.current?.contains(document.activeElement) ? false : (ref.current ?? false)),
  };
}

function useFocusReturn(isOpen: boolean, popup: Layer['popup']): void {
  // Before the other effects of this update, in which a field may take the focus by itself.
  useInsertionEffect(() => {
    if (!isOpen) return;
    const layer = { popup, path: findPath() };
    layers.add(layer);
    return () => {
      const closing = popup.current;
      queueMicrotask(() => {
        layers.delete(layer);
        const now = findFocused();
        // Whatever else fades out at the same time does not keep the focus either.
        const isTaken = now && !closing?.contains(now) && !now.closest('[data-closed]');
        if (!isTaken) layer.path.find((element) => element.isConnected)?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, popup]);
}

/** A dialog that a menu opens outlives the menu's item: later the focus returns to the menu's button. */
function findPath(): HTMLElement[] {
  const focused = findFocused();
  const open = [...layers];
  // A press beside a dialog takes the focus from it; what opens then still belongs to it.
  const below = focused ? open.find((layer) => layer.popup.current?.contains(focused)) : open.at(-1);
  const start = focused ?? below?.popup.current;
  return [...(start ? [start] : []), ...(below?.path ?? [])];
}

function findFocused(): HTMLElement | undefined {
  const { activeElement: focused, body } = document;
  return focused instanceof HTMLElement && focused !== body ? focused : undefined;
}
