import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { LIMITED_PACKAGE_PHOTOS } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findLimitedProviders } from '#domains/money/packages/packages.public.ts';
import { countPhotosOf, lockPhotosOf } from './medias.repository.ts';

type OfProvider = { customerId: number; providerId: number; now: Date };

/** Whether a provider may have so many photos more: as many as it likes, or those the limited package holds. */
async function hasRoom(tx: Tx, { customerId, providerId, now }: OfProvider, adding: number): Promise<boolean> {
  const limited = await findLimitedProviders(tx, [providerId], now);
  if (!limited.has(providerId)) return true;
  return (await countPhotosOf(tx, customerId, providerId)) + adding <= LIMITED_PACKAGE_PHOTOS;
}

/** The same while a photo is put in: whoever adds another one waits, so that two at once are not both the last. */
export async function takeRoomForPhoto(tx: Tx, of: OfProvider): Promise<boolean> {
  await lockPhotosOf(tx, of.providerId);
  return hasRoom(tx, of, 1);
}

/** Refuses photos beyond the limited package before anything is brought. */
export async function assertRoomForPhotos(tx: Tx, of: OfProvider, adding = 1): Promise<void> {
  if (!(await hasRoom(tx, of, adding))) fail('upgrade_required', { data: { upgrade: 'photos' satisfies Upgrade } });
}
