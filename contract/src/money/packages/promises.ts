/**
 * Everything that a package or extra may promise, and what keeps the promise. The database says which product promises
 * what and how much of it; texts and behaviour follow from that.
 */
export const PROMISES = {
  /** The limits of the limited package. */
  photos_up_to: { keptBy: 'limits' },
  requests_each_month: { keptBy: 'limits' },
  /** Open to every provider. */
  conversations: { keptBy: 'everybody' },
  /** Open to every provider that pays: what `UPGRADES` names. */
  every_request: { keptBy: 'paying' },
  every_photo: { keptBy: 'paying' },
  offers: { keptBy: 'paying' },
  replies: { keptBy: 'paying' },
  /** Stored with the provider when the product starts. */
  statistics: { keptBy: 'provider' },
  rivals: { keptBy: 'provider' },
  placed_first: { keptBy: 'provider' },
  adviser: { keptBy: 'provider' },
  /** Work of the team: buying the product makes an order. */
  film: { keptBy: 'order' },
  film_of_your_own: { keptBy: 'order' },
  tour: { keptBy: 'order' },
  yours_to_use: { keptBy: 'order' },
  sound_and_colours: { keptBy: 'order' },
  weeks_to_deliver: { keptBy: 'order' },
} as const satisfies Record<string, { keptBy: 'limits' | 'everybody' | 'paying' | 'provider' | 'order' }>;

export type PromiseCode = keyof typeof PROMISES;
export const PROMISE_CODES = Object.keys(PROMISES) as [PromiseCode, ...PromiseCode[]];

/** Promises that say how much of something. */
export const COUNTED_PROMISES: readonly PromiseCode[] = [
  'photos_up_to',
  'requests_each_month',
  'rivals',
  'film',
  'film_of_your_own',
  'tour',
  'weeks_to_deliver',
];

/** A promise of one product; `count` is how many photos, rivals, minutes, stops or weeks. */
export type ProductPromise = { readonly code: PromiseCode; readonly count: number | null };

/** What a provider gets access to with a product. */
export type ProductAccess = { statistics: boolean; rivals: number; placedFirst: boolean; adviser: boolean };

export function findAccess(promises: readonly ProductPromise[]): ProductAccess {
  const find = (code: PromiseCode) => promises.find((each) => each.code === code);
  return {
    statistics: find('statistics') !== undefined,
    rivals: find('rivals')?.count ?? 0,
    placedFirst: find('placed_first') !== undefined,
    adviser: find('adviser') !== undefined,
  };
}

/** Whether somebody of the team has to deliver the product. */
export function needsOrder(promises: readonly ProductPromise[]): boolean {
  return promises.some(({ code }) => PROMISES[code].keptBy === 'order');
}
