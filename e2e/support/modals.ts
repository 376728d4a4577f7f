import type { BrowserContext } from '@playwright/test';

const NAMES = ['video', 'prices', 'noPrices', 'missing', 'referral'];

/** What a browser keeps of somebody who closed everything that the panel brings up by itself, and wants none of it again. */
export function closedModals(customerUserId: number): Record<string, string> {
  return Object.fromEntries(NAMES.map((name) => [`modal.${customerUserId}.${name}`, 'once']));
}

/**
 * The same for those who come by the front door, whose number nobody knows yet: a browser that remembers it of everybody.
 * It is so from the first line of each page; a mark that is written when they are known comes too late for some.
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
