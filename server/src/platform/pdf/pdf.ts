import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

const PAGE = { size: 'A4', margins: { top: 56, bottom: 56, left: 56, right: 56 } };

const FILES = {
  regular: '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf',
  semibold: '@expo-google-fonts/open-sans/600SemiBold/OpenSans_600SemiBold.ttf',
  'regular-arabic': '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'semibold-arabic': '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
};

let fonts: [name: string, file: Buffer][] | undefined;
function loadFonts() {
  fonts ??= Object.entries(FILES).map(([name, file]) => [name, readFileSync(fileURLToPath(import.meta.resolve(file)))]);
  return fonts;
}

/**
 * Draws an A4 document with the fonts `regular` and `semibold`, and returns the file. The fonts are embedded, because
 * those that every PDF reader has know only Western European letters. Text that may be Arabic is drawn by `drawText`.
 */
export async function renderPdf(
  { title, createdAt, language = 'en-AU' }: { title: string; createdAt: Date; language?: string },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const info = { Title: title, Producer: 'Bellbird', Creator: 'Bellbird', CreationDate: createdAt };
  const pdf = new PDFDocument({ ...PAGE, info, lang: language, displayTitle: true, font: '' });
  for (const [name, file] of loadFonts()) pdf.registerFont(name, file);
  pdf.font('regular');
  draw(pdf);
  pdf.end();
  return Buffer.concat(await pdf.toArray());
}
