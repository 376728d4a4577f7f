import type { Page } from '@playwright/test';
import { VendorApi } from './couples.ts';
import { actAsCouple, askForQuote } from './marketplace.ts';
import type { Vendor } from './people.ts';
import { decideAll, openOnceDecided } from './team.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A comment by a couple that the team has published and that waits for a reply. */
export async function makeComment(page: Page, vendor: Vendor): Promise<void> {
  const couple = await askForQuote(vendor.providerId, { name: 'Layla & Marcus' });
  const api = await VendorApi.open(page, vendor.username);
  const weddingDate = new Date(Date.now() - 8 * DAY_MS).toISOString().slice(0, 10);
  await api.post('/couple-providers', { leadId: couple.leadId, price: 9000, weddingDate });
  await actAsCouple(couple, 'comments', { rating: 5, comments: 'We would marry there again.' });
  await decideAll(page, vendor.providerId, 'testimonial', { decision: 'approved' });
  await openOnceDecided(page, '/todo', page.getByRole('link', { name: 'Read and reply' }));
}
