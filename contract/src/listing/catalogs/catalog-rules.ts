/** A package has a maximum number of guests, a price per person a minimum. */
export const CAPACITY_KINDS = ['package', 'per_person'] as const;
export type CapacityKind = (typeof CAPACITY_KINDS)[number];

/** When a price applies: on all days, or one from Monday to Thursday and one from Friday to Sunday. */
export const WEEK_PERIODS = ['all', 'weekday', 'weekend'] as const;
export type WeekPeriod = (typeof WEEK_PERIODS)[number];

export const MENU_TYPES = ['per_person', 'package'] as const;

/** Every catalog of a venue needs a menu; in other categories, those whose type has menus. */
export function needsMenu(of: { categoryType: string; hasMenus: boolean }): boolean {
  return of.categoryType === 'venue' || of.hasMenus;
}
