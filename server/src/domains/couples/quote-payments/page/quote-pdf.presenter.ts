import { type PageTexts, fill, formatMoney, pageTextsIn } from '@bellbird/contract/couples/quote-page';
import { type QuoteContent, type QuotePayment, lineCents, sumQuote } from '@bellbird/contract/couples/quotes';
import { formatAbn } from '@bellbird/contract/shared/business-numbers';
import { directionOf } from '@bellbird/contract/shared/locales';
import { type Direction, type TextStyle, drawText, isolate } from '#platform/pdf/bidi-text.ts';
import { type Pdf, renderPdf } from '#platform/pdf/pdf.ts';
import { dayIn, shownDay } from '#platform/time/calendar.ts';
import type { CoupleQuote } from '#domains/couples/quotes/quotes.public.ts';
import { readableSize } from './page-view.presenter.ts';
import type { PageFactsRow } from './quote-page.repository.ts';

const LEFT = 56;
const RIGHT = 539;
const BOTTOM = 770;
/** Kept free for amounts at the end of a row. */
const AMOUNT = 120;
const INK = '#1f2937';
const MUTED = '#6b7280';
const LINE = '#d1d5db';

export const quoteFileName = ({ number }: Pick<QuoteContent, 'number'>, isSigned: boolean): string =>
  `${isSigned ? 'signed-quote' : 'quote'}-${number}.pdf`;

/**
 * The quote with every sum of its page, in the couple's language; once signed, with the evidence of who accepted what,
 * when and from where.
 */
export function quotePdf(
  { content, acceptance, contentHash }: CoupleQuote,
  facts: PageFactsRow,
  asked: string,
): Promise<Buffer> {
  const { texts, language } = pageTextsIn(asked);
  const known = { vendor: facts.provider_name, couple: facts.couple_name, number: content.number };
  const say = (key: keyof PageTexts, values: Record<string, string | number> = {}) => {
    const given: Record<string, string | number> = { ...known, ...values };
    return fill(
      texts[key],
      Object.fromEntries(Object.entries(given).map(([name, value]) => [name, isolate(String(value))])),
    );
  };
  const chosen = acceptance?.chosen ?? [];
  const sums = sumQuote(content, chosen);
  const createdAt = new Date(acceptance?.accepted_at ?? `${content.validUntil}T00:00:00Z`);
  return renderPdf({ title: fill(texts.pdfTitle, known), createdAt, language }, (pdf) => {
    const rows = createRows(pdf, directionOf(language));
    rows.title(content.title || say('pdfTitle'));
    rows.quiet(say('pdfAbout', { version: content.version }));
    rows.quiet(
      [facts.company_name, facts.abn && `ABN ${formatAbn(facts.abn)}`, facts.company_address]
        .filter(Boolean)
        .join(', '),
    );
    if (content.weddingDate) rows.quiet(say('pdfDay', { day: shownDay(content.weddingDate) }));
    rows.quiet(say('validUntil', { day: shownDay(content.validUntil) }));
    if (content.note) rows.text(content.note);
    rows.heading(say('sumIncluded'));
    for (const line of content.lines.filter(({ isOptional }) => !isOptional))
      rows.amount(nameOf(line), lineCents(line));
    if (sums.discountCents > 0) rows.amount(content.discount?.name || say('discount'), -sums.discountCents);
    const extras = content.lines.filter(({ isOptional, key }) => isOptional && (!acceptance || chosen.includes(key)));
    if (extras.length > 0) rows.heading(say(acceptance ? 'sumExtras' : 'pdfExtras'));
    for (const line of extras) rows.amount(nameOf(line), lineCents(line));
    rows.heading(say('total'));
    rows.amount(say('total'), sums.totalCents);
    if (content.isGstRegistered) rows.amount(say('pdfGst'), sums.gstCents);
    rows.heading(say('payments'));
    for (const payment of sums.payments) rows.amount(paymentName(payment, say), payment.cents);
    if (content.files.length > 0) rows.heading(say('files'));
    for (const { name, sizeBytes } of content.files) rows.text(`${name} (${readableSize(sizeBytes)})`);
    if (content.terms) {
      rows.heading(say('pdfTerms', { version: content.terms.version }));
      rows.text(content.terms.body);
    }
    if (!acceptance) return;
    const at = new Date(acceptance.accepted_at);
    rows.heading(say('pdfAccepted'));
    const day = shownDay(dayIn(at, facts.time_zone));
    rows.text(`${say('signed', { name: acceptance.name, day })} ${isolate(`(${at.toISOString()})`)}.`);
    const browser = acceptance.browser || say('pdfNoBrowser');
    rows.text(say('pdfFrom', { address: acceptance.address, browser }));
    rows.text(say('pdfHash', { version: acceptance.version, hash: contentHash }));
  });
}

function nameOf({ name, detail }: QuoteContent['lines'][number]): string {
  return detail ? `${name} (${detail})` : name;
}

function paymentName(
  { kind, dueOn }: QuotePayment,
  say: (key: keyof PageTexts, values?: Record<string, string>) => string,
): string {
  return kind === 'deposit' || dueOn === null ? say('deposit') : say(kind, { day: shownDay(dueOn) });
}

/** Rows one below the other; a page that is full continues on the next. */
function createRows(pdf: Pdf, direction: Direction) {
  const width = RIGHT - LEFT;
  const body: TextStyle = {
    weight: 'regular',
    size: 10,
    colour: INK,
    direction,
    align: 'start',
    x: LEFT,
    width,
    lineGap: 2,
    bottom: BOTTOM,
  };
  const space = (height: number) => {
    if (pdf.y + height > BOTTOM) pdf.addPage();
  };
  return {
    title: (text: string) => drawText(pdf, text, { ...body, weight: 'semibold', size: 22 }),
    heading(text: string) {
      space(56);
      pdf.y += 14;
      drawText(pdf, text, { ...body, weight: 'semibold', size: 12 });
      pdf
        .moveTo(LEFT, pdf.y + 1)
        .lineTo(RIGHT, pdf.y + 1)
        .lineWidth(0.6)
        .strokeColor(LINE)
        .stroke();
      pdf.y += 8;
    },
    quiet: (text: string) => drawText(pdf, text, { ...body, colour: MUTED }),
    text(text: string) {
      pdf.y += 4;
      drawText(pdf, text, body);
    },
    amount(text: string, cents: number) {
      space(28);
      const top = pdf.y;
      drawText(pdf, formatMoney(cents), { ...body, align: 'end' });
      pdf.y = top;
      const x = direction === 'ltr' ? LEFT : LEFT + AMOUNT;
      drawText(pdf, text, { ...body, x, width: width - AMOUNT });
      pdf.y += 4;
    },
  };
}
