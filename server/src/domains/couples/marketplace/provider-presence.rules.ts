import { fail } from '#platform/errors/app-error.ts';

/** A provider on hold, or one that has left, can’t be asked or visited. The marketplace shows the reason to couples. */
export function assertPresent(provider: { on_hold: boolean; left_at: string | null }): void {
  assertNotLeft(provider);
  if (provider.on_hold) fail('provider_on_hold');
}

/** Couples who asked before a hold may go on writing; a vendor who has left gets nothing any more. */
export function assertNotLeft(provider: { left_at: string | null }): void {
  if (provider.left_at !== null) fail('provider_left');
}
