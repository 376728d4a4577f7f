/** The parts of the panel a user can be let into per provider: «Which pages can I manage?». */
export const PAGES = [
  'info',
  'gallery',
  'items',
  'calendar',
  'leads',
  'testimonials',
  'discounts',
  'statistics',
  'payments',
] as const;
export type Page = (typeof PAGES)[number];

/**
 * Who may call. A call names exactly one; a server with a call without one does not boot.
 * - `public`: anybody. - `member`: a logged-in customer user. - `manager`: one who «can manage».
 * - `staff`: the marketplace team. - `partner`: the marketplace's own signed machine calls.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'member'; readonly page?: Page }
  | { readonly kind: 'manager' }
  | { readonly kind: 'staff' }
  | { readonly kind: 'partner' };

export const anyone: Access = { kind: 'public' };
export const member: Access = { kind: 'member' };
export const memberFor = (page: Page): Access => ({ kind: 'member', page });
export const manager: Access = { kind: 'manager' };
export const staff: Access = { kind: 'staff' };
export const partner: Access = { kind: 'partner' };
