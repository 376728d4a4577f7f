import sharp from 'sharp';

/** The middle of an image that was already inspected, as a square WebP of `side` pixels. */
export function squareImage(bytes: Buffer, side: number): Promise<Buffer> {
  return sharp(bytes).resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer();
}
