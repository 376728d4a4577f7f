import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { zipEnd } from './polyglot.ts';

export const MAX_ZIP_ENTRIES = 2_000;
export const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

type Entry = { name: string; method: number; packed: number; unpacked: number; offset: number };

const inflate = promisify(inflateRaw);

/** An Office file is a zip with a list of its contents; a bomb, a different zip or odd paths are refused. */
export async function isSafeOfficeZip(bytes: Buffer): Promise<boolean> {
  try {
    const entries = readDirectory(bytes);
    return entries !== undefined && isModest(entries, bytes.length) && (await unpacksAsClaimed(entries, bytes));
  } catch {
    // A record that points outside the file, or data that does not inflate to its claimed size.
    return false;
  }
}

function readDirectory(bytes: Buffer): Entry[] | undefined {
  const end = zipEnd(bytes);
  if (end === undefined || bytes.readUInt32LE(0) !== LOCAL_HEADER) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ZIP_ENTRIES) return undefined;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function isModest(entries: readonly Entry[], fileBytes: number): boolean {
  const sum = (size: (entry: Entry) => number) => entries.reduce((total, entry) => total + size(entry), 0);
  return (
    entries.some(({ name }) => name === '[Content_Types].xml') &&
    entries.every(({ name }) => !/^[/\\]|\\|:|(^|\/)\.\.(\/|$)/.test(name)) &&
    sum(({ unpacked }) => unpacked) <= MAX_UNPACKED_BYTES &&
    // Entries that overlap are how a small zip bomb unpacks to petabytes.
    sum(({ packed }) => packed) <= fileBytes
  );
}

/** The directory may lie about sizes, so every entry is unpacked once, never beyond what it claimed. */
async function unpacksAsClaimed(entries: readonly Entry[], bytes: Buffer): Promise<boolean> {
  for (const { method, packed, unpacked, offset } of entries) {
    if (bytes.readUInt32LE(offset) !== LOCAL_HEADER) return false;
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const data = bytes.subarray(start, start + packed);
    if (method === STORED && data.length === unpacked) continue;
    if (method !== DEFLATED) return false;
    const content = await inflate(data, { maxOutputLength: Math.max(1, unpacked) });
    if (content.length !== unpacked) return false;
  }
  return true;
}
