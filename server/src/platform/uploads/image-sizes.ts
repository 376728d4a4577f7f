import sharp from 'sharp';

export type SizedImage = { width: number; bytes: Buffer };

/** Images drawn at once per process: each takes a core and up to 150 MB. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** The widths an image is large enough for, and its own if it is smaller than the largest. */
export function fittingWidths(ownWidth: number, widths: readonly number[]): number[] {
  const largest = Math.min(ownWidth, Math.max(...widths));
  return [...widths.filter((width) => width < largest), largest];
}

/** An image that was already inspected, as WebP in each of these widths. */
export async function imageSizes(bytes: Buffer, widths: readonly number[]): Promise<SizedImage[]> {
  return inTurn(async () => {
    const sizes: SizedImage[] = [];
    for (const width of widths) {
      sizes.push({ width, bytes: await sharp(bytes).resize({ width }).webp({ quality: 80 }).toBuffer() });
    }
    return sizes;
  });
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The slot is passed on, not released: nobody can get in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
