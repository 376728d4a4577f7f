import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { toDisplayName } from '#platform/uploads/inspect-upload.ts';
import { carriesSomethingElse } from '#platform/uploads/polyglot.ts';
import type { Scan } from '#platform/uploads/virus-scanner.ts';

/** What phones take that we cannot draw again, and the extensions it has. iPhones take HEIC unless told otherwise. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  heic: ['heic', 'heif', 'hif'],
  heif: ['heif', 'heic', 'hif'],
  avif: ['avif'],
  gif: ['gif'],
  mp4: ['mp4', 'm4v'],
  m4v: ['m4v', 'mp4'],
  mov: ['mov'],
  '3gp': ['3gp', '3gpp'],
};

type Kept = { bytes: Buffer; contentType: string; extension: string; displayName: string };

/** A picture or film, kept as it is by what its content says. It is only ever downloaded, never shown on a page. */
export async function readUndrawable(
  filename: string,
  bytes: Buffer,
  scan: Scan | undefined,
): Promise<Kept | undefined> {
  const sniffed = await fileTypeFromBuffer(bytes);
  const extensions = sniffed && KINDS[sniffed.ext];
  if (!extensions || carriesSomethingElse(bytes) || (await scan?.(bytes)) === 'infected') return undefined;
  // Some phones call a HEIC ‘.jpg’, and nothing would open it under that name.
  const isNamed = extensions.includes(path.extname(filename).slice(1).toLowerCase());
  const displayName = toDisplayName(isNamed ? filename : `${filename}.${sniffed.ext}`);
  return { bytes, contentType: sniffed.mime, extension: sniffed.ext, displayName };
}
