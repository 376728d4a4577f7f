import type { UploadFault } from '@bellbird/contract/shared/upload-faults';
import { fileTypeFromBuffer } from 'file-type';
import { isSafeOfficeZip } from './office-zip.ts';
import { endsAsZip } from './polyglot.ts';

type DocumentContent = { bytes: Buffer; contentType: string; width: undefined; height: undefined };

type Kind = { contentType: string; holds: (bytes: Buffer) => boolean | Promise<boolean> };

const OOXML = 'application/vnd.openxmlformats-officedocument';
const KINDS: Readonly<Record<string, Kind>> = {
  pdf: { contentType: 'application/pdf', holds: isPdf },
  doc: { contentType: 'application/msword', holds: (bytes) => isOldOffice(bytes, ['WordDocument']) },
  xls: { contentType: 'application/vnd.ms-excel', holds: (bytes) => isOldOffice(bytes, ['Workbook', 'Book']) },
  docx: { contentType: `${OOXML}.wordprocessingml.document`, holds: (bytes) => isNewOffice(bytes, 'docx') },
  xlsx: { contentType: `${OOXML}.spreadsheetml.sheet`, holds: (bytes) => isNewOffice(bytes, 'xlsx') },
};

/** Reads a document by its content; the bytes stay as they are. */
export async function readDocument(bytes: Buffer, extension: string): Promise<DocumentContent | UploadFault> {
  const kind = KINDS[extension];
  if (!kind || !(await kind.holds(bytes))) return 'unreadable';
  return { bytes, contentType: kind.contentType, width: undefined, height: undefined };
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && !endsAsZip(bytes);
}

/** Word and Excel before 2007 share one container; the streams inside tell them apart. */
async function isOldOffice(bytes: Buffer, streams: readonly string[]): Promise<boolean> {
  const sniffed = await fileTypeFromBuffer(bytes);
  return (
    sniffed?.ext === 'cfb' && !endsAsZip(bytes) && streams.some((name) => bytes.includes(`${name}\0`, 0, 'utf16le'))
  );
}

async function isNewOffice(bytes: Buffer, extension: string): Promise<boolean> {
  // The caps come first: the sniffer unpacks part of the zip to detect its type.
  if (!(await isSafeOfficeZip(bytes))) return false;
  return (await fileTypeFromBuffer(bytes))?.ext === extension;
}
