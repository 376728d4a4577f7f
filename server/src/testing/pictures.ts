import sharp from 'sharp';

/** The smallest picture that uploads accept. */
export function onePixelJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
}
