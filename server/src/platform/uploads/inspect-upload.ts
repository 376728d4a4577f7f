import path from 'node:path';
import { UPLOAD_FAULT_TEXT, type UploadFault, uploadFault } from '@bellbird/contract/shared/upload-faults';
import type { UploadRule } from '@bellbird/contract/shared/uploads';
import { readDocument } from './document-content.ts';
import { readImage } from './image-content.ts';
import type { Scan } from './virus-scanner.ts';

const IMAGES = new Set(['jpg', 'png', 'webp']);

export type UploadedFile = { filename: string; bytes: Buffer };

export type InspectedUpload = {
  /** What to store: images come out re-encoded, without position and other metadata. */
  bytes: Buffer;
  contentType: string;
  /** Without the dot, one spelling per kind: `jpg`, never `jpeg`. */
  extension: string;
  width: number | undefined;
  height: number | undefined;
  /** The sender’s name for it, for display only and never a storage key: no path, no control characters. */
  displayName: string;
};

export type Inspection =
  | { ok: true; upload: InspectedUpload | undefined }
  | { ok: false; fault: UploadFault; message: string };

/**
 * Checks an upload by the contract's rule and by its content; `upload` is undefined when an optional file was left out.
 * Images are drawn again, so only documents are scanned.
 */
export async function inspectUpload(
  rule: UploadRule,
  file: UploadedFile | undefined,
  scan?: Scan,
): Promise<Inspection> {
  const refuse = (fault: UploadFault): Inspection => ({ ok: false, fault, message: UPLOAD_FAULT_TEXT[fault](rule) });
  // A form with no file chosen still sends a part, with an empty name.
  const given = file?.filename ? file : undefined;
  const fault = uploadFault(rule, given && { name: given.filename, bytes: given.bytes.length });
  if (fault) return refuse(fault);
  if (!given) return { ok: true, upload: undefined };

  const displayName = toDisplayName(given.filename);
  const extension = path.extname(displayName).slice(1).toLowerCase().replace('jpeg', 'jpg');
  const { bytes } = given;
  const isImage = IMAGES.has(extension);
  const content = await (isImage ? readImage(rule, bytes, extension) : readDocument(bytes, extension));
  if (typeof content === 'string') return refuse(content);
  if (!isImage && (await scan?.(bytes)) === 'infected') return refuse('infected');
  return { ok: true, upload: { ...content, extension, displayName } };
}

/** Without any path, and without signs that could hide how the name ends. */
export function toDisplayName(filename: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const name = path.win32.basename(filename).replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '');
  return name.slice(-120);
}
