import type { Browser, BrowserContext } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';
import { MOMENT } from './moment.ts';

export const LANGUAGES = { english: 'en_AU', arabic: 'ar_AE' } as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];

/** One window for each account and language, so that later pages come from the browser's cache. */
export function windowsIn(browser: Browser, baseURL: string) {
  const opened = new Map<string, Promise<BrowserContext>>();
  return (language: Language, who: string | undefined, withModals = false): Promise<BrowserContext> => {
    const key = [language, who, withModals].join(' ');
    const context = opened.get(key) ?? openWindow(browser, baseURL, { language, who, withModals });
    opened.set(key, context);
    return context;
  };
}

async function openWindow(
  browser: Browser,
  baseURL: string,
  { language, who, withModals }: { language: Language; who: string | undefined; withModals: boolean },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(MOMENT);
  const page = await context.newPage();
  if (who) await signIn(page, who, { withModals, at: '/healthz' });
  else await page.goto('/healthz');
  const kept = { lng: LANGUAGES[language], 'modal.push': JSON.stringify({ until: MOMENT.getTime() + 86_400_000 }) };
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(kept));
  await page.close();
  return context;
}
