import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { CoupleQuote, CoupleQuotesService } from '#domains/couples/quotes/quotes.public.ts';
import { quoteFileName, quotePdf } from './quote-pdf.presenter.ts';
import { findPageFacts } from './quote-page.repository.ts';

type Ports = { db: Db; couples: CoupleQuotesService };

export type QuotePdfService = ReturnType<typeof createQuotePdfService>;

/** Quotes as documents: before the couple signs, and with the evidence after. */
export function createQuotePdfService({ db, couples }: Ports) {
  async function draw(couple: CoupleQuote, language: string) {
    const { quote, content } = couple;
    const key = {
      customerId: quote.customer_id,
      quoteId: quote.id,
      version: quote.version,
      coverId: content.coverMediumId,
    };
    const facts = (await db.system((tx) => findPageFacts(tx, key))) ?? fail('not_found');
    return {
      content: await quotePdf(couple, facts, language),
      contentType: 'application/pdf',
      fileName: quoteFileName(content, couple.acceptance !== null),
    };
  }

  return {
    async read(token: string, language: string) {
      const couple = await couples.findByToken(token);
      // What was withdrawn is no offer any more.
      if (couple.isWithdrawn) fail('not_found');
      return draw(couple, language);
    },
    draw,
  };
}
