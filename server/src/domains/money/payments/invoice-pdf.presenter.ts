import { type PdfText, A4, onePagePdf } from '#platform/pdf/pdf.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { InvoiceRow } from './invoices.repository.ts';

const LEFT = 64;
const RIGHT = A4.width - LEFT;
const LONGEST = 74;

export function invoiceFileName({ number }: { number: number }): string {
  return `tax-invoice-${number}.pdf`;
}

/** 264000 → A$2,640.00 */
export function shownCents(cents: number): string {
  return `A$${(cents / 100).toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** 51824753556 → 51 824 753 556 */
function shownAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** A tax invoice as the law wants it: who sells, with the ABN, what, when, the price and the tax inside it. */
export function invoicePdf(invoice: InvoiceRow): Buffer {
  const { gst_cents: gst, amount_cents: total } = invoice;
  const what = wrapped(invoice.description);
  const seller = party('From', LEFT, {
    name: invoice.seller_name,
    abn: invoice.seller_abn,
    address: invoice.seller_address,
  });
  const buyer = party('To', 320, { name: invoice.buyer_name, abn: invoice.buyer_abn, address: invoice.buyer_address });
  // Long names and addresses push down what follows.
  const top = Math.max(296, ...[...seller, ...buyer].map(({ y }) => y + 40));
  const below = top + 34 + what.length * 16;
  const texts: PdfText[] = [
    { words: 'Tax invoice', x: LEFT, y: 96, size: 24, bold: true },
    { words: `Number ${invoice.number}`, x: RIGHT, y: 84, align: 'end' },
    { words: `Issued on ${shownDay(invoice.issued_on)}`, x: RIGHT, y: 100, align: 'end' },
    ...seller,
    ...buyer,
    { words: 'What for', x: LEFT, y: top, bold: true },
    { words: 'Price, with GST', x: RIGHT, y: top, bold: true, align: 'end' },
    ...what.map((words, index) => ({ words, x: LEFT, y: top + 30 + index * 16 })),
    { words: shownCents(total), x: RIGHT, y: top + 30, align: 'end' },
    { words: 'Price without GST', x: 320, y: below + 24 },
    { words: shownCents(total - gst), x: RIGHT, y: below + 24, align: 'end' },
    { words: 'GST (10%)', x: 320, y: below + 42 },
    { words: shownCents(gst), x: RIGHT, y: below + 42, align: 'end' },
    { words: 'Total, paid', x: 320, y: below + 68, size: 13, bold: true },
    { words: shownCents(total), x: RIGHT, y: below + 68, size: 13, bold: true, align: 'end' },
    { words: 'All amounts are in Australian dollars. Nothing is left to pay.', x: LEFT, y: 760, size: 9 },
  ];
  const rules = [
    { y: top + 10, from: LEFT, to: RIGHT },
    { y: below, from: LEFT, to: RIGHT },
    { y: below + 50, from: 320, to: RIGHT },
  ];
  return onePagePdf({ texts, rules, title: `Tax invoice ${invoice.number}` });
}

function party(
  title: string,
  x: number,
  { name, abn, address }: { name: string; abn: string; address: string },
): PdfText[] {
  const lines = [
    ...wrapped(name, 40),
    ...(abn ? [`ABN ${shownAbn(abn)}`] : []),
    ...(address ? wrapped(address, 44) : []),
  ];
  return [{ words: title, x, y: 160, bold: true }, ...lines.map((words, index) => ({ words, x, y: 180 + index * 16 }))];
}

/** Broken between words, and where lines were broken; a word that is too long for a line goes on in the next. */
function wrapped(text: string, longest = LONGEST): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const lines: string[] = [];
    for (const word of line.split(/\s+/).flatMap((each) => pieces(each, longest))) {
      const last = lines.at(-1);
      if (last !== undefined && `${last} ${word}`.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}

function pieces(word: string, longest: number): string[] {
  return word.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? [];
}
