import { LIMITED_PACKAGE_PHOTOS } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { countPhotos, lockPhotos } from './medias.repository.ts';

/** Those of the providers that have a limited package; packages belong to a higher area. */
export type FindLimitedProviders = (tx: Tx, providerIds: readonly number[], now: Date) => Promise<ReadonlySet<number>>;

type Ports = { findLimitedProviders: FindLimitedProviders };
type OfProvider = { customerId: number; providerId: number; now: Date };

async function isWithinAllowance(
  tx: Tx,
  { findLimitedProviders }: Ports,
  { customerId, providerId, now }: OfProvider,
  adding: number,
): Promise<boolean> {
  const limited = await findLimitedProviders(tx, [providerId], now);
  if (!limited.has(providerId)) return true;
  return (await countPhotos(tx, customerId, providerId)) + adding <= LIMITED_PACKAGE_PHOTOS;
}

/** Whether the provider may have one more photo. The lock keeps two uploads from both taking the last place. */
export async function lockAndCheckAllowance(tx: Tx, ports: Ports, of: OfProvider): Promise<boolean> {
  await lockPhotos(tx, of.providerId);
  return isWithinAllowance(tx, ports, of, 1);
}

/** Refuses photos beyond the limited package before any file is stored. */
export async function assertPhotosAllowed(tx: Tx, ports: Ports, of: OfProvider, adding = 1): Promise<void> {
  if (!(await isWithinAllowance(tx, ports, of, adding))) fail('upgrade_required', { data: { upgrade: 'photos' } });
}
