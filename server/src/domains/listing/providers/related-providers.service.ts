import type { PublicProvider, RelatedProvider } from '@bellbird/contract/listing/providers';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { RELATED_PROVIDERS_MAX } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { presentPublicProvider, presentRelated } from './public-providers.presenter.ts';
import {
  type PublicProviderRow,
  countFound,
  findPublicProviders,
  searchProviders,
} from './public-providers.repository.ts';
import { type RelatedRow, findRelated, markRelatedRemoved, upsertRelated } from './related-providers.repository.ts';

/** The paths of the main images of some providers. */
export type FindMainImages = (tx: Tx, providerIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

type Ports = { db: Db; clock: Clock; findMainImages: FindMainImages };

const KIND = 'related_provider';

export type RelatedProvidersService = ReturnType<typeof createRelatedProvidersService>;

/** The providers a vendor likes to work with. They belong to other customers, so only their public facts are read. */
export function createRelatedProvidersService({ db, clock, findMainImages }: Ports) {
  /** Public facts and main images, by provider id. */
  function findPublicFacts(
    ids: readonly number[],
  ): Promise<[ReadonlyMap<number, PublicProviderRow>, ReadonlyMap<number, string>]> {
    return db.system(async (tx) => {
      const [rows, images] = await Promise.all([findPublicProviders(tx, ids), findMainImages(tx, ids)]);
      return [new Map(rows.map((row) => [row.id, row])), images];
    });
  }

  async function present(rows: readonly RelatedRow[]): Promise<RelatedProvider[]> {
    const [known, images] = await findPublicFacts(rows.map((row) => row.related_provider_id));
    return rows.flatMap((row) => {
      const other = known.get(row.related_provider_id);
      return other ? [presentRelated(row, other, images.get(other.id) ?? null)] : [];
    });
  }

  return {
    search({ query, page, limit }: Paging & { query: string }): Promise<{ data: PublicProvider[]; total: number }> {
      const like = likePart(query);
      return db.system(async (tx) => {
        const [rows, total] = await Promise.all([
          searchProviders(tx, { like, limit, offset: (page - 1) * limit }),
          countFound(tx, like),
        ]);
        const ids = rows.map((row) => row.id);
        const images = await findMainImages(tx, ids);
        return { data: rows.map((row) => presentPublicProvider(row, images.get(row.id) ?? null)), total };
      });
    },

    async list(caller: Member, id: number): Promise<RelatedProvider[]> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'info', id) };
      return present(await db.tenantRead(of.customerId, (tx) => findRelated(tx, of)));
    },

    async propose(caller: Member, id: number, relatedProviderId: number): Promise<RelatedProvider> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'info', id) };
      const refuse = (sentence: string) => fail('invalid_fields', { fields: { relatedProviderId: sentence } });
      if (relatedProviderId === id) refuse('Please choose another business, not your own.');
      const [known] = await findPublicFacts([relatedProviderId]);
      if (!known.has(relatedProviderId)) refuse('This business is not on the marketplace. Please choose another.');
      const row = await db.tenant(of.customerId, async (tx) => {
        const existing = await findRelated(tx, of);
        if (existing.some((each) => each.related_provider_id === relatedProviderId))
          refuse('You have already added this business.');
        if (existing.length >= RELATED_PROVIDERS_MAX) refuse(`You can add at most ${RELATED_PROVIDERS_MAX}.`);
        const at = clock.now();
        const added = await upsertRelated(tx, of, relatedProviderId, at.toISOString());
        const request = { ...of, kind: KIND, subjectId: added.id, customerUserId: caller.customerUserId, at };
        if (added.status === 'proposed') await requestApproval(tx, request);
        await record(tx, caller, {
          action: 'providers.proposeRelated',
          subject: { kind: 'provider', id },
          details: { relatedProviderId },
        });
        return added;
      });
      const [related] = await present([row]);
      return related ?? fail('not_found');
    },

    remove(caller: Member, id: number, relatedProviderId: number): Promise<void> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'info', id) };
      return db.tenant(of.customerId, async (tx) => {
        const at = clock.now();
        const row = (await markRelatedRemoved(tx, of, relatedProviderId, at.toISOString())) ?? fail('not_found');
        await withdrawApproval(tx, { customerId: of.customerId, kind: KIND, subjectId: row.id, at });
        await record(tx, caller, {
          action: 'providers.removeRelated',
          subject: { kind: 'provider', id },
          details: { relatedProviderId },
        });
      });
    },
  };
}
