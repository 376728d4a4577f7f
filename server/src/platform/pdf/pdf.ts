import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

const PAGE = { size: 'A4', margins: { top: 56, bottom: 56, left: 56, right: 56 } };

const REGULAR = import.meta.resolve('@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf');
const SEMIBOLD = import.meta.resolve('@expo-google-fonts/open-sans/600SemiBold/OpenSans_600SemiBold.ttf');

let fonts: { regular: Buffer; semibold: Buffer } | undefined;
function loadFonts() {
  fonts ??= {
    regular: readFileSync(fileURLToPath(REGULAR)),
    semibold: readFileSync(fileURLToPath(SEMIBOLD)),
  };
  return fonts;
}

/**
 * Draws an A4 document with the fonts `regular` and `semibold`, and returns the file. The fonts are embedded, because
 * those that every PDF reader has know only Western European letters.
 */
export async function renderPdf(
  { title, createdAt }: { title: string; createdAt: Date },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { regular, semibold } = loadFonts();
  const info = { Title: title, Producer: 'Bellbird', Creator: 'Bellbird', CreationDate: createdAt };
  const pdf = new PDFDocument({ ...PAGE, info, lang: 'en-AU', displayTitle: true, font: '' });
  pdf.registerFont('regular', regular).registerFont('semibold', semibold).font('regular');
  draw(pdf);
  pdf.end();
  return Buffer.concat(await pdf.toArray());
}
