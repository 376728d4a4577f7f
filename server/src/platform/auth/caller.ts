import type { Page } from '@bellbird/contract/shared/access';
import type { TeamRole } from '@bellbird/contract/shared/team';
import type { Owner } from '../db/owner.ts';
import { fail } from '../errors/app-error.ts';

/** A provider the caller is linked to, and the pages of it they may manage. */
export type ProviderLink = { readonly providerId: number; readonly pages: readonly Page[] };

/** A customer user who is signed in. */
export type Member = {
  readonly kind: 'member';
  readonly tokenId: number;
  readonly loginId: number;
  readonly customerId: number;
  readonly customerUserId: number;
  readonly canManage: boolean;
  readonly passwordChangeRequired: boolean;
  readonly links: readonly ProviderLink[];
  /** Set while a member of the team acts for this user; token and login are the team member’s. */
  readonly actor?: { readonly staffMemberId: number; readonly mayChange: boolean };
};

/** A member of the marketplace team. */
export type Staff = {
  readonly kind: 'staff';
  readonly tokenId: number;
  readonly loginId: number;
  readonly staffMemberId: number;
  readonly name: string;
  readonly roles: readonly TeamRole[];
  /** The team signs in with a second factor; until it is set up the desk stays closed. */
  readonly needsSecondFactor: boolean;
  readonly passwordChangeRequired: boolean;
};

/** The marketplace’s servers, identified by their signature. */
export type Partner = { readonly kind: 'partner' };

export type Anonymous = { readonly kind: 'anonymous' };

export type SignedIn = Member | Staff;
export type Caller = SignedIn | Partner | Anonymous;

/**
 * Finds the caller for a session’s two secrets, and the secret of its browser if it is bound to one; undefined if there is
 * no such session.
 */
export type Authenticate = (
  accessToken: string,
  consumerKey: string,
  browserSecret: string | undefined,
) => Promise<SignedIn | undefined>;

/** The user this staff session may act for with that secret; undefined without permission. */
export type ActFor = (staff: Staff, secret: string, customerUserId: number) => Promise<Member | undefined>;

/** The providers whose `page` this member may manage. */
export function providersFor(member: Member, page: Page): number[] {
  return member.links.filter((link) => link.pages.includes(page)).map((link) => link.providerId);
}

/** Whose rows this member may see and change on `page`. */
export function ownerFor(member: Member, page: Page): Owner {
  return { customerId: member.customerId, providerIds: providersFor(member, page) };
}

/** The provider, if this member may manage its `page`. Not linked: 404. Linked without that page: 403. */
export function providerFor(member: Member, page: Page, providerId: number): number {
  const link = member.links.find((each) => each.providerId === providerId) ?? fail('not_found');
  return link.pages.includes(page) ? providerId : fail('forbidden');
}
