import type { BrowserContext } from '@playwright/test';

const NAMES = ['video', 'prices', 'noPrices', 'missing', 'referral'];

/** The storage entries of a user who has closed every forced modal for good. */
export function closedModals(customerUserId: number): Record<string, string> {
  return Object.fromEntries(NAMES.map((name) => [`modal.${customerUserId}.${name}`, 'once']));
}

/**
 * The same for journeys that use the sign-in form, where the user's id is not known yet: the entries exist for every
 * id. They must be there before the first script of a page runs; entries written after the sign-in come too late.
 */
export async function dismissModals(context: BrowserContext): Promise<void> {
  await context.addInitScript((names) => {
    const closed = new RegExp(String.raw`^modal\.\d+\.(?:${names.join('|')})$`);
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function read(key: string) {
      return closed.test(key) ? 'once' : getItem.call(this, key);
    };
  }, NAMES);
}
