import { pathTo } from '#platform/routing/paths.ts';

/** What somebody does here first, by what they may do. */
export type TourRole = 'manager' | 'limited' | 'colleague' | 'listing';

/** The pages that the three steps of each role lead to; their texts have the same names. */
export const TOUR_STEPS: Readonly<Record<TourRole, readonly TourStep[]>> = {
  manager: ['answer', 'listing', 'team'],
  limited: ['answer', 'listing', 'package'],
  colleague: ['answer', 'calendar', 'settings'],
  listing: ['photos', 'calendar', 'settings'],
};

export type TourStep = 'answer' | 'listing' | 'team' | 'package' | 'calendar' | 'photos' | 'settings';

/** The role of a user: managers and their colleagues answer couples, others take care of the listing. */
export function toTourRole(user: { canManage: boolean; answers: boolean; isLimited: boolean }): TourRole {
  if (!user.answers) return 'listing';
  if (!user.canManage) return 'colleague';
  return user.isLimited ? 'limited' : 'manager';
}

/** What of its page a step shows. */
export function toTourSearch(step: TourStep): { tab: string } | undefined {
  return step === 'package' ? { tab: 'packages' } : undefined;
}

/** Where a step leads; `providerId` is the user's first provider. */
export function toTourPath(step: TourStep, providerId: number): string {
  switch (step) {
    case 'answer':
      return pathTo('leads');
    case 'listing':
      return pathTo('providers');
    case 'team':
      return pathTo('customerUsers');
    case 'package':
      return pathTo('providerPayments', { providerId });
    case 'calendar':
      return pathTo('providerCalendar', { id: providerId });
    case 'photos':
      return pathTo('galleries');
    case 'settings':
      return pathTo('settings');
  }
}
