import type { Log } from '#platform/log/log.ts';
import type { SmsMedia } from '#platform/sms/sms-media.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Scan } from '#platform/uploads/virus-scanner.ts';
import { storeFile } from './incoming-files.operations.ts';
import type { WaitingFile } from './messages.tables.ts';

export type SentPicture = { url: string; mimeType: string };
type Ports = { smsMedia: SmsMedia; storage: Storage; scan: Scan | undefined; log: Log };

/** The gateway waits 15 seconds for our answer to a text. */
const ALL_MS = 8000;

/** How phones name what they send. */
const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: 'jpg', quicktime: 'mov', '3gpp': '3gp' };

/** The pictures of a text, one after the other. One that cannot be had is listed, and the vendor can ask for it. */
export async function storePictures(ports: Ports, pictures: readonly SentPicture[]): Promise<WaitingFile[]> {
  const deadline = performance.now() + ALL_MS;
  const files: WaitingFile[] = [];
  for (const [index, picture] of pictures.entries()) {
    const content = await ports.smsMedia.read(picture.url, Math.ceil(deadline - performance.now()));
    files.push(await storePicture(ports, { ...toNamed(picture, index), content }));
  }
  return files;
}

function toNamed({ mimeType }: SentPicture, index: number) {
  const [kind = 'image', format = 'jpeg'] = mimeType.split('/');
  return { filename: `${kind}-${index + 1}.${EXTENSIONS[format] ?? format}`.slice(0, 200), contentType: mimeType };
}

async function storePicture(
  { storage, scan, log }: Ports,
  file: { filename: string; contentType: string; content: Buffer | undefined },
): Promise<WaitingFile> {
  const listed = { name: file.filename, mimeType: file.contentType, sizeBytes: 0, storageKey: null };
  const { content } = file;
  if (!content) return listed;
  // No gateway sends a text again, so its words must not wait for storage or scanner.
  return storeFile(storage, { ...file, content, size: content.length }, scan).catch((error: unknown) => {
    log.warn({ err: error }, 'sms: a picture could not be stored');
    return listed;
  });
}
