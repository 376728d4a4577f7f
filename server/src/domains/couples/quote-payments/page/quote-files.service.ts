import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { CoupleQuotesService } from '#domains/couples/quotes/quotes.public.ts';
import { findFileKey } from './quote-page.repository.ts';

type Ports = { db: Db; storage: Pick<Storage, 'get'>; couples: Pick<CoupleQuotesService, 'findByToken'> };

export type QuoteFilesService = ReturnType<typeof createQuoteFilesService>;

/**
 * The files that go with a quote. The couple's link opens exactly those of the version it shows, until it is revoked;
 * that the vendor deleted one from their own list since does not matter.
 */
export function createQuoteFilesService({ db, storage, couples }: Ports) {
  return {
    async read(token: string, id: number) {
      const { quote, content, isWithdrawn } = await couples.findByToken(token);
      if (isWithdrawn) fail('not_found');
      const file = content.files.find((each) => each.id === id) ?? fail('not_found');
      const key = await db.system((tx) => findFileKey(tx, quote.customer_id, id));
      const stored = (await storage.get(key ?? fail('not_found'))) ?? fail('not_found');
      return { content: stored.stream, contentType: file.mimeType, fileName: file.name, size: stored.size };
    },
  };
}
