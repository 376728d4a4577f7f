import { createHash } from 'node:crypto';
import type { PublicListing, PublicListingSummary } from '@bellbird/contract/insight/public-listings';
import type { Paging } from '@bellbird/contract/shared/envelope';
import type { z } from 'zod';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { SignedFiles } from '#platform/storage/signed-files.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findInfoRequestForms } from '#domains/listing/providers/providers.public.ts';
import { findLimitedProviders } from '#domains/money/packages/packages.public.ts';
import {
  presentComments,
  presentFacts,
  presentGalleries,
  presentItem,
  presentListed,
  presentOffer,
  presentPerson,
  presentPicture,
} from './public-listings.presenter.ts';
import {
  type ListedRow,
  type Place,
  countListedIn,
  findContacts,
  findFacts,
  findListed,
  findListedIn,
  findPublishedComments,
  findPublishedItems,
  findPublishedMedia,
  findRatings,
  findRunningOffers,
  findValidCatalogs,
} from './public-listings.repository.ts';

const COMMENTS_SHOWN = 20;

type Ports = { db: Db; clock: Clock; files: SignedFiles };
type Summary = z.output<typeof PublicListingSummary>;
type Hidden = 'on_hold' | 'left' | null;

export type PublicListingsService = ReturnType<typeof createPublicListingsService>;

/** A listing as couples see it: the same for the marketplace, which shows it, and for the vendor, who checks it. */
export function createPublicListingsService({ db, clock, files }: Ports) {
  async function readListing(tx: Tx, row: ListedRow): Promise<PublicListing> {
    const now = clock.now();
    const today = dayIn(now, row.time_zone);
    const [facts, media, people, items, catalogs, offers, comments, ratings, limited, forms] = await Promise.all([
      findFacts(tx, [row.id]),
      findPublishedMedia(tx, [row.id]),
      findContacts(tx, row.id),
      findPublishedItems(tx, row.id),
      findValidCatalogs(tx, row.id, today),
      findRunningOffers(tx, row.id, today),
      findPublishedComments(tx, row.id, COMMENTS_SHOWN),
      findRatings(tx, [row.id]),
      findLimitedProviders(tx, [row.id], now),
      findInfoRequestForms(tx, row.category_type),
    ]);
    return {
      provider: presentListed(row),
      facts: presentFacts(facts),
      galleries: presentGalleries(media, files.urlOf),
      people: people.map(presentPerson),
      items: items.map(presentItem),
      catalogs,
      // Offers are part of the paid packages.
      offers: limited.has(row.id) ? [] : offers.map(presentOffer),
      comments: presentComments(comments, ratings[0]),
      forms,
    };
  }

  async function summarise(tx: Tx, rows: readonly ListedRow[]): Promise<Summary[]> {
    const ids = rows.map(({ id }) => id);
    const [taglines, photos, ratings] = await Promise.all([
      findFacts(tx, ids, 'tagline'),
      findPublishedMedia(tx, ids, { firstOnly: true }),
      findRatings(tx, ids),
    ]);
    return rows.map((row) => {
      const photo = photos.find((each) => each.provider_id === row.id);
      const rating = ratings.find((each) => each.provider_id === row.id);
      const [tagline] = presentFacts(taglines.filter((each) => each.provider_id === row.id));
      return {
        ...presentListed(row),
        tagline: tagline?.value ?? '',
        picture: photo ? presentPicture(photo, files.urlOf) : null,
        commentCount: rating?.count ?? 0,
        averageRating: rating?.average ?? null,
      };
    });
  }

  return {
    /** With a mark that changes when something that couples see has changed, and not with the addresses of pictures. */
    read: (id: number): Promise<{ listing: PublicListing; etag: string }> =>
      db.system(async (tx) => {
        const row = (await findListed(tx, id)) ?? fail('not_found');
        const hidden = findHidden(row);
        if (hidden) fail(hidden === 'left' ? 'provider_left' : 'provider_on_hold');
        const listing = await readListing(tx, row);
        return { listing, etag: toEtag(listing) };
      }),

    list: ({ page, limit, ...place }: Paging & Place): Promise<{ data: Summary[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findListedIn(tx, place, windowOf({ page, limit }));
        return { data: await summarise(tx, rows), total: await countListedIn(tx, place) };
      }),

    async preview(caller: Member, id: number): Promise<{ hidden: Hidden; listing: PublicListing }> {
      const providerId = providerFor(caller, 'info', id);
      return db.tenantRead(caller.customerId, async (tx) => {
        const row = (await findListed(tx, providerId)) ?? fail('not_found');
        return { hidden: findHidden(row), listing: await readListing(tx, row) };
      });
    },
  };
}

function findHidden({ left_at, on_hold }: ListedRow): Hidden {
  if (left_at !== null) return 'left';
  return on_hold ? 'on_hold' : null;
}

/** Addresses of pictures are signed anew every few minutes; what they show has not changed. */
function toEtag(listing: PublicListing): string {
  const content = JSON.stringify(listing).replaceAll(/\?until=\d+&sign=[\w-]+/g, '');
  return `"${createHash('sha256').update(content).digest('base64url')}"`;
}
