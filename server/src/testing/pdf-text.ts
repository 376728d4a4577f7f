import { inflateSync } from 'node:zlib';

export type PdfText = { text: string; x: number; y: number };

/** The texts of a one-page PDF as a reader would copy them, each with its place from the bottom left in points. */
export function readPdfTexts(file: Buffer): PdfText[] {
  const objects = readObjects(file);
  const fonts = readFonts(objects);
  const page = [...objects.values()].find((object) => object.includes('/Type /Page\n')) ?? '';
  const content = objects.get(referenceIn(page, 'Contents')) ?? '';
  const drawn = content.matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(\w+) [\d.]+ Tf\n\[(.*?)\] TJ/gs);
  return [...drawn].map(([, x, y, font = '', glyphs = '']) => ({
    text: decode(glyphs, fonts.get(font) ?? []),
    x: Number(x),
    y: Number(y),
  }));
}

/** Indirect objects by number; streams are unpacked. */
function readObjects(file: Buffer): Map<number, string> {
  const source = file.toString('latin1');
  const found = source.matchAll(/(?<=^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs);
  return new Map([...found].map(([, number, body = '']) => [Number(number), unpack(body)]));
}

function unpack(body: string): string {
  const stream = /stream\r?\n(.*)\r?\nendstream/s.exec(body)?.[1];
  if (stream === undefined || !body.includes('/FlateDecode')) return body;
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** For each font of the page what its glyphs mean, by their number. */
function readFonts(objects: Map<number, string>): Map<string, string[]> {
  const resources = [...objects.values()].find((object) => object.includes('/Font <<')) ?? '';
  const named = /\/Font <<(.*?)>>/s.exec(resources)?.[1] ?? '';
  return new Map(
    [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const map = objects.get(referenceIn(objects.get(Number(number)) ?? '', 'ToUnicode')) ?? '';
      const ranges = /beginbfrange\n(.*?)\nendbfrange/s.exec(map)?.[1] ?? '';
      const letters = [...ranges.matchAll(/\[(.*?)\]/gs)].flatMap(([, list = '']) => list.trim().split(/\s+/));
      return [name, letters.map(fromHex)];
    }),
  );
}

function decode(glyphs: string, letters: readonly string[]): string {
  const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return codes.map((code) => letters[Number.parseInt(code, 16)] ?? '\uFFFD').join('');
}

/** <1ec5> → ễ */
function fromHex(code: string): string {
  return Buffer.from(code.replaceAll(/[<>]/g, ''), 'hex').swap16().toString('utf16le');
}

function referenceIn(object: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(object)?.[1]);
}
