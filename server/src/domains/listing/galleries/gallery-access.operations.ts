import type { Member } from '#platform/auth/caller.ts';
import { providerFor } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { fail } from '#platform/errors/app-error.ts';
import { hasAgreed } from '#domains/foundation/agreements/agreements.public.ts';

/** Everything the caller is linked to; whether they may manage the galleries there is asked after the row is found. */
export function ownerOf(caller: Member): Owner {
  return { customerId: caller.customerId, providerIds: caller.links.map((link) => link.providerId) };
}

/** Whoever changes anything must manage the provider's galleries, and have agreed to the content agreement. */
export async function admitToGalleries(tx: Tx, caller: Member, providerId: number): Promise<void> {
  providerFor(caller, 'gallery', providerId);
  if (!(await hasAgreed(tx, caller, 'content'))) fail('consent_required');
}

/** The same for media, which an instance may reserve to those who manage the customer. */
export async function admitToMedia(tx: Tx, caller: Member, providerId: number, isRestricted: boolean): Promise<void> {
  providerFor(caller, 'gallery', providerId);
  if (isRestricted && !caller.canManage) fail('forbidden');
  await admitToGalleries(tx, caller, providerId);
}
