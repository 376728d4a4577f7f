import type { ProviderAward } from '@bellbird/contract/listing/providers';
import { type Member, providersFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { presentAwardImage } from './award-image.presenter.ts';
import { presentAward } from './awards.presenter.ts';
import { findAwardByKey, findAwards } from './awards.repository.ts';

type Ports = { db: Db; baseUrl: string; marketplaceUrl: string };

export type AwardsService = ReturnType<typeof createAwardsService>;

/** The badges and awards of providers, and their images. */
export function createAwardsService({ db, baseUrl, marketplaceUrl }: Ports) {
  return {
    async list(caller: Member, providerId: number | undefined): Promise<ProviderAward[]> {
      const own = providersFor(caller, 'info').filter((each) => providerId === undefined || each === providerId);
      const rows = await db.tenantRead(caller.customerId, (tx) => findAwards(tx, caller.customerId, own));
      return rows.map((row) => presentAward(row, { baseUrl, marketplaceUrl }));
    },

    async readImage(
      key: string,
    ): Promise<{ content: Buffer; contentType: string; fileName: string; shownElsewhere: true }> {
      const award = (await db.system((tx) => findAwardByKey(tx, key))) ?? fail('not_found');
      const drawing = presentAwardImage({ name: award.name, year: award.year, provider: award.provider_name });
      return {
        content: Buffer.from(drawing),
        contentType: 'image/svg+xml; charset=utf-8',
        fileName: `award-${award.year}.svg`,
        shownElsewhere: true,
      };
    },
  };
}
