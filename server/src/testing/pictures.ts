import sharp from 'sharp';

/** The smallest picture that uploads accept. */
export function onePixelJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
}

/** A photo as a phone takes it: 12 megapixels, in which no two places are alike. */
export function largePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'white', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
}
