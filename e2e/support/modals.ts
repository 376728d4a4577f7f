import type { BrowserContext } from '@playwright/test';

/** What a browser keeps of somebody who closed everything that the panel brings up by itself, and wants none of it again. */
export function closedModals(customerUserId: number): Record<string, string> {
  const names = ['video', 'prices', 'noPrices', 'missing', 'referral'];
  return Object.fromEntries(names.map((name) => [`modal.${customerUserId}.${name}`, 'once']));
}

const OWN_USER = /\/api\/customers\/\d+\/users\/(\d+)$/;

/** The same for those who come by the front door: it is kept the moment the panel asks who they are. */
export async function closeModalsAtTheDoor(context: BrowserContext): Promise<void> {
  await context.route(OWN_USER, async (route) => {
    const [, id] = OWN_USER.exec(new URL(route.request().url()).pathname) ?? [];
    await route
      .request()
      .frame()
      .page()
      .evaluate(
        (marks) => {
          for (const [key, value] of marks) localStorage.setItem(key, value);
        },
        Object.entries(closedModals(Number(id))),
      );
    await route.continue();
  });
}
