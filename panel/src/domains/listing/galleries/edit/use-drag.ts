import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Step, toStep } from './crop-area.ts';

/** The handlers of something that is dragged over a picture by pointer, finger or arrow keys. */
export function useDrag(picture: RefObject<HTMLElement | null>) {
  const from = useRef<Step>(undefined);
  return (move: (by: Step) => void) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // The focus lies on the area, and a corner beside it: only the one that is touched moves.
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const box = picture.current?.getBoundingClientRect();
      if (!from.current || !box || event.buttons === 0) return;
      event.stopPropagation();
      move({ x: (event.clientX - from.current.x) / box.width, y: (event.clientY - from.current.y) / box.height });
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      from.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const by = toStep(event);
      if (!by) return;
      event.preventDefault();
      event.stopPropagation();
      move(by);
    },
  });
}
