import sharp, { type JpegOptions, type PngOptions, type Region, type ResizeOptions, type WebpOptions } from 'sharp';

/** Above the 6000 × 6000 that the contract allows. */
const MAX_PIXELS = 40_000_000;
const WORK_SECONDS = 30;

/** What is made of a picture, in this order; only data, so that another process can do it. */
export type Drawing = {
  /** Upright, as its camera says. It needs all of the picture in memory; otherwise it is drawn a strip at a time. */
  isTurned?: boolean;
  /** By so many degrees. */
  turn?: number;
  cut?: Region;
  resize?: ResizeOptions;
  as: ({ format: 'jpeg' } & JpegOptions) | ({ format: 'png' } & PngOptions) | ({ format: 'webp' } & WebpOptions);
};
export type Drawn = { bytes: Uint8Array; width: number; height: number };

/** Draws a picture without its metadata or anything hidden in it. Throws if it cannot be read. */
export async function draw(bytes: Uint8Array, { isTurned, turn, cut, resize, as }: Drawing): Promise<Drawn> {
  const { format, ...options } = as;
  let picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  if (isTurned) picture = picture.autoOrient();
  if (turn !== undefined) picture = picture.rotate(turn);
  if (cut) picture = picture.extract(cut);
  if (resize) picture = picture.resize(resize);
  const encoded = picture.toFormat(format, options).timeout({ seconds: WORK_SECONDS });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
