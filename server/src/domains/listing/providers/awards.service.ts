import type { AwardForm, ProviderAward } from '@bellbird/contract/listing/providers';
import { record } from '#platform/audit/audit.ts';
import { type Member, type Staff, providersFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { presentAwardImage } from './award-image.presenter.ts';
import { presentAward } from './awards.presenter.ts';
import { deleteAward, findAwardByKey, findAwards, insertAward } from './awards.repository.ts';
import { findProviderOwner } from './providers.repository.ts';

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

    async give(staff: Staff, providerId: number, award: AwardForm): Promise<{ id: number }> {
      return db.system(async (tx) => {
        const customerId = (await findProviderOwner(tx, providerId)) ?? fail('not_found');
        const made = await insertAward(tx, { customer_id: customerId, provider_id: providerId, ...award });
        const subject = { kind: 'provider', id: providerId };
        await record(tx, staff, { action: 'providers.giveAward', subject, customerId, details: award });
        return made;
      });
    },

    async withdraw(staff: Staff, key: string): Promise<void> {
      await db.system(async (tx) => {
        const {
          customer_id: customerId,
          provider_id: id,
          name,
          year,
        } = (await deleteAward(tx, key)) ?? fail('not_found');
        const subject = { kind: 'provider', id };
        await record(tx, staff, { action: 'providers.withdrawAward', subject, customerId, details: { name, year } });
      });
    },
  };
}
