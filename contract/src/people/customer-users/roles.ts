import { PAGES, type Page } from '../../shared/access.ts';

/** The ids of the list customer_user_role. */
export const ROLE = { owner: 1, manager: 2, staff: 3 } as const;

const STAFF_PAGES: ReadonlySet<Page> = new Set(['leads', 'calendar', 'testimonials']);

/** The pages that a role can be given; users who ‘can manage’ see payments whatever their role. */
export function pagesOfRole(roleId: number, canManage: boolean): Page[] {
  return PAGES.filter((page) => {
    if (roleId === ROLE.owner) return true;
    if (page === 'payments') return canManage;
    return roleId === ROLE.manager || STAFF_PAGES.has(page);
  });
}
