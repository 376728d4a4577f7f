import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import { directionOf } from '@bellbird/contract/shared/locales';
import { type Direction, type TextStyle, drawText } from '#platform/pdf/bidi-text.ts';
import { type Pdf, renderPdf } from '#platform/pdf/pdf.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { AdjustmentNoteRow } from './adjustment-notes.repository.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { formatCents, formatNoteNumber } from './payment-texts.rules.ts';

const LEFT = 56;
const RIGHT = 539;
const MIDDLE = 316;
const BOTTOM = 786;
const COLUMN_GAP = 20;
/** Kept free for the amount beside a description. */
const AMOUNT = 120;
const PARTIES_TOP = 148;
/** Where the table starts unless a long name or address needs the space. */
const TABLE_TOP = 264;
const INK = '#1f2937';
const MUTED = '#6b7280';
const LINE = '#d1d5db';

/** Who reads a document: our words are translated, names and amounts stay. */
export type InvoiceReader = { language: string; translate: (text: string) => string };
export const IN_ENGLISH: InvoiceReader = { language: 'en', translate: (text) => text };

export function invoiceFileName({ number }: { number: number }): string {
  return `tax-invoice-${number}.pdf`;
}

export function adjustmentFileName({ number }: { number: number }): string {
  return `adjustment-note-${formatNoteNumber(number)}.pdf`;
}

/** A tax invoice with what the tax office requires: seller and ABN, buyer, description, date, price and the GST in it. */
export function invoicePdf(invoice: InvoiceRow, reader: InvoiceReader): Promise<Buffer> {
  const words = {
    title: 'Tax invoice',
    number: String(invoice.number),
    total: 'Total paid',
    note: 'All amounts are in Australian dollars. This invoice is paid in full.',
  };
  return draw(invoice, words, reader);
}

const REASONS = {
  refund: 'the payment was refunded',
  dispute: 'the payer’s bank took the payment back',
} as const;

/** An adjustment note: which invoice it corrects and why, and by how much the price and its GST decrease. */
export function adjustmentNotePdf(note: AdjustmentNoteRow, reader: InvoiceReader): Promise<Buffer> {
  const { invoice_number: invoice, reason } = note;
  const description = `${note.description}\nCorrects tax invoice ${invoice}: ${REASONS[reason]}.`;
  const words = {
    title: 'Adjustment note',
    number: formatNoteNumber(note.number),
    total: 'Decrease',
    note: `All amounts are in Australian dollars, and decrease those of tax invoice ${invoice}.`,
  };
  return draw({ ...note, description }, words, reader);
}

type Content = Omit<InvoiceRow, 'number' | 'customer_id' | 'payment_id' | 'installment_id'>;
type Words = { title: string; number: string; total: string; note: string };

function draw(content: Content, words: Words, reader: InvoiceReader): Promise<Buffer> {
  const { language, translate } = reader;
  const createdAt = new Date(`${content.issued_on}T00:00:00Z`);
  const isTranslated = translate(words.title) !== words.title;
  return renderPdf({ title: `${translate(words.title)} ${words.number}`, createdAt, language }, (pdf) => {
    drawPage(pdf, content, words, reader);
    if (!isTranslated) return;
    // The tax office asks for records in English.
    pdf.addPage();
    drawPage(pdf, content, words, IN_ENGLISH);
  });
}

function drawPage(pdf: Pdf, content: Content, words: Words, { language, translate }: InvoiceReader): void {
  const sheet = createSheet(pdf, directionOf(language), translate);
  drawHeader(sheet, content, words);
  const bottom = drawParties(sheet, content);
  const tableBottom = drawTable(sheet, content, Math.max(TABLE_TOP, bottom + 32));
  drawTotals(sheet, content, { label: words.total, top: tableBottom + 18 });
  sheet.say(words.note, { y: 764, size: 9, colour: MUTED });
}

type Place = Partial<Pick<TextStyle, 'weight' | 'size' | 'colour' | 'align' | 'x' | 'width'>> & { y?: number };
type Sheet = ReturnType<typeof createSheet>;

/** Draws from the side where lines begin: in Arabic everything is where a mirror would show it. */
function createSheet(pdf: Pdf, direction: Direction, translate: (text: string) => string) {
  const mirror = (x: number, width: number) => (direction === 'ltr' ? x : LEFT + RIGHT - x - width);
  /** Names and amounts; returns where they end. */
  function write(text: string, { y = pdf.y, x = LEFT, width = RIGHT - x, ...style }: Place): number {
    pdf.y = y;
    const body = { weight: 'regular', size: 10, colour: INK, align: 'start', lineGap: 3, bottom: BOTTOM } as const;
    drawText(pdf, text, { ...body, direction, ...style, x: mirror(x, width), width });
    return pdf.y;
  }
  return {
    write,
    /** Our own words. */
    say: (text: string, place: Place) => write(translate(text), place),
    isTranslated: (text: string) => translate(text) !== text,
    rule(y: number, x: number): void {
      const width = RIGHT - x;
      const from = mirror(x, width);
      pdf
        .moveTo(from, y)
        .lineTo(from + width, y)
        .lineWidth(0.6)
        .strokeColor(LINE)
        .stroke();
    },
  };
}

function drawHeader(sheet: Sheet, { issued_on: issuedOn }: Content, { title, number }: Words): void {
  sheet.say(title, { y: 56, weight: 'semibold', size: 24 });
  // So that a bookkeeper knows what it is.
  if (sheet.isTranslated(title)) sheet.write(title, { y: 94, colour: MUTED });
  sheet.say(`Number ${number}`, { y: 60, align: 'end' });
  sheet.say(`Issued on ${shownDay(issuedOn)}`, { y: 76, align: 'end' });
  sheet.rule(120, LEFT);
}

/** Returns where the longer of the two ends. */
function drawParties(sheet: Sheet, invoice: Content): number {
  const seller = { name: invoice.seller_name, abn: invoice.seller_abn, address: invoice.seller_address };
  const buyer = { name: invoice.buyer_name, abn: invoice.buyer_abn, address: invoice.buyer_address };
  return Math.max(
    drawParty(sheet, 'From', seller, { x: LEFT, width: MIDDLE - LEFT - COLUMN_GAP }),
    drawParty(sheet, 'To', buyer, { x: MIDDLE, width: RIGHT - MIDDLE }),
  );
}

type Party = { name: string; abn: string; address: string };
type Column = { x: number; width: number };

function drawParty(sheet: Sheet, label: string, { name, abn, address }: Party, column: Column): number {
  drawLabel(sheet, label, { ...column, y: PARTIES_TOP });
  const lines = [abn && `ABN ${formatAbn(abn)}`, address].filter(Boolean);
  const top = sheet.write(name, { ...column, y: PARTIES_TOP + 18, weight: 'semibold' });
  return lines.reduce((_, line) => sheet.write(line, column), top);
}

/** Returns where the table ends. */
function drawTable(sheet: Sheet, { description, amount_cents: total }: Content, top: number): number {
  drawLabel(sheet, 'Description', { y: top });
  drawLabel(sheet, 'Amount incl. GST', { y: top, align: 'end' });
  sheet.rule(top + 18, LEFT);
  sheet.write(formatCents(total), { y: top + 28, align: 'end' });
  const bottom = sheet.say(description, { y: top + 28, width: RIGHT - LEFT - AMOUNT }) + 10;
  sheet.rule(bottom, LEFT);
  return bottom;
}

function drawTotals(
  sheet: Sheet,
  { amount_cents: total, gst_cents: gst }: Content,
  { label, top }: { label: string; top: number },
): void {
  sheet.say('Amount excl. GST', { x: MIDDLE, y: top, colour: MUTED });
  sheet.write(formatCents(total - gst), { y: top, align: 'end' });
  sheet.say('GST (10%)', { x: MIDDLE, y: top + 18, colour: MUTED });
  sheet.write(formatCents(gst), { y: top + 18, align: 'end' });
  sheet.rule(top + 40, MIDDLE);
  sheet.say(label, { x: MIDDLE, y: top + 52, weight: 'semibold', size: 13 });
  sheet.write(formatCents(total), { y: top + 52, align: 'end', weight: 'semibold', size: 13 });
}

function drawLabel(sheet: Sheet, text: string, place: Place): void {
  sheet.say(text, { ...place, weight: 'semibold', size: 9, colour: MUTED });
}
