import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { UploadRule } from '@bellbird/contract/shared/uploads';
import { messageFile } from '@bellbird/contract/shared/uploads';
import type { MailAttachment, ReceivedMail } from '#platform/mail/received-mail.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { inspectUpload } from '#platform/uploads/inspect-upload.ts';
import type { Scan } from '#platform/uploads/virus-scanner.ts';
import type { WaitingFile } from './messages.tables.ts';
import { readUndrawable } from './undrawable-files.operations.ts';

/** Couples may send more image types than vendors. */
const RULE: UploadRule = {
  ...messageFile,
  extensions: [...messageFile.extensions, 'png', 'webp'],
  mimeTypes: [...messageFile.mimeTypes, 'image/png', 'image/webp'],
};
/** Smaller inline images are logos or trackers. */
const SMALLEST_INLINE_BYTES = 10 * 1024;

/** Proofs for mail programs, which nobody opens. */
const SIGNATURES: ReadonlySet<string> = new Set([
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
]);

/** Scanners and phones leave them out or write a date at the end; the content is compared with them in any case. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

function completeName({ filename, contentType }: Pick<MailAttachment, 'filename' | 'contentType'>): string {
  const extension = EXTENSIONS[contentType];
  const hasOne = RULE.extensions.includes(path.extname(filename).slice(1).toLowerCase());
  return extension && !hasOne ? `${filename}.${extension}` : filename;
}

/** Stores the attachments whose content matches their type and is clean; the rest are only listed by name. */
export async function storeFiles(storage: Storage, mail: ReceivedMail, scan: Scan | undefined): Promise<WaitingFile[]> {
  const relevant = mail.attachments.filter(
    (file) => !SIGNATURES.has(file.contentType) && (!file.isInText || file.size >= SMALLEST_INLINE_BYTES),
  );
  return Promise.all(relevant.map((file) => storeFile(storage, file, scan)));
}

export async function storeFile(
  storage: Storage,
  file: Pick<MailAttachment, 'filename' | 'contentType' | 'size' | 'content'>,
  scan: Scan | undefined,
): Promise<WaitingFile> {
  const listed = { name: file.filename, mimeType: file.contentType, sizeBytes: file.size, storageKey: null };
  if (!file.content) return listed;
  const inspection = await inspectUpload(RULE, { filename: completeName(file), bytes: file.content }, scan);
  const upload = inspection.ok ? inspection.upload : await readUndrawable(file.filename, file.content, scan);
  if (!upload) return listed;
  const storageKey = `messages/${randomUUID()}.${upload.extension}`;
  await storage.put(storageKey, upload.bytes, { contentType: upload.contentType });
  return { name: upload.displayName, mimeType: upload.contentType, sizeBytes: upload.bytes.length, storageKey };
}
