import { drawPicture } from './picture-work.ts';

/** The middle of an image that was already inspected, as a square WebP of `side` pixels. */
export function squareImage(bytes: Buffer, side: number): Promise<Buffer> {
  const resize = { width: side, height: side, fit: 'cover' } as const;
  return drawPicture(bytes, { resize, as: { format: 'webp', quality: 86 } });
}
