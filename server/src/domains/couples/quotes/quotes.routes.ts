import {
  actOnQuote,
  amendQuote,
  deleteQuoteTemplate,
  discardQuoteDraft,
  readLeadQuote,
  readQuote,
  readQuoteDesk,
  readQuoteSettings,
  saveQuoteDraft,
  saveQuoteSettings,
  saveQuoteTemplate,
  sendQuote,
  withdrawAmendment,
} from '@bellbird/contract/couples/quotes';
import { type Route, created, noContent, ok, route } from '#platform/http/route.ts';
import type { QuoteAmendmentsService } from './quote-amendments.service.ts';
import type { QuoteDraftsService } from './quote-drafts.service.ts';
import type { QuoteSendingService } from './quote-sending.service.ts';
import type { QuoteSettingsService } from './quote-settings.service.ts';
import type { QuotesService } from './quotes.service.ts';

type Services = {
  amendments: QuoteAmendmentsService;
  quotes: QuotesService;
  drafts: QuoteDraftsService;
  sending: QuoteSendingService;
  settings: QuoteSettingsService;
};

export function quotesRoutes({ quotes, drafts, sending, amendments, settings }: Services): Route[] {
  return [
    route(readLeadQuote, async ({ caller, params }) => ok(await quotes.readOfLead(caller, params.id))),
    route(readQuote, async ({ caller, params }) => ok(await quotes.read(caller, params.id))),
    route(readQuoteDesk, async ({ caller, params }) => ok(await drafts.read(caller, params.id))),
    route(saveQuoteDraft, async ({ caller, params, body }) => ok(await drafts.save(caller, params.id, body))),
    route(discardQuoteDraft, async ({ caller, params }) => {
      await drafts.discard(caller, params.id);
      return noContent();
    }),
    route(sendQuote, async ({ caller, params, body }) => created(await sending.send(caller, params.id, body))),
    route(actOnQuote, async ({ caller, params, body }) => {
      if (body.type === 'withdraw') return ok(await sending.withdraw(caller, params.id));
      if (body.type === 'revoke_link') return ok(await sending.revokeLink(caller, params.id));
      return ok(await sending.resend(caller, params.id, body));
    }),
    route(amendQuote, async ({ caller, params, body }) => created(await amendments.amend(caller, params.id, body))),
    route(withdrawAmendment, async ({ caller, params }) => ok(await amendments.withdraw(caller, params.id))),
    route(readQuoteSettings, async ({ caller, params }) => ok(await settings.read(caller, params.id))),
    route(saveQuoteSettings, async ({ caller, params, body }) => ok(await settings.save(caller, params.id, body))),
    route(saveQuoteTemplate, async ({ caller, body }) => created({ id: await settings.saveTemplate(caller, body) })),
    route(deleteQuoteTemplate, async ({ caller, params }) => {
      await settings.deleteTemplate(caller, params.id);
      return noContent();
    }),
  ];
}
