import { documentUpload, imageUpload, type UploadRule } from '@bellbird/contract/shared/uploads';
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspectUpload } from './inspect-upload.ts';
import { MAX_UNPACKED_BYTES, MAX_ZIP_ENTRIES } from './office-zip.ts';
import { officeFile, zip } from './zip.testing.ts';

const image = imageUpload({ required: true });
const document = documentUpload({ required: true });

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6b57' } });
const jpeg = (width = 40, height = 30) => blank(width, height).jpeg().toBuffer();
const png = (width = 40, height = 30) => blank(width, height).png().toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

async function accepted(rule: UploadRule, filename: string, bytes: Buffer) {
  const inspection = await inspectUpload(rule, { filename, bytes });
  if (!inspection.ok || !inspection.upload) throw new Error(`refused: ${JSON.stringify(inspection)}`);
  return inspection.upload;
}

async function faultOf(rule: UploadRule, filename: string, bytes: Buffer) {
  const inspection = await inspectUpload(rule, { filename, bytes });
  return inspection.ok ? undefined : inspection.fault;
}

describe('a required file', () => {
  it('SHELL-122 refuses a form whose required image is missing, in the words of the form', async () => {
    const refused = { ok: false, fault: 'missing', message: 'This field is required!' };
    expect(await inspectUpload(image, undefined)).toEqual(refused);
    expect(await inspectUpload(image, { filename: '', bytes: Buffer.alloc(0) })).toEqual(refused);
  });

  it('SHELL-122 lets an optional image be left out', async () => {
    expect(await inspectUpload(imageUpload({ required: false }), undefined)).toEqual({ ok: true, upload: undefined });
  });

  it('SHELL-122 does not take an empty file for an image', async () => {
    expect(await faultOf(image, 'empty.jpg', Buffer.alloc(0))).toBe('unreadable');
  });
});

describe('size, extension and dimensions', () => {
  it('SHELL-123 SHELL-124 takes an image of exactly 10240 KB and refuses one byte more', async () => {
    const whole = padJpeg(await jpeg(), 10_240 * 1024);
    expect(await accepted(image, 'full.jpg', whole)).toMatchObject({ width: 40, height: 30 });
    const over = await inspectUpload(image, { filename: 'over.jpg', bytes: Buffer.concat([whole, Buffer.alloc(1)]) });
    expect(over).toEqual({ ok: false, fault: 'too_large', message: 'The file may be at most 10240 KB.' });
  });

  it('SHELL-123 SHELL-124 takes a document of exactly 10240 KB and refuses one byte more', async () => {
    const whole = Buffer.concat([pdf, Buffer.alloc(10_240 * 1024 - pdf.length, 0x20)]);
    expect((await accepted(document, 'full.pdf', whole)).bytes.equals(whole)).toBe(true);
    expect(await faultOf(document, 'over.pdf', Buffer.concat([whole, Buffer.from(' ')]))).toBe('too_large');
  });

  it('SHELL-123 SHELL-124 takes 6000 pixels and refuses 6001, either way', async () => {
    expect(await accepted(image, 'wide.png', await png(6000, 2))).toMatchObject({ width: 6000, height: 2 });
    expect(await accepted(image, 'high.png', await png(2, 6000))).toMatchObject({ width: 2, height: 6000 });
    expect(await faultOf(image, 'wide.png', await png(6001, 2))).toBe('too_wide');
    expect(await faultOf(image, 'high.png', await png(2, 6001))).toBe('too_high');
  });

  it('SHELL-123 measures a turned photo the way up it is shown', async () => {
    const sideways = await blank(6001, 2).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await faultOf(image, 'turned.jpg', sideways)).toBe('too_high');
  });

  it.each([
    ['photo.jpg', jpeg, 'image/jpeg', 'jpg'],
    ['photo.JPEG', jpeg, 'image/jpeg', 'jpg'],
    ['photo.png', png, 'image/png', 'png'],
    ['photo.webp', () => blank(40, 30).webp().toBuffer(), 'image/webp', 'webp'],
  ])('SHELL-124 takes the image %s', async (filename, bytes, contentType, extension) => {
    expect(await accepted(image, filename, await bytes())).toMatchObject({
      contentType,
      extension,
      width: 40,
      height: 30,
    });
  });

  it.each([
    ['a.pdf', pdf, 'application/pdf'],
    ['a.doc', oldOffice('WordDocument'), 'application/msword'],
    ['a.xls', oldOffice('Workbook'), 'application/vnd.ms-excel'],
    ['a.docx', officeFile('docx'), document.mimeTypes[2]],
    ['a.XLSX', officeFile('xlsx'), document.mimeTypes[4]],
  ])('SHELL-124 takes the document %s as it is', async (filename, bytes, contentType) => {
    const upload = await accepted(document, filename, bytes);
    expect(upload).toMatchObject({ contentType, extension: filename.slice(2).toLowerCase() });
    expect(upload.bytes.equals(bytes)).toBe(true);
  });

  it.each(['photo.gif', 'photo.svg', 'photo', 'photo.jpg.exe', 'letter.pdf'])(
    'SHELL-123 SHELL-124 refuses %s as an image by its name',
    async (filename) => {
      expect(await faultOf(image, filename, await jpeg())).toBe('wrong_extension');
    },
  );

  it.each(['photo.jpg', 'page.html', 'macro.docm', 'list.csv'])(
    'SHELL-123 SHELL-124 refuses %s as a document by its name',
    async (filename) => {
      expect(await faultOf(document, filename, pdf)).toBe('wrong_extension');
    },
  );
});

describe('content that is not what its name says', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const GIF = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

  it.each([
    ['a PNG named jpg', 'a.jpg', png],
    ['a JPEG named webp', 'a.webp', jpeg],
    ['a GIF named png', 'a.png', () => GIF],
    ['an SVG named png', 'a.png', () => Buffer.from(SVG)],
    ['an SVG behind an XML head named webp', 'a.webp', () => Buffer.from(`<?xml version="1.0"?>${SVG}`)],
    ['a web page named jpg', 'a.jpg', () => Buffer.from('<!doctype html><p>hi')],
    ['a cut-off JPEG', 'a.jpg', async () => (await noise()).subarray(0, 2000)],
    ['text named jpg', 'a.jpg', () => Buffer.from('just words')],
  ])('SHELL-123 refuses %s', async (_, filename, bytes) => {
    expect(await faultOf(image, filename, await bytes())).toBe('unreadable');
  });

  it.each([
    ['a web page named pdf', 'a.pdf', Buffer.from('<html>%PDF-1.7')],
    ['a PDF that does not start the file', 'a.pdf', Buffer.concat([Buffer.from(' '), pdf])],
    ['a PDF with a zip behind it', 'a.pdf', Buffer.concat([pdf, zip([{ name: 'a.js', content: '1' }])])],
    ['an Excel file named doc', 'a.doc', oldOffice('Workbook')],
    ['a Word file named xls', 'a.xls', oldOffice('WordDocument')],
    ['a new Word file named doc', 'a.doc', officeFile('docx')],
    ['an Excel file named docx', 'a.docx', officeFile('xlsx')],
    ['any zip named docx', 'a.docx', zip([{ name: 'word/document.xml', content: '<x/>' }])],
    ['a zip behind something else', 'a.docx', Buffer.concat([Buffer.from('MZ'), officeFile('docx')])],
    ['a program named pdf', 'a.pdf', Buffer.from('MZ\u0090\0')],
  ])('SHELL-123 refuses %s', async (_, filename, bytes) => {
    expect(await faultOf(document, filename, bytes)).toBe('unreadable');
  });

  it('SHELL-123 tells the person in words', async () => {
    expect(await inspectUpload(image, { filename: 'a.jpg', bytes: await png() })).toEqual({
      ok: false,
      fault: 'unreadable',
      message: 'This file is damaged, or it is not what its name says.',
    });
  });

  it.each([
    ['a web page behind it', '<html><script>alert(1)</script>'],
    ['a program of the web server behind it', '<?php system($_GET[0]);'],
    ['a PDF behind it', pdf.toString()],
    ['a zip behind it', zip([{ name: 'a.class', content: 'x' }]).toString('latin1')],
  ])('SHELL-123 refuses a JPEG with %s', async (_, tail) => {
    const bytes = Buffer.concat([await jpeg(), Buffer.from(tail, 'latin1')]);
    expect(await faultOf(image, 'a.jpg', bytes)).toBe('unreadable');
  });

  it('SHELL-123 takes a photo with harmless data behind it, as phones make them, and drops that data', async () => {
    const { bytes } = await accepted(
      image,
      'phone.jpg',
      Buffer.concat([await jpeg(), Buffer.from('MotionPhoto_Data')]),
    );
    expect(bytes.includes('MotionPhoto_Data')).toBe(false);
  });
});

describe('images that hurt', () => {
  it('SHELL-123 refuses a pixel flood by its header, without decoding it', async () => {
    const flood = withPngSize(await png(), 60_000, 60_000);
    expect(await faultOf(image, 'flood.png', flood)).toBe('too_wide');
  });

  it('SHELL-123 draws at most 40 megapixels, whatever the rule says', async () => {
    const unbounded: UploadRule = { ...image, maxWidth: undefined, maxHeight: undefined };
    expect(await faultOf(unbounded, 'whole.png', await png(8000, 5000))).toBeUndefined();
    expect(await faultOf(unbounded, 'over.png', await png(8000, 5001))).toBe('unreadable');
  });

  it('SHELL-123 keeps neither the position nor the camera, and turns the photo upright', async () => {
    const photo = await blank(40, 30)
      .withMetadata({ orientation: 6 })
      .withExif({
        IFD0: { Make: 'Camera of Imogen' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '34/1 46/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '150/1 41/1 0/1',
        },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.includes('Camera of Imogen')).toBe(true);

    const { bytes, width, height } = await accepted(image, 'berry.jpg', photo);
    const stored = await sharp(bytes).metadata();
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
    expect(bytes.includes('Exif')).toBe(false);
    expect([width, height, stored.width, stored.height]).toEqual([30, 40, 30, 40]);
  });
});

describe('Office files that hurt', () => {
  const named = (name: string) => [{ name, content: 'x' }];

  it('SHELL-123 takes as many entries as allowed and refuses one more', async () => {
    const extra = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `word/m${i}.xml`, content: '' }));
    expect(await faultOf(document, 'a.docx', officeFile('docx', extra(MAX_ZIP_ENTRIES - 2)))).toBeUndefined();
    expect(await faultOf(document, 'a.docx', officeFile('docx', extra(MAX_ZIP_ENTRIES - 1)))).toBe('unreadable');
  });

  it('SHELL-123 refuses a zip bomb that says so', async () => {
    const bomb = officeFile('docx', [{ name: 'word/big.xml', content: Buffer.alloc(MAX_UNPACKED_BYTES) }]);
    expect(await faultOf(document, 'a.docx', bomb)).toBe('unreadable');
  });

  it('SHELL-123 refuses a zip bomb of overlapping entries', async () => {
    const bomb = officeFile('docx', [{ name: 'word/big.xml', content: randomBytes(10_000), listed: 500 }]);
    expect(await faultOf(document, 'a.docx', bomb)).toBe('unreadable');
  });

  it('SHELL-123 refuses a zip bomb that lies about its size', async () => {
    const bomb = officeFile('docx', [{ name: 'word/big.xml', content: Buffer.alloc(20_000_000), claimedSize: 10 }]);
    expect(await faultOf(document, 'a.docx', bomb)).toBe('unreadable');
  });

  it.each(['../outside.xml', '/etc/passwd', 'word/../../x', 'C:\\x', 'word\\x'])(
    'SHELL-123 refuses an entry named %s',
    async (name) => {
      expect(await faultOf(document, 'a.docx', officeFile('docx', named(name)))).toBe('unreadable');
    },
  );
});

describe('names', () => {
  it.each([
    ['../../etc/cron.d/photo.png', 'photo.png'],
    ['C:\\Users\\Sam\\photo.png', 'photo.png'],
    ['a\u0000\u202egnp.png', 'agnp.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(116)}.png`],
  ])('SHELL-123 shows %j only as %j', async (filename, displayName) => {
    expect((await accepted(image, filename, await png())).displayName).toBe(displayName);
  });
});

function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
}

/** Grows a JPEG to a size with comment segments after its start marker. */
function padJpeg(bytes: Buffer, size: number): Buffer {
  const comments: Buffer[] = [];
  let missing = size - bytes.length;
  while (missing > 0) {
    let length = Math.min(missing, 60_000);
    // A segment needs four bytes at least, so the last two share what is left.
    if (missing - length > 0 && missing - length < 4) length -= 4;
    const segment = Buffer.alloc(length, 0x20);
    segment.writeUInt16BE(0xfffe, 0);
    segment.writeUInt16BE(length - 2, 2);
    comments.push(segment);
    missing -= length;
  }
  return Buffer.concat([bytes.subarray(0, 2), ...comments, bytes.subarray(2)]);
}

/** Writes another size into a PNG's header, with a right checksum. */
function withPngSize(bytes: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

/** The container of Word and Excel before 2007, with the name of its main stream in the directory. */
function oldOffice(stream: string): Buffer {
  const bytes = Buffer.alloc(2048);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.write(`${stream}\0`, 1024, 'utf16le');
  return bytes;
}
