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
import { type RelatedRow, findRelated, putRelated, removeRelated } from './related-providers.repository.ts';

/** The main pictures of some providers, below the site's root. */
export type MainImages = (tx: Tx, providerIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

type Ports = { db: Db; clock: Clock; mainImages: MainImages };

const KIND = 'related_provider';

export type RelatedProvidersService = ReturnType<typeof createRelatedProvidersService>;

/** Whom a provider likes to work with. The others belong to other customers: only what anybody may know of them is read. */
export function createRelatedProvidersService({ db, clock, mainImages }: Ports) {
  /** What is public about some providers, by id. */
  function facts(
    ids: readonly number[],
  ): Promise<[ReadonlyMap<number, PublicProviderRow>, ReadonlyMap<number, string>]> {
    return db.system(async (tx) => {
      const [rows, images] = await Promise.all([findPublicProviders(tx, ids), mainImages(tx, ids)]);
      return [new Map(rows.map((row) => [row.id, row])), images];
    });
  }

  async function present(rows: readonly RelatedRow[]): Promise<RelatedProvider[]> {
    const [known, images] = await facts(rows.map((row) => row.related_provider_id));
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
        const images = await mainImages(tx, ids);
        return { data: rows.map((row) => presentPublicProvider(row, images.get(row.id) ?? null)), total };
      });
    },

    async list(caller: Member, id: number): Promise<RelatedProvider[]> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'info', id) };
      return present(await db.tenantRead(of.customerId, (tx) => findRelated(tx, of)));
    },

    async propose(caller: Member, id: number, relatedProviderId: number): Promise<RelatedProvider> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'info', id) };
      const problem = (sentence: string) => fail('invalid_fields', { fields: { relatedProviderId: sentence } });
      if (relatedProviderId === id) problem('A provider cannot name itself.');
      const [known] = await facts([relatedProviderId]);
      if (!known.has(relatedProviderId)) problem('There is no such provider.');
      const row = await db.tenant(of.customerId, async (tx) => {
        const named = await findRelated(tx, of);
        if (named.some((each) => each.related_provider_id === relatedProviderId))
          problem('You have named this one already.');
        if (named.length >= RELATED_PROVIDERS_MAX) problem(`You can name ${RELATED_PROVIDERS_MAX} at most.`);
        const at = clock.now();
        const put = await putRelated(tx, of, relatedProviderId, at.toISOString());
        const asked = { ...of, kind: KIND, subjectId: put.id, customerUserId: caller.customerUserId, at };
        if (put.status === 'proposed') await requestApproval(tx, asked);
        await record(tx, caller, {
          action: 'providers.proposeRelated',
          subject: { kind: 'provider', id },
          details: { relatedProviderId },
        });
        return put;
      });
      const [related] = await present([row]);
      return related ?? fail('not_found');
    },

    remove(caller: Member, id: number, relatedProviderId: number): Promise<void> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'info', id) };
      return db.tenant(of.customerId, async (tx) => {
        const at = clock.now();
        const row = (await removeRelated(tx, of, relatedProviderId, at.toISOString())) ?? fail('not_found');
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
