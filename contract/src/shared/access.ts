import type { TeamRight } from './team.ts';

/** The parts of the panel a user can be given per provider (‘Which pages can I manage?’). */
export const PAGES = [
  'info',
  'gallery',
  'items',
  'catalogs',
  'calendar',
  'leads',
  'testimonials',
  'discounts',
  'statistics',
  'payments',
] as const;
export type Page = (typeof PAGES)[number];

/**
 * Who may make a call. Every call names one; the server does not start with a call without. `public`: anybody.
 * `session`: anybody signed in, the team included. `member`: a signed-in customer user. `manager`: one who ‘can
 * manage’. `staff`: the marketplace team, or those of it with a right. `partner`: the marketplace’s own signed calls.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'session' }
  | { readonly kind: 'member'; readonly page?: Page }
  | { readonly kind: 'manager' }
  | { readonly kind: 'staff'; readonly right?: TeamRight }
  | { readonly kind: 'partner' };

export const anyone = { kind: 'public' } as const satisfies Access;
export const session = { kind: 'session' } as const satisfies Access;
export const member = { kind: 'member' } as const satisfies Access;
export const memberFor = <P extends Page>(page: P) => ({ kind: 'member', page }) as const satisfies Access;
export const manager = { kind: 'manager' } as const satisfies Access;
export const staff = { kind: 'staff' } as const satisfies Access;
export const staffFor = <R extends TeamRight>(right: R) => ({ kind: 'staff', right }) as const satisfies Access;
export const partner = { kind: 'partner' } as const satisfies Access;
