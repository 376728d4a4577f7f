import { type UploadFault, uploadFault } from '@bellbird/contract/shared/upload-faults';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import { template } from '#texts/texts.ts';
import { describeFault } from './check-file.ts';

export const PHOTO_RULE = imageUpload({ required: true });

const QUALITY = 0.9;

/** What an iPhone saves, whatever its name has become on the way. */
export async function isHeic(file: File): Promise<boolean> {
  return /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(await readStart(file)) || /\.hei[cf]$/i.test(file.name);
}

/** The first bytes as letters; none where the file is gone, or in a cloud that is out of reach. */
async function readStart(file: File): Promise<string> {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  } catch {
    return '';
  }
}

type Size = { width: number; height: number };

/** Phones draw no larger picture: their browsers then give none at all. */
const DRAWN_PIXELS = 4096 * 4096;

/** The size that fits into the rule, and on a phone’s canvas, without changing the picture's shape. */
export function fitSize(size: Size): Size {
  const { maxWidth = Infinity, maxHeight = Infinity } = PHOTO_RULE;
  const area = Math.sqrt(DRAWN_PIXELS / (size.width * size.height));
  const scale = Math.min(1, maxWidth / size.width, maxHeight / size.height, area);
  return { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
}

/** A photo as the server accepts it, or a sentence that says what is wrong with it. */
export async function preparePhoto(file: File): Promise<File | string> {
  const fitted = await fitPhoto(file);
  if (fitted === 'heic') return template('ui', 'file.heic');
  return typeof fitted === 'string' ? describeFault(PHOTO_RULE, fitted) : fitted;
}

/**
 * A photo as the server accepts it, or what is wrong with it. A HEIC file, one with too many pixels or bytes, or one
 * that is not what its name says, is drawn again as JPEG where this browser can read it.
 */
export async function fitPhoto(file: File): Promise<File | UploadFault | 'heic'> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) {
    if (await isHeic(file)) return 'heic';
    return uploadFault(PHOTO_RULE, { name: file.name, bytes: file.size }) ?? 'unreadable';
  }
  try {
    const size = fitSize(bitmap);
    const { width, height } = bitmap;
    const isFine = !uploadFault(PHOTO_RULE, { name: file.name, bytes: file.size, width, height });
    return isFine && (await isNamedRight(file)) ? file : ((await drawAgain(bitmap, size, file.name)) ?? 'unreadable');
  } finally {
    bitmap.close();
  }
}

const BEGINNINGS = [
  [/^\xff\xd8\xff/, /\.jpe?g$/i],
  [/^\x89PNG/, /\.png$/i],
  [/^RIFF....WEBP/s, /\.webp$/i],
] as const;

/** Messengers save WebP under the name of a JPEG, and the server believes no name. */
async function isNamedRight(file: File): Promise<boolean> {
  const start = await readStart(file);
  return BEGINNINGS.some(([beginning, ending]) => beginning.test(start) && ending.test(file.name));
}

async function drawAgain(bitmap: ImageBitmap, { width, height }: Size, name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // A JPEG has no transparency; without a ground it becomes black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  const file = drawn && new File([drawn], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  return file && !uploadFault(PHOTO_RULE, { name: file.name, bytes: file.size }) ? file : undefined;
}
