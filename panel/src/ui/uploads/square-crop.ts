export type Size = { width: number; height: number };
/** Which part of a picture is kept: its centre, as a share of the picture, and the zoom. */
export type Cut = { x: number; y: number; zoom: number };
export type Square = { left: number; top: number; side: number };

export const MIDDLE: Cut = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

/** The square that a crop keeps, in pixels; always inside the picture. */
export function cropSquare({ width, height }: Size, { x, y, zoom }: Cut): Square {
  const side = Math.min(width, height) / clamp(zoom, 1, MAX_ZOOM);
  return {
    side,
    left: clamp(x * width - side / 2, 0, width - side),
    top: clamp(y * height - side / 2, 0, height - side),
  };
}

/** The crop after the picture was dragged by some pixels of a frame `frame` wide. */
export function pulled(size: Size, cut: Cut, by: { x: number; y: number }, frame: number): Cut {
  const { side, left, top } = cropSquare(size, cut);
  const scale = side / frame;
  const next = cropSquare(size, {
    ...cut,
    x: (left + side / 2 - by.x * scale) / size.width,
    y: (top + side / 2 - by.y * scale) / size.height,
  });
  return { ...cut, x: (next.left + side / 2) / size.width, y: (next.top + side / 2) / size.height };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
