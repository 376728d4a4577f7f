import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import { type Pdf, renderPdf } from '#platform/pdf/pdf.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { AdjustmentNoteRow } from './adjustment-notes.repository.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { formatCents, formatNoteNumber } from './payment-texts.rules.ts';

const LEFT = 56;
const RIGHT = 539;
const MIDDLE = 316;
const COLUMN_GAP = 20;
const PARTIES_TOP = 148;
/** Where the table starts unless a long name or address needs the space. */
const TABLE_TOP = 264;
const INK = '#1f2937';
const MUTED = '#6b7280';
const LINE = '#d1d5db';

export function invoiceFileName({ number }: { number: number }): string {
  return `tax-invoice-${number}.pdf`;
}

export function adjustmentFileName({ number }: { number: number }): string {
  return `adjustment-note-${formatNoteNumber(number)}.pdf`;
}

/** A tax invoice with what the tax office requires: seller and ABN, buyer, description, date, price and the GST in it. */
export function invoicePdf(invoice: InvoiceRow): Promise<Buffer> {
  return draw(invoice, {
    title: 'Tax invoice',
    number: String(invoice.number),
    total: 'Total paid',
    note: 'All amounts are in Australian dollars. This invoice is paid in full.',
  });
}

const REASONS = {
  refund: 'the payment was refunded',
  dispute: 'the payer’s bank took the payment back',
} as const;

/** An adjustment note: which invoice it corrects and why, and by how much the price and its GST decrease. */
export function adjustmentNotePdf(note: AdjustmentNoteRow): Promise<Buffer> {
  const { invoice_number: invoice, reason } = note;
  return draw(
    { ...note, description: `${note.description}. Corrects tax invoice ${invoice}: ${REASONS[reason]}.` },
    {
      title: 'Adjustment note',
      number: formatNoteNumber(note.number),
      total: 'Decrease',
      note: `All amounts are in Australian dollars, and decrease those of tax invoice ${invoice}.`,
    },
  );
}

type Content = Omit<InvoiceRow, 'number' | 'customer_id' | 'payment_id' | 'installment_id'>;
type Words = { title: string; number: string; total: string; note: string };

function draw(content: Content, words: Words): Promise<Buffer> {
  const createdAt = new Date(`${content.issued_on}T00:00:00Z`);
  return renderPdf({ title: `${words.title} ${words.number}`, createdAt }, (pdf) => {
    drawHeader(pdf, content, words);
    const bottom = drawParties(pdf, content);
    const tableBottom = drawTable(pdf, content, Math.max(TABLE_TOP, bottom + 32));
    drawTotals(pdf, content, { label: words.total, top: tableBottom + 18 });
    drawFooter(pdf, words.note);
  });
}

function drawHeader(pdf: Pdf, { issued_on: issuedOn }: Content, { title, number }: Words): void {
  pdf.font('semibold').fontSize(24).fillColor(INK).text(title, LEFT, 56, { lineBreak: false });
  drawAtRight(pdf, `Number ${number}`, 60);
  drawAtRight(pdf, `Issued on ${shownDay(issuedOn)}`, 76);
  drawRule(pdf, 120, LEFT);
}

/** Returns where the longer of the two ends. */
function drawParties(pdf: Pdf, invoice: Content): number {
  const seller = { name: invoice.seller_name, abn: invoice.seller_abn, address: invoice.seller_address };
  const buyer = { name: invoice.buyer_name, abn: invoice.buyer_abn, address: invoice.buyer_address };
  return Math.max(
    drawParty(pdf, 'From', seller, { x: LEFT, width: MIDDLE - LEFT - COLUMN_GAP }),
    drawParty(pdf, 'To', buyer, { x: MIDDLE, width: RIGHT - MIDDLE }),
  );
}

type Party = { name: string; abn: string; address: string };

function drawParty(pdf: Pdf, label: string, { name, abn, address }: Party, { x, width }: { x: number; width: number }) {
  const options = { width, lineGap: 3 };
  drawLabel(pdf, label, x, PARTIES_TOP);
  pdf
    .font('semibold')
    .fontSize(10)
    .fillColor(INK)
    .text(name, x, PARTIES_TOP + 18, options);
  pdf.font('regular');
  if (abn) pdf.text(`ABN ${formatAbn(abn)}`, options);
  if (address) pdf.text(address, options);
  return pdf.y;
}

/** Returns where the table ends. */
function drawTable(pdf: Pdf, { description, amount_cents: total }: Content, top: number): number {
  drawLabel(pdf, 'Description', LEFT, top);
  drawLabel(pdf, 'Amount incl. GST', LEFT, top, 'right');
  drawRule(pdf, top + 18, LEFT);
  drawAtRight(pdf, formatCents(total), top + 28);
  pdf.text(description, LEFT, top + 28, { width: RIGHT - LEFT - 120, lineGap: 3 });
  const bottom = pdf.y + 10;
  drawRule(pdf, bottom, LEFT);
  return bottom;
}

function drawTotals(
  pdf: Pdf,
  { amount_cents: total, gst_cents: gst }: Content,
  { label, top }: { label: string; top: number },
): void {
  pdf.fillColor(MUTED).text('Amount excl. GST', MIDDLE, top, { lineBreak: false });
  drawAtRight(pdf, formatCents(total - gst), top);
  pdf.fillColor(MUTED).text('GST (10%)', MIDDLE, top + 18, { lineBreak: false });
  drawAtRight(pdf, formatCents(gst), top + 18);
  drawRule(pdf, top + 40, MIDDLE);
  pdf
    .font('semibold')
    .fontSize(13)
    .fillColor(INK)
    .text(label, MIDDLE, top + 52, { lineBreak: false });
  pdf.text(formatCents(total), LEFT, top + 52, { width: RIGHT - LEFT, align: 'right' });
}

function drawFooter(pdf: Pdf, note: string): void {
  pdf.font('regular').fontSize(9).fillColor(MUTED);
  pdf.text(note, LEFT, 764, { lineBreak: false });
}

function drawLabel(pdf: Pdf, text: string, x: number, y: number, align: 'left' | 'right' = 'left'): void {
  pdf
    .font('semibold')
    .fontSize(9)
    .fillColor(MUTED)
    .text(text, x, y, { width: RIGHT - x, align });
}

function drawAtRight(pdf: Pdf, text: string, y: number): void {
  pdf
    .font('regular')
    .fontSize(10)
    .fillColor(INK)
    .text(text, LEFT, y, { width: RIGHT - LEFT, align: 'right' });
}

function drawRule(pdf: Pdf, y: number, from: number): void {
  pdf.moveTo(from, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(LINE).stroke();
}
