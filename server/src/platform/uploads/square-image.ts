import { drawPicture } from './picture-work.ts';

/** The middle of an image that was already inspected, as a square WebP of `side` pixels. */
export function squareImage(bytes: Buffer, side: number): Promise<Buffer> {
  return drawPicture(bytes, (picture) => picture.resize(side, side, { fit: 'cover' }).webp({ quality: 86 }));
}
