import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { findLimitedProviders } from './package-of-provider.service.ts';

/** Refuses what the limited package lacks. */
export async function assertIncluded(
  tx: Tx,
  { providerId, upgrade, now }: { providerId: number; upgrade: Upgrade; now: Date },
): Promise<void> {
  const limited = await findLimitedProviders(tx, [providerId], now);
  if (limited.has(providerId)) fail('upgrade_required', { data: { upgrade } });
}
