import { type UploadFault, uploadFault } from '@bellbird/contract/shared/upload-faults';
import type { UploadRule } from '@bellbird/contract/shared/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { drawApart } from './draw-apart.ts';
import type { Drawing } from './drawing.ts';
import { claimedSize, inTurn } from './picture-work.ts';
import { carriesSomethingElse } from './polyglot.ts';

type ImageContent = { bytes: Buffer; contentType: string; width: number; height: number };

/** From here on a JPEG is written in one pass: the better ones keep all of the picture in memory. */
const LARGE_PIXELS = 16_000_000;

type Kind = { sniffed: readonly string[]; contentType: string; as: (pixels: number) => Drawing['as'] };

const KINDS: Readonly<Record<string, Kind>> = {
  jpg: {
    sniffed: ['jpg'],
    contentType: 'image/jpeg',
    as: (pixels) => ({
      format: 'jpeg',
      quality: 88,
      progressive: pixels <= LARGE_PIXELS,
      optimiseCoding: pixels <= LARGE_PIXELS,
    }),
  },
  png: { sniffed: ['png', 'apng'], contentType: 'image/png', as: () => ({ format: 'png' }) },
  webp: { sniffed: ['webp'], contentType: 'image/webp', as: () => ({ format: 'webp', quality: 88 }) },
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

  const pixels = width * height;
  const drawn = await inTurn(pixels, () => drawApart(bytes, { isTurned, as: kind.as(pixels) }));
  if (!drawn) return 'unreadable';
  return { bytes: Buffer.from(drawn.bytes), contentType: kind.contentType, width: drawn.width, height: drawn.height };
}
