import { type UploadFault, uploadFault, type UploadRule } from '@bellbird/contract/shared/uploads';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { claimedSize, inTurn } from './picture-work.ts';
import { carriesSomethingElse } from './polyglot.ts';

/** Above the 6000 × 6000 that the contract allows, and still little enough to hold in memory. */
const MAX_PIXELS = 40_000_000;
/** From here on a JPEG is written in one pass: the better ones keep all of the picture in memory. */
const LARGE_PIXELS = 16_000_000;
const WORK_SECONDS = 30;

type ImageContent = { bytes: Buffer; contentType: string; width: number; height: number };

const KINDS: Readonly<
  Record<string, { sniffed: readonly string[]; contentType: string; encode: (image: Sharp, isLarge: boolean) => Sharp }>
> = {
  jpg: {
    sniffed: ['jpg'],
    contentType: 'image/jpeg',
    encode: (image, isLarge) => image.jpeg({ quality: 88, progressive: !isLarge, optimiseCoding: !isLarge }),
  },
  png: { sniffed: ['png', 'apng'], contentType: 'image/png', encode: (image) => image.png() },
  webp: { sniffed: ['webp'], contentType: 'image/webp', encode: (image) => image.webp({ quality: 88 }) },
};

/** Reads an image by its content and draws it again: upright, without metadata or anything hidden in it. */
export async function readImage(
  rule: UploadRule,
  bytes: Buffer,
  extension: string,
): Promise<ImageContent | UploadFault> {
  const kind = KINDS[extension];
  const sniffed = await fileTypeFromBuffer(bytes);
  if (!kind || !sniffed || !kind.sniffed.includes(sniffed.ext) || carriesSomethingElse(bytes)) return 'unreadable';

  const claimed = await claimedSize(bytes);
  if (!claimed) return 'unreadable';
  const { isTurned, width, height } = claimed;
  const fault = uploadFault(rule, { name: `image.${extension}`, bytes: bytes.length, width, height });
  if (fault) return fault;

  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    // Turning needs all of the picture in memory; otherwise it is drawn a strip at a time.
    const image = isTurned ? upright.autoOrient() : upright;
    const encoded = kind.encode(image, width * height > LARGE_PIXELS).timeout({ seconds: WORK_SECONDS });
    const draw = () => encoded.toBuffer({ resolveWithObject: true });
    const { data, info } = await inTurn(width * height, draw);
    return { bytes: data, contentType: kind.contentType, width: info.width, height: info.height };
  } catch {
    return 'unreadable';
  }
}
