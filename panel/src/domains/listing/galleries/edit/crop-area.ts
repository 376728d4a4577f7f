import { type Area, CROP_MIN, WHOLE } from '@bellbird/contract/listing/galleries/photo-edit.ts';

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
export const CORNERS: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];
/** In shares of the picture. */
export type Step = { x: number; y: number };

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The area, moved as far as the picture reaches. */
export function moveArea({ x, y, width, height }: Area, by: Step): Area {
  return { x: within(x + by.x, 0, 1 - width), y: within(y + by.y, 0, 1 - height), width, height };
}

/** One corner pulled, the opposite one staying where it is. */
export function pullCorner(area: Area, corner: Corner, by: Step): Area {
  const isLeft = corner.endsWith('Left');
  const isTop = corner.startsWith('top');
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const x = isLeft ? within(area.x + by.x, 0, right - CROP_MIN) : area.x;
  const y = isTop ? within(area.y + by.y, 0, bottom - CROP_MIN) : area.y;
  return {
    x,
    y,
    width: (isLeft ? right : within(right + by.x, x + CROP_MIN, 1)) - x,
    height: (isTop ? bottom : within(bottom + by.y, y + CROP_MIN, 1)) - y,
  };
}

/** The largest area of a shape, in the middle of what is chosen now; `picture` is width through height. */
export function fitShape(area: Area, shape: number, picture: number): Area {
  const wanted = shape / picture;
  const isWide = wanted > 1;
  const [width, height] = isWide ? [WHOLE.width, 1 / wanted] : [wanted, WHOLE.height];
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return moveArea({ x: middle.x - width / 2, y: middle.y - height / 2, width, height }, { x: 0, y: 0 });
}

export function moveFocus(focus: { x: number; y: number }, area: Area, by: Step): { x: number; y: number } {
  return {
    x: Math.round(within(focus.x + (100 * by.x) / area.width, 0, 100)),
    y: Math.round(within(focus.y + (100 * by.y) / area.height, 0, 100)),
  };
}

const KEY_STEP = 0.01;
const ARROWS: Readonly<Record<string, Step>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

/** What an arrow key moves by; ten times as far with Shift. */
export function toStep({ key, shiftKey }: { key: string; shiftKey: boolean }): Step | undefined {
  const step = ARROWS[key];
  return step && shiftKey ? { x: step.x * 10, y: step.y * 10 } : step;
}
