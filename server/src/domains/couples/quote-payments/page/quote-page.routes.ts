import {
  AcceptForm,
  AskForm,
  CardToken,
  ChosenExtras,
  DeclineForm,
  type PageTexts,
  pageTextsIn,
} from '@bellbird/contract/couples/quote-page';
import type { PaymentFailure } from '@bellbird/contract/money/payments';
import { AppError, fail } from '#platform/errors/app-error.ts';
import type { LinkAnswer, LinkRequest, LinkRoute } from '#platform/http/link-pages.ts';
import type { QuotePaymentOutcome } from '../quote-settlement.service.ts';
import { type AcceptFaults, acceptPage } from './accept-page.presenter.ts';
import { donePage, payPage } from './done-page.presenter.ts';
import { gonePage } from './gone-page.presenter.ts';
import { openPage } from './open-page.presenter.ts';
import type { PageView } from './page-view.presenter.ts';
import { weddingFile } from './wedding-day.presenter.ts';
import { payLimits, readLimits, writeLimits } from './quote-page.limits.ts';
import type { QuoteFilesService } from './quote-files.service.ts';
import type { QuotePdfService } from './quote-pdf.service.ts';
import type { QuotePageService } from './quote-page.service.ts';

/** What a page says after a form, by its place in the address. Anything else there says nothing. */
const NOTICES: Readonly<Record<string, keyof PageTexts>> = {
  asked: 'noticeAsked',
  changed: 'noticeChanged',
  taken: 'noticeDayTaken',
  card: 'noticeDeclinedCard',
  funds: 'noticeFunds',
  unconfirmed: 'noticeUnconfirmed',
  bank: 'noticeBank',
};

const FAILURES: Partial<Record<PaymentFailure, string>> = {
  insufficient_funds: 'funds',
  not_confirmed: 'unconfirmed',
  abandoned: 'unconfirmed',
  unreachable: 'bank',
};

/** Pages that say by themselves why a quote cannot be accepted. */
const SHOWN_BY_THE_PAGE = new Set(['quote_expired', 'quote_withdrawn', 'quote_decided']);

const home = ({ token }: LinkRequest, notice?: string): LinkAnswer => ({
  next: `/q/${token}${notice ? `?n=${notice}` : ''}`,
});
const asked = ({ token, language, query }: LinkRequest) => ({
  token,
  language,
  notice: NOTICES[query.get('n') ?? ''],
});
const chosenIn = (fields: URLSearchParams): string[] => ChosenExtras.safeParse(fields.getAll('x')).data ?? [];

/** Extras that are in the quote; others were made up. */
function knownExtras({ couple }: PageView, keys: readonly string[]): string[] {
  const extras = couple.content.lines.filter((line) => line.isOptional);
  return extras.map((line) => line.key).filter((key) => keys.includes(key));
}

/** The page of the state that the quote is in. */
function currentPage(view: PageView, chosen: readonly string[]): LinkAnswer {
  const { quote, acceptance, isExpired, isWithdrawn } = view.couple;
  if (acceptance) return { page: donePage(view, acceptance) };
  if (isWithdrawn) return { page: gonePage(view, 'withdrawn') };
  if (quote.state === 'declined') return { page: gonePage(view, 'declined') };
  return { page: isExpired ? gonePage(view, 'expired') : openPage(view, knownExtras(view, chosen)) };
}

function afterPayment(request: LinkRequest, number: number, outcome: QuotePaymentOutcome): LinkAnswer {
  if (outcome.outcome === 'confirm') return { next: outcome.url };
  if (outcome.outcome !== 'failed') return home(request);
  return { next: `/q/${request.token}/pay/${number}?n=${FAILURES[outcome.failure] ?? 'card'}` };
}

type Services = { pages: QuotePageService; documents: QuotePdfService; files: QuoteFilesService };

export function quotePageRoutes({ pages, documents, files }: Services): LinkRoute[] {
  async function show(request: LinkRequest): Promise<LinkAnswer> {
    return currentPage(await pages.read(asked(request)), chosenIn(request.query));
  }

  async function showAccept(request: LinkRequest): Promise<LinkAnswer> {
    const view = await pages.read(asked(request));
    const { quote, isExpired, isWithdrawn } = view.couple;
    const isOpen = quote.state === 'sent' && !isExpired && !isWithdrawn;
    return isOpen ? { page: acceptPage(view, knownExtras(view, chosenIn(request.query))) } : home(request);
  }

  async function accept(request: LinkRequest): Promise<LinkAnswer> {
    const { form, token } = request;
    const chosen = chosenIn(form);
    const given = { hash: form.get('hash'), chosen, name: form.get('name'), agreed: form.get('agreed') };
    const parsed = AcceptForm.safeParse(given);
    if (!parsed.success) {
      const fields = new Set(parsed.error.issues.map(({ path }) => path[0]));
      if (fields.has('hash') || fields.has('chosen')) return home(request, 'changed');
      const faults: AcceptFaults = {
        ...(fields.has('name') && { name: 'nameMissing' }),
        ...(fields.has('agreed') && { agreed: 'agreeMissing' }),
      };
      const view = await pages.read(asked(request));
      const page = acceptPage(view, knownExtras(view, chosen), { name: form.get('name') ?? '', faults });
      return { page, status: 422 };
    }
    const { hash: contentHash, name } = parsed.data;
    const { language } = pageTextsIn(request.language);
    const signature = { contentHash, chosen, name, address: request.address, browser: request.userAgent, language };
    let isAsRead: boolean;
    try {
      ({ isAsRead } = await pages.accept(token, signature));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'quote_changed') return home(request, 'changed');
      if (error.code === 'quote_day_taken') return home(request, 'taken');
      if (SHOWN_BY_THE_PAGE.has(error.code)) return home(request);
      throw error;
    }
    const card = CardToken.safeParse(form.get('card')).data;
    // Their partner was faster and agreed to something else: this page named another amount.
    if (card === undefined || !isAsRead) return home(request);
    return afterPayment(request, 1, await pages.pay(token, { number: 1, card }));
  }

  async function showPay(request: LinkRequest): Promise<LinkAnswer> {
    const view = await pages.read(asked(request));
    const number = Number(request.params['number']);
    const instalment = view.couple.instalments.find((each) => each.number === number);
    const isOpen = instalment?.state === 'open' && view.cards !== undefined && !view.couple.isCalledOff;
    return isOpen ? { page: payPage(view, instalment) } : home(request);
  }

  async function pay(request: LinkRequest): Promise<LinkAnswer> {
    const number = Number(request.params['number']);
    if (!Number.isInteger(number) || number < 1) fail('not_found');
    const card = CardToken.safeParse(request.form.get('card')).data;
    if (card === undefined) return { next: `/q/${request.token}/pay/${number}` };
    return afterPayment(request, number, await pages.pay(request.token, { number, card }));
  }

  async function ask(request: LinkRequest): Promise<LinkAnswer> {
    const given = AskForm.safeParse({ question: request.form.get('question') }).data;
    if (given) await pages.ask(request.token, given.question);
    return home(request, given && 'asked');
  }

  async function decline(request: LinkRequest): Promise<LinkAnswer> {
    const given = DeclineForm.parse({ reason: request.form.get('reason'), text: request.form.get('text') });
    await pages.decline(request.token, given).catch((error: unknown) => {
      // Their page says what has become of it.
      if (!(error instanceof AppError) || !SHOWN_BY_THE_PAGE.has(error.code)) throw error;
    });
    return home(request);
  }

  async function decideChange(request: LinkRequest): Promise<LinkAnswer> {
    const { form, params, address, userAgent: browser } = request;
    const answer = form.get('answer');
    const number = Number(params['number']);
    if ((answer !== 'approve' && answer !== 'decline') || !Number.isInteger(number)) return home(request);
    const decision = { number, isApproved: answer === 'approve', address, browser };
    await pages.decideChange(request.token, decision).catch((error: unknown) => {
      // Withdrawn or decided by the other partner: their page shows it.
      if (!(error instanceof AppError) || error.status >= 500 || error.status === 404) throw error;
    });
    return home(request);
  }

  return [
    { method: 'GET', path: '', limits: readLimits, handler: show },
    { method: 'GET', path: '/accept', limits: readLimits, handler: showAccept },
    { method: 'POST', path: '/accept', limits: payLimits, handler: accept },
    { method: 'GET', path: '/pay/:number', limits: readLimits, handler: showPay },
    { method: 'POST', path: '/pay/:number', limits: payLimits, handler: pay },
    {
      method: 'GET',
      path: '/paid',
      limits: readLimits,
      handler: async (request) => {
        await pages.readResolved(asked(request));
        return home(request);
      },
    },
    { method: 'POST', path: '/change/:number', limits: writeLimits, handler: decideChange },
    { method: 'POST', path: '/ask', limits: writeLimits, handler: ask },
    { method: 'POST', path: '/decline', limits: writeLimits, handler: decline },
    {
      method: 'POST',
      path: '/seen',
      limits: readLimits,
      handler: async ({ token, language }) => {
        await pages.recordOpening(token, language);
        return 'nothing';
      },
    },
    {
      method: 'GET',
      path: '/quote.pdf',
      limits: readLimits,
      handler: async ({ token, language }) => ({ file: await documents.read(token, language) }),
    },
    {
      method: 'GET',
      path: '/files/:id',
      limits: readLimits,
      handler: async ({ token, params }) => ({ file: await files.read(token, Number(params['id'])) }),
    },
    {
      method: 'GET',
      path: '/wedding.ics',
      limits: readLimits,
      handler: async (request) => ({ file: weddingFile(await pages.read(asked(request))) ?? fail('not_found') }),
    },
  ];
}
