import type { Member } from '#platform/auth/caller.ts';
import { providerFor } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { fail } from '#platform/errors/app-error.ts';
import { hasAgreed } from '#domains/foundation/agreements/agreements.public.ts';

/** All providers of the caller; whether they may manage the galleries is checked once the row is found. */
export function toOwner(caller: Member): Owner {
  return { customerId: caller.customerId, providerIds: caller.links.map((link) => link.providerId) };
}

/** The caller must manage the provider's galleries and have accepted the content agreement. */
export async function assertMayChangeGalleries(tx: Tx, caller: Member, providerId: number): Promise<void> {
  providerFor(caller, 'gallery', providerId);
  if (!(await hasAgreed(tx, caller, 'content'))) fail('consent_required');
}

/** The same for media, which an installation can restrict to users who can manage the customer. */
export async function assertMayChangeMedia(
  tx: Tx,
  caller: Member,
  providerId: number,
  isRestricted: boolean,
): Promise<void> {
  providerFor(caller, 'gallery', providerId);
  if (isRestricted && !caller.canManage) fail('forbidden');
  await assertMayChangeGalleries(tx, caller, providerId);
}
