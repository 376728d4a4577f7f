import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const HOLD_MS = 500;
/** A finger is never quite still. */
const STILL_PX = 10;

/** Handlers for an element on which a finger can rest: `onHold` runs once, and the press then does nothing else. */
export function useLongPress(onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isHeld = useRef(false);
  const isTouch = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      stop();
      isHeld.current = false;
      isTouch.current = pointerType === 'touch';
      if (!isTouch.current || !onHold) return;
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        isHeld.current = true;
        onHold();
      }, HOLD_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** The link's own menu would cover what was just selected. */
    onContextMenu: (event: MouseEvent) => {
      if (isTouch.current) event.preventDefault();
    },
    /** Lifting the finger is not a press on the link. */
    onClickCapture: (event: MouseEvent) => {
      if (!isHeld.current) return;
      isHeld.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
