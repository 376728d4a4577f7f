import { readFile } from 'node:fs/promises';
import type { PanelConfig } from '@bellbird/contract/foundation/panel';
import { styleHash } from '#platform/html/html.ts';
import type { LinkPages } from '#platform/http/link-pages.ts';
import { pagePolicy } from '#platform/http/security-headers.ts';
import { failurePage } from '#domains/couples/quote-payments/page/gone-page.presenter.ts';
import type { PageAssets } from '#domains/couples/quote-payments/page/page-view.presenter.ts';
import { createQuoteFilesService } from '#domains/couples/quote-payments/page/quote-files.service.ts';
import { quotePageRoutes } from '#domains/couples/quote-payments/page/quote-page.routes.ts';
import { createQuotePageService } from '#domains/couples/quote-payments/page/quote-page.service.ts';
import type { Ports } from './ports.ts';

const ASSETS = new URL('../../../panel/dist/quote-page.json', import.meta.url);

/** The couple's page: its own small files, the gateway's frame, and no other site. */
export async function createQuotePages(ports: Ports, panel: PanelConfig): Promise<LinkPages> {
  const { quotes } = ports.payments;
  const assets = await readAssets();
  const fields = panel.payments;
  const origin = fields && new URL(fields.fieldsUrl).origin;
  const pages = createQuotePageService({
    ...ports,
    couples: quotes.couples,
    charges: quotes.charges,
    assets,
    cardFields: fields && origin ? { url: fields.fieldsUrl, key: fields.publishableKey, origin } : undefined,
  });
  const files = createQuoteFilesService({ ...ports, couples: quotes.couples });
  return {
    prefix: '/q/',
    routes: quotePageRoutes({ pages, documents: quotes.documents, files }),
    // A form that pays is redirected to the bank, where the couple confirms.
    policy: pagePolicy({
      frames: origin ? [origin] : [],
      forms: ports.payments.bankOrigins,
      styles: assets ? [styleHash(assets.style)] : [],
    }),
    failure: (error, { language }) => failurePage(error, { language, assets }),
  };
}

/** Without a built panel the page is plain, and works. */
async function readAssets(): Promise<PageAssets | undefined> {
  const list = await readFile(ASSETS, 'utf8').catch(() => undefined);
  return list === undefined ? undefined : (JSON.parse(list) as PageAssets);
}
