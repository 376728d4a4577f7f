import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

const FROM_PX = 6;
const HOLD_MS = 200;

/** A mouse drags from the first few pixels; a finger holds first, because moving it scrolls. */
export function useDragSensors(delay = HOLD_MS) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: FROM_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay, tolerance: FROM_PX } }),
  );
}

const say = () => undefined;

/** For lists that announce moves themselves. */
export const SILENT_DRAG = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: say, onDragOver: say, onDragEnd: say, onDragCancel: say },
};
