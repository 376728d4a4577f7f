import { expect, test } from '@playwright/test';
import type { PageName } from '../../panel/src/platform/routing/paths.ts';
import { findViolations } from '../support/axe.ts';
import { findUntranslated, showOriginal, speakPseudo, startPseudoLine } from '../support/pseudo-language.ts';
import { expectAlive } from '../support/shown.ts';
import { VISITS, sidewaysScroll, visit, tabsByAccount } from '../support/visits.ts';

/** Every page on a phone in a language that is longer, runs from right to left and shows what is not translated. */
const PHONE = { viewport: { width: 360, height: 780 }, serviceWorkers: 'block' } as const;
const inPseudo = tabsByAccount(PHONE, { prepare: speakPseudo, through: startPseudoLine });

/** The catalogue is edited in English, couples read quotes, and a vendor may call a gallery what we call a product. */
const ENGLISH_PAGES: ReadonlySet<PageName> = new Set(['deskCatalogue', 'leadQuote', 'galleries']);

test.use({ trace: 'off', screenshot: 'off' });

for (const each of VISITS) {
  test(`SHELL-098 SHELL-099 ${each.what} has no text outside the files of texts, fits with longer ones, and is accessible in Arabic`, async ({
    browser,
    baseURL,
  }) => {
    const page = await inPseudo(browser, baseURL, each);
    await visit(page, each.address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toContainText('⟦');
    await expectAlive(page);
    expect(await findUntranslated(page, { ownEnglish: ENGLISH_PAGES.has(each.name) })).toEqual([]);
    expect(await sidewaysScroll(page), 'no sideways scroll').toBeLessThanOrEqual(0);
    await showOriginal(page);
    expect(await findViolations(page, 'words')).toEqual([]);
  });
}
