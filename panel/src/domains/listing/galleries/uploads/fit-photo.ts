import { type UploadFault, uploadFault } from '@bellbird/contract/shared/upload-faults';
import { imageUpload } from '@bellbird/contract/shared/uploads';

export const PHOTO_RULE = imageUpload({ required: true });

const HEIC = /\.(?:heic|heif)$/i;
const QUALITY = 0.9;

export function isHeic(file: { name: string; type: string }): boolean {
  return HEIC.test(file.name) || /^image\/hei[cf]/.test(file.type);
}

type Size = { width: number; height: number };

/** The size that fits into the rule without changing the picture's shape. */
export function fitSize(size: Size): Size {
  const { maxWidth = Infinity, maxHeight = Infinity } = PHOTO_RULE;
  const scale = Math.min(1, maxWidth / size.width, maxHeight / size.height);
  return { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
}

/** What keeps a photo from being uploaded. */
export type PhotoFault = UploadFault | 'heic';

/**
 * A photo as the server accepts it, or what is wrong with it. A HEIC file, or one with too many pixels or bytes, is
 * drawn again as JPEG where this browser can read it.
 */
export async function fitPhoto(file: File): Promise<File | PhotoFault> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap)
    return isHeic(file) ? 'heic' : (uploadFault(PHOTO_RULE, { name: file.name, bytes: file.size }) ?? 'unreadable');
  try {
    const size = fitSize(bitmap);
    const isFine = !uploadFault(PHOTO_RULE, {
      name: file.name,
      bytes: file.size,
      width: bitmap.width,
      height: bitmap.height,
    });
    return isFine ? file : ((await drawAgain(bitmap, size, file.name)) ?? 'unreadable');
  } finally {
    bitmap.close();
  }
}

async function drawAgain(bitmap: ImageBitmap, { width, height }: Size, name: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  const file = drawn && new File([drawn], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  return file && !uploadFault(PHOTO_RULE, { name: file.name, bytes: file.size }) ? file : undefined;
}
