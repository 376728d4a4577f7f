/** A part of a picture, in shares of its width and height. */
export type Area = { x: number; y: number; width: number; height: number };
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];
/** Clockwise, then cropped. The focus is a point of the result, in per cent: what stays visible in every shape. */
export type PhotoEdit = { turn: Turn; crop: Area; focus: { x: number; y: number } };

export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 };
export const MIDDLE = { x: 50, y: 50 } as const;
export const UNEDITED: PhotoEdit = { turn: 0, crop: WHOLE, focus: MIDDLE };
/** Less than this of a side is no picture any more. */
export const CROP_MIN = 0.1;

/** What a crop of the turned picture shows of the picture as it was uploaded. */
export function toOriginalArea({ turn, crop }: Pick<PhotoEdit, 'turn' | 'crop'>): Area {
  const { x, y, width, height } = crop;
  switch (turn) {
    case 0:
      return crop;
    case 90:
      return { x: y, y: 1 - x - width, width: height, height: width };
    case 180:
      return { x: 1 - x - width, y: 1 - y - height, width, height };
    case 270:
      return { x: 1 - y - height, y: x, width: height, height: width };
  }
}

/** A crop that keeps showing the same part when the picture is turned a quarter further, clockwise. */
export function turnArea({ x, y, width, height }: Area): Area {
  return { x: 1 - y - height, y: x, width: height, height: width };
}

/** Rounding may shift an edge by less than a pixel. */
const TOLERANCE = 0.0005;

export function isWithin(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  );
}

/** The pixels of a crop; at least one, and never beyond the picture. */
export function toPixels(crop: Area, size: { width: number; height: number }) {
  const left = Math.min(size.width - 1, Math.round(crop.x * size.width));
  const top = Math.min(size.height - 1, Math.round(crop.y * size.height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(size.width - left, Math.round(crop.width * size.width))),
    height: Math.max(1, Math.min(size.height - top, Math.round(crop.height * size.height))),
  };
}
