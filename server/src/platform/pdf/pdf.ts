/** A line of words on a page of A4; `x` from the left (or, aligned to the end, from where they stop), `y` from the top, in points. */
export type PdfText = {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'start' | 'end';
};
export type PdfRule = { readonly y: number; readonly from: number; readonly to: number };

export const A4 = { width: 595, height: 842 } as const;

/** The widths of Helvetica's letters from the space on, in thousandths, as every PDF reader has them. */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const FIRST = 32;
const USUAL = 556;

/** One page of text and lines in the fonts every reader has. Letters those fonts lack lose their accents. */
export function onePagePdf(content: { texts: readonly PdfText[]; rules?: readonly PdfRule[]; title: string }): Buffer {
  const drawn = [...content.texts.map(textOf), ...(content.rules ?? []).map(ruleOf)].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-AU) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(content.title)}) /Producer (Bellbird) >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function textOf({ words, x, y, size = 10, bold = false, align = 'start' }: PdfText): string {
  const left = align === 'end' ? x - widthOf(words, size) : x;
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${left.toFixed(2)} ${A4.height - y} Td (${escaped(words)}) Tj ET`;
}

function ruleOf({ y, from, to }: PdfRule): string {
  return `0.6 w 0.75 G ${from} ${A4.height - y} m ${to} ${A4.height - y} l S`;
}

/** How wide words are. Bold is a little wider, which nobody sees in figures: those are the same. */
function widthOf(words: string, size: number): number {
  const thousandths = [...plain(words)].reduce(
    (sum, letter) => sum + (WIDTHS[letter.charCodeAt(0) - FIRST] ?? USUAL),
    0,
  );
  return (thousandths * size) / 1000;
}

/** Some typographic signs that Windows keeps where Latin-1 has nothing. */
const SIGNS: Readonly<Record<string, string>> = {
  '–': '\x96',
  '—': '\x97',
  '’': '\x92',
  '‘': '\x91',
  '“': '\x93',
  '”': '\x94',
  '…': '\x85',
  '€': '\x80',
  '•': '\x95',
};

function plain(words: string): string {
  return [...words]
    .map(
      (letter) => SIGNS[letter] ?? (letter.charCodeAt(0) < 256 && letter.length === 1 ? letter : withoutAccent(letter)),
    )
    .join('')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign < ' ' ? ' ' : sign));
}

function withoutAccent(letter: string): string {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return bare.length > 0 && bare.charCodeAt(0) < 256 ? bare : '?';
}

function escaped(words: string): string {
  return plain(words).replaceAll(/[()\\]/g, String.raw`\$&`);
}
