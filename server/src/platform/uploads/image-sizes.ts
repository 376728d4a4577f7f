import { drawPicture } from './picture-work.ts';

export type SizedImage = { width: number; bytes: Buffer };

/** The widths an image is large enough for, and its own if it is smaller than the largest. */
export function fittingWidths(ownWidth: number, widths: readonly number[]): number[] {
  const largest = Math.min(ownWidth, Math.max(...widths));
  return [...widths.filter((width) => width < largest), largest];
}

/** An image that was already inspected, as WebP in each of these widths. */
export async function imageSizes(bytes: Buffer, widths: readonly number[]): Promise<SizedImage[]> {
  const sizes: SizedImage[] = [];
  for (const width of widths) {
    const drawing = { resize: { width }, as: { format: 'webp', quality: 80 } } as const;
    sizes.push({ width, bytes: await drawPicture(bytes, drawing) });
  }
  return sizes;
}
