import { expect, test } from '@playwright/test';
import type { PageName } from '../../panel/src/platform/routing/paths.ts';
import { findViolations } from '../support/axe.ts';
import { speak } from '../support/language.ts';
import { findUntranslated, speakPseudo } from '../support/pseudo-language.ts';
import { VISITS, sidewaysScroll, visit, windowsByAccount } from '../support/visits.ts';

/** Every page on a phone in another language: a made-up one that finds what is not translated, and one from right to left. */
const PHONE = { viewport: { width: 360, height: 780 }, serviceWorkers: 'block' } as const;
const inPseudo = windowsByAccount(PHONE, speakPseudo);
const inArabic = windowsByAccount(PHONE, (context) => speak(context, 'ar_AE'));

/** The catalogue is edited in English, couples read quotes, and a vendor may call a gallery what we call a product. */
const ENGLISH_PAGES: ReadonlySet<PageName> = new Set(['deskCatalogue', 'leadQuote', 'galleries']);

test.use({ trace: 'off', screenshot: 'off' });

for (const each of VISITS) {
  test(`SHELL-098 ${each.what} has no text outside the files of texts, and fits with longer ones`, async ({
    browser,
    baseURL,
  }) => {
    const page = await inPseudo(browser, baseURL, each);
    await visit(page, each.address);
    await expect(page.locator('body')).toContainText('⟦');
    expect(await findUntranslated(page, { ownEnglish: ENGLISH_PAGES.has(each.name) })).toEqual([]);
    expect(await sidewaysScroll(page), 'no sideways scroll').toBeLessThanOrEqual(0);
    await page.close();
  });

  test(`SHELL-099 ${each.what} is accessible and fits in Arabic`, async ({ browser, baseURL }) => {
    const page = await inArabic(browser, baseURL, each);
    await visit(page, each.address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await findViolations(page, 'words')).toEqual([]);
    expect(await sidewaysScroll(page), 'no sideways scroll').toBeLessThanOrEqual(0);
    await page.close();
  });
}
