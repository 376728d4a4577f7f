import {
  exportQuoteStatistics,
  exportQuotes,
  listQuotes,
  readQuoteMonth,
  readQuotePipeline,
  readQuoteStatistics,
} from '@bellbird/contract/couples/quotes';
import { type Route, file, ok, route } from '#platform/http/route.ts';
import type { QuoteListService } from './quote-list.service.ts';

export function quoteListRoutes(quotes: QuoteListService): Route[] {
  return [
    route(listQuotes, async ({ caller, query }) => ({ status: 200 as const, body: await quotes.list(caller, query) })),
    route(readQuotePipeline, async ({ caller, query }) => ok(await quotes.pipeline(caller, query))),
    route(exportQuotes, async ({ caller, query }) => file(await quotes.exportCsv(caller, query))),
    route(readQuoteStatistics, async ({ caller, query }) => ok(await quotes.statistics(caller, query))),
    route(exportQuoteStatistics, async ({ caller, query }) => file(await quotes.exportStatistics(caller, query))),
    route(readQuoteMonth, async ({ caller }) => ok(await quotes.month(caller))),
  ];
}
