import type { DeclineReason } from '@bellbird/contract/couples/quotes';
import { pageTextsIn } from '@bellbird/contract/couples/quote-page';
import type { PageTexts } from '@bellbird/contract/couples/quote-page';
import { directionOf } from '@bellbird/contract/shared/locales';
import type { Db } from '#platform/db/db.ts';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { CoupleQuote, CoupleQuotesService, Signature } from '#domains/couples/quotes/quotes.public.ts';
import type { QuoteChargesService } from '../quote-charges.service.ts';
import { enqueueQuoteMail } from '../quote-mails.operations.ts';
import type { QuotePaymentOutcome } from '../quote-settlement.service.ts';
import type { CardFields, PageAssets, PageView } from './page-view.presenter.ts';
import { findPageFacts, findPaymentStates } from './quote-page.repository.ts';

type Ports = {
  db: Db;
  clock: Clock;
  files: Pick<SignedFiles, 'urlOf'>;
  couples: CoupleQuotesService;
  charges: QuoteChargesService;
  baseUrl: string;
  assets: PageAssets | undefined;
  cardFields: CardFields | undefined;
};

export type Asked = { token: string; language: string; notice?: keyof PageTexts | undefined };

export type QuotePageService = ReturnType<typeof createQuotePageService>;

/** What a couple sees and does behind their link. */
export function createQuotePageService(ports: Ports) {
  const { db, clock, files, couples, charges, baseUrl, assets, cardFields } = ports;

  async function view(couple: CoupleQuote, { token, language: asked, notice }: Asked): Promise<PageView> {
    const { quote, content } = couple;
    const { customer_id: customerId, provider_id: providerId, id: quoteId } = quote;
    const key = { customerId, quoteId, version: quote.version, coverId: content.coverMediumId };
    const [facts, payments, acceptsCards] = await Promise.all([
      db.system((tx) => findPageFacts(tx, key)),
      db.system((tx) => findPaymentStates(tx, customerId, quoteId)),
      charges.acceptsCards({ customerId, providerId }),
    ]);
    const { language, texts } = pageTextsIn(asked);
    return {
      texts,
      language,
      direction: directionOf(language),
      assets,
      couple,
      facts: facts ?? fail('not_found'),
      payments,
      cards: acceptsCards ? cardFields : undefined,
      path: `/q/${token}`,
      urlOf: (fileKey) => files.urlOf(fileKey),
      notice,
      now: clock.now(),
    };
  }

  return {
    assets,

    async read(asked: Asked): Promise<PageView> {
      return view(await couples.findByToken(asked.token), asked);
    },

    /** The same, after asking the gateway how a payment ended that the couple comes back from. */
    async readResolved(asked: Asked): Promise<PageView> {
      const couple = await couples.findByToken(asked.token);
      if (couple.acceptance) await charges.resolveAll(couple.quote);
      return view(couple.acceptance ? await couples.findByToken(asked.token) : couple, asked);
    },

    recordOpening: (token: string, language: string): Promise<void> =>
      couples.recordOpening(token, pageTextsIn(language).language),
    ask: (token: string, question: string): Promise<void> => couples.ask(token, question),
    decline: (token: string, given: { reason: DeclineReason; text: string }): Promise<void> =>
      couples.decline(token, given),

    decideChange: (token: string, decision: Parameters<CoupleQuotesService['decideAmendment']>[1]): Promise<void> =>
      couples.decideAmendment(token, decision),

    /**
     * Accepts once; the mail with the signed quote follows the first acceptance. Says whether it is what this page showed:
     * the other partner may have accepted another version before, or with other extras.
     */
    async accept(token: string, signature: Signature): Promise<{ isAsRead: boolean }> {
      const accepted = await couples.accept(token, signature);
      const { customer_id: customerId, id: quoteId } = accepted.quote;
      const mail = { customerId, quoteId, kind: 'accepted' as const, now: clock.now() };
      await db.system((tx) => enqueueQuoteMail(tx, mail));
      return { isAsRead: !accepted.isRepeated || isSigned(accepted.acceptance, signature) };
    },

    /** Pays an instalment by the card behind a token of the gateway's frame. */
    async pay(token: string, payment: { number: number; card: string }): Promise<QuotePaymentOutcome> {
      const couple = await couples.findByToken(token);
      const returnUrl = new URL(`/q/${token}/paid`, baseUrl).href;
      try {
        return await charges.pay(couple, { number: payment.number, token: payment.card, returnUrl });
      } catch (error) {
        if (error instanceof AppError && error.code === 'bank_unreachable')
          return { outcome: 'failed', failure: 'unreachable' };
        throw error;
      }
    },
  };
}

/** Whether an acceptance is of this content with these extras. */
function isSigned(acceptance: CoupleQuote['acceptance'], { contentHash, chosen }: Signature): boolean {
  if (acceptance?.content_hash.toString('hex') !== contentHash) return false;
  const keys = new Set(chosen);
  return acceptance.chosen.length === keys.size && acceptance.chosen.every((key) => keys.has(key));
}
