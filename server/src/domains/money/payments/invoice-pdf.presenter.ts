import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import { type Pdf, renderPdf } from '#platform/pdf/pdf.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { formatCents } from './payment-texts.rules.ts';

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

/** A tax invoice with what the tax office requires: seller and ABN, buyer, description, date, price and the GST in it. */
export function invoicePdf(invoice: InvoiceRow): Promise<Buffer> {
  const createdAt = new Date(`${invoice.issued_on}T00:00:00Z`);
  return renderPdf({ title: `Tax invoice ${invoice.number}`, createdAt }, (pdf) => {
    drawHeader(pdf, invoice);
    const bottom = drawParties(pdf, invoice);
    const tableBottom = drawTable(pdf, invoice, Math.max(TABLE_TOP, bottom + 32));
    drawTotals(pdf, invoice, tableBottom + 18);
    drawFooter(pdf);
  });
}

function drawHeader(pdf: Pdf, { number, issued_on: issuedOn }: InvoiceRow): void {
  pdf.font('semibold').fontSize(24).fillColor(INK).text('Tax invoice', LEFT, 56, { lineBreak: false });
  drawAtRight(pdf, `Number ${number}`, 60);
  drawAtRight(pdf, `Issued on ${shownDay(issuedOn)}`, 76);
  drawRule(pdf, 120, LEFT);
}

/** Returns where the longer of the two ends. */
function drawParties(pdf: Pdf, invoice: InvoiceRow): number {
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
function drawTable(pdf: Pdf, { description, amount_cents: total }: InvoiceRow, top: number): number {
  drawLabel(pdf, 'Description', LEFT, top);
  drawLabel(pdf, 'Amount incl. GST', LEFT, top, 'right');
  drawRule(pdf, top + 18, LEFT);
  drawAtRight(pdf, formatCents(total), top + 28);
  pdf.text(description, LEFT, top + 28, { width: RIGHT - LEFT - 120, lineGap: 3 });
  const bottom = pdf.y + 10;
  drawRule(pdf, bottom, LEFT);
  return bottom;
}

function drawTotals(pdf: Pdf, { amount_cents: total, gst_cents: gst }: InvoiceRow, top: number): void {
  pdf.fillColor(MUTED).text('Amount excl. GST', MIDDLE, top, { lineBreak: false });
  drawAtRight(pdf, formatCents(total - gst), top);
  pdf.fillColor(MUTED).text('GST (10%)', MIDDLE, top + 18, { lineBreak: false });
  drawAtRight(pdf, formatCents(gst), top + 18);
  drawRule(pdf, top + 40, MIDDLE);
  pdf
    .font('semibold')
    .fontSize(13)
    .fillColor(INK)
    .text('Total paid', MIDDLE, top + 52, { lineBreak: false });
  pdf.text(formatCents(total), LEFT, top + 52, { width: RIGHT - LEFT, align: 'right' });
}

function drawFooter(pdf: Pdf): void {
  pdf.font('regular').fontSize(9).fillColor(MUTED);
  pdf.text('All amounts are in Australian dollars. This invoice is paid in full.', LEFT, 764, { lineBreak: false });
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
