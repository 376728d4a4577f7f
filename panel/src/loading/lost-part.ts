import { type ComponentType, createContext, createElement, useContext, useLayoutEffect, useState } from 'react';
import { isNotLoaded } from './import-again.ts';

const LOST = 'bellbird:part-lost';

/** Calls back when something that was opened could not be shown. Returns how to stop. */
export function onPartLost(listener: () => void): () => void {
  window.addEventListener(LOST, listener);
  return () => window.removeEventListener(LOST, listener);
}

/** Says that something that was opened could not be shown. */
export function tellPartLost(): void {
  window.dispatchEvent(new Event(LOST));
}

/** What is shown in place of a part that cannot be closed, such as a tab. Without it, such a part takes the page down. */
export const UnreachedContext = createContext<ComponentType<{ onRetry: () => void }> | undefined>(undefined);

type Closable = { open?: boolean; onClose?: () => void };

/**
 * In place of a part whose file was lost; the page stays with what was typed on it. What can be closed is closed, and
 * asked for `again` when it is opened again. Anything else says so in its place, and is asked for again when somebody
 * wants it or the line is back. Code that arrived and fails takes the page down.
 */
export function lostPart<Props extends object>(
  error: unknown,
  again: ComponentType<Props>,
  forget: () => void,
): ComponentType<Props> {
  return function LostPart(props: Props & Closable) {
    const { open, onClose } = props;
    const Unreached = useContext(UnreachedContext);
    const canClose = onClose !== undefined;
    const [isLeft, setLeft] = useState(false);
    // Before anything is painted: nobody sees an empty menu.
    useLayoutEffect(() => {
      if (!canClose || isLeft) return;
      setLeft(true);
      tellPartLost();
      onClose();
    }, [canClose, isLeft, onClose]);
    if (!isNotLoaded(error) || (!canClose && !Unreached)) throw error;
    if (canClose ? open && isLeft : isLeft) return createElement(again, props);
    if (canClose || !Unreached) return null;
    const retry = () => {
      forget();
      setLeft(true);
    };
    return createElement(Unreached, { onRetry: retry });
  };
}
