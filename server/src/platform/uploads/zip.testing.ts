import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  content: Buffer | string;
  /** What the directory says about the unpacked size, when it lies. */
  claimedSize?: number;
  /** How often the directory lists this one entry: more than once and they overlap. */
  listed?: number;
};

/** Builds a zip by hand, so that tests can also build the ones no packer would. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize, listed = 1 } of entries) {
    const plain = Buffer.from(content as string);
    const packed = deflateRawSync(plain);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedSize ?? plain.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const entry = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, tail, Buffer.from(name)]);
    for (let i = 0; i < listed; i++) directory.push(entry);
    locals.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listing, Buffer.from('PK\u0005\u0006'), end]);
}

const TYPES = {
  docx: ['word/document.xml', 'wordprocessingml.document.main'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet.main'],
} as const;

/** The least that is still a Word or Excel file, plus what a test wants inside. */
export function officeFile(kind: keyof typeof TYPES, extra: readonly ZipEntry[] = []): Buffer {
  const [part, type] = TYPES[kind];
  const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/></Types>`;
  return zip([{ name: '[Content_Types].xml', content: contentTypes }, { name: part, content: '<x/>' }, ...extra]);
}
