import { type ComponentType, createElement, useLayoutEffect, useState } from 'react';
import { isNotLoaded } from './import-again.ts';

const LOST = 'bellbird:part-lost';

/** Calls back when something that was opened could not be shown. Returns how to stop. */
export function onPartLost(listener: () => void): () => void {
  window.addEventListener(LOST, listener);
  return () => window.removeEventListener(LOST, listener);
}

type Closable = { open?: boolean; onClose?: () => void };

/**
 * In place of a part whose file was lost. What can be closed is closed, and the page stays with what was typed on it;
 * opened again, it is asked for `again`. Anything else takes the page down, and so does code that arrived and fails.
 */
export function lostPart<Props extends object>(error: unknown, again: ComponentType<Props>): ComponentType<Props> {
  return function LostPart(props: Props & Closable) {
    const { open, onClose } = props;
    const canClose = onClose !== undefined && isNotLoaded(error);
    const [isClosed, setClosed] = useState(false);
    // Before anything is painted: nobody sees an empty menu.
    useLayoutEffect(() => {
      if (!canClose || isClosed) return;
      setClosed(true);
      window.dispatchEvent(new Event(LOST));
      onClose();
    }, [canClose, isClosed, onClose]);
    if (!canClose) throw error;
    return open && isClosed ? createElement(again, props) : null;
  };
}
