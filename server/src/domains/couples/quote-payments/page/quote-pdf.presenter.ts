import { formatMoney } from '@bellbird/contract/couples/quote-page';
import { type QuoteContent, lineCents, sumQuote } from '@bellbird/contract/couples/quotes';
import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import { type Pdf, renderPdf } from '#platform/pdf/pdf.ts';
import { dayIn, shownDay } from '#platform/time/calendar.ts';
import type { CoupleQuote } from '#domains/couples/quotes/quotes.public.ts';
import type { PageFactsRow } from './quote-page.repository.ts';

const LEFT = 56;
const RIGHT = 539;
const BOTTOM = 770;
const INK = '#1f2937';
const MUTED = '#6b7280';
const LINE = '#d1d5db';

export const quoteFileName = ({ number }: Pick<QuoteContent, 'number'>, isSigned: boolean): string =>
  `${isSigned ? 'signed-quote' : 'quote'}-${number}.pdf`;

/** The quote with every sum of its page; once signed, with the evidence of who accepted what, when and from where. */
export function quotePdf({ content, acceptance, contentHash }: CoupleQuote, facts: PageFactsRow): Promise<Buffer> {
  const chosen = acceptance?.chosen ?? [];
  const sums = sumQuote(content, chosen);
  const createdAt = new Date(acceptance?.accepted_at ?? `${content.validUntil}T00:00:00Z`);
  return renderPdf({ title: `Quote ${content.number}`, createdAt }, (pdf) => {
    const rows = createRows(pdf);
    pdf
      .font('semibold')
      .fontSize(22)
      .fillColor(INK)
      .text(content.title || `Quote ${content.number}`, LEFT, 56);
    rows.quiet(`${content.number}, version ${content.version}. For ${facts.couple_name}, from ${facts.provider_name}.`);
    rows.quiet(
      [facts.company_name, facts.abn && `ABN ${formatAbn(facts.abn)}`, facts.company_address]
        .filter(Boolean)
        .join(', '),
    );
    if (content.weddingDate) rows.quiet(`Wedding on ${shownDay(content.weddingDate)}`);
    rows.quiet(`Valid until ${shownDay(content.validUntil)}`);
    if (content.note) rows.text(content.note);
    rows.heading('Included');
    for (const line of content.lines.filter(({ isOptional }) => !isOptional))
      rows.amount(nameOf(line), lineCents(line));
    if (sums.discountCents > 0) rows.amount(content.discount?.name || 'Discount', -sums.discountCents);
    const extras = content.lines.filter(({ isOptional }) => isOptional);
    if (extras.length > 0) rows.heading(acceptance ? 'Extras' : 'Extras you can add');
    for (const line of extras) if (!acceptance || chosen.includes(line.key)) rows.amount(nameOf(line), lineCents(line));
    rows.heading('Total');
    rows.amount('Total', sums.totalCents);
    if (content.isGstRegistered) rows.amount('GST in it', sums.gstCents);
    rows.heading('Payments');
    for (const { kind, cents, dueOn } of sums.payments)
      rows.amount(
        dueOn === null
          ? 'Deposit, on acceptance'
          : `${kind === 'balance' ? 'Balance' : 'Instalment'}, by ${shownDay(dueOn)}`,
        cents,
      );
    if (content.terms) {
      rows.heading(`Booking terms, version ${content.terms.version}`);
      rows.text(content.terms.body);
    }
    if (!acceptance) return;
    const at = new Date(acceptance.accepted_at);
    rows.heading('Accepted');
    rows.text(`Signed by ${acceptance.name} on ${shownDay(dayIn(at, facts.time_zone))} (${at.toISOString()}).`);
    rows.text(`From the address ${acceptance.address} with ${acceptance.browser || 'an unnamed browser'}.`);
    rows.text(`Version ${acceptance.version}, SHA-256 ${contentHash}`);
  });
}

function nameOf({ name, detail }: QuoteContent['lines'][number]): string {
  return detail ? `${name} (${detail})` : name;
}

/** Rows one below the other; a page that is full continues on the next. */
function createRows(pdf: Pdf) {
  const width = RIGHT - LEFT;
  const space = (height: number) => {
    if (pdf.y + height > BOTTOM) pdf.addPage();
  };
  return {
    heading(text: string) {
      space(56);
      pdf.moveDown(1).font('semibold').fontSize(12).fillColor(INK).text(text, LEFT, pdf.y);
      pdf
        .moveTo(LEFT, pdf.y + 3)
        .lineTo(RIGHT, pdf.y + 3)
        .lineWidth(0.6)
        .strokeColor(LINE)
        .stroke();
      pdf.y += 8;
    },
    quiet(text: string) {
      pdf.font('regular').fontSize(10).fillColor(MUTED).text(text, LEFT, pdf.y, { width, lineGap: 2 });
    },
    text(text: string) {
      pdf.moveDown(0.4).font('regular').fontSize(10).fillColor(INK).text(text, LEFT, pdf.y, { width, lineGap: 2 });
    },
    amount(text: string, cents: number) {
      space(28);
      const top = pdf.y;
      pdf.font('regular').fontSize(10).fillColor(INK).text(formatMoney(cents), LEFT, top, { width, align: 'right' });
      pdf.text(text, LEFT, top, { width: width - 120, lineGap: 2 });
      pdf.y += 4;
    },
  };
}
