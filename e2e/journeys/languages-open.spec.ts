import { expect, test } from '@playwright/test';
import { SCENES } from '../screenshots/scenes.ts';
import { findCutTexts } from '../support/cut-texts.ts';
import { waitForIdle } from '../support/network-idle.ts';
import { findUntranslated, speakPseudo, startPseudoLine } from '../support/pseudo-language.ts';
import { pseudoName } from '../support/pseudo-names.ts';
import { expectAlive } from '../support/shown.ts';
import { VISITS, sidewaysScroll, visit, tabsByAccount } from '../support/visits.ts';

/** Dialogs, menus and drawers in the language that nobody speaks (`languages.spec.ts`): they appear after a press. */
const PHONE = { viewport: { width: 360, height: 780 }, serviceWorkers: 'block' } as const;
const inPseudo = tabsByAccount(PHONE, { prepare: speakPseudo, through: startPseudoLine });

test.use({ trace: 'off', screenshot: 'off' });

for (const { page: name, name: what, search = '', who, press, widths, fails } of SCENES) {
  // What is pressed is named by data, or it is another account's page.
  const names = press.map((each) => ({ role: each.role, name: pseudoName(each.name) }));
  const isNamedByData = names.some((each) => each.name === undefined);
  if (press.length === 0 || isNamedByData || who || (widths && !widths.includes(360))) continue;
  test(`SHELL-098 SHELL-099 ${name} with ‘${what}’ open has no text outside the files of texts and fits`, async ({
    browser,
    baseURL,
  }) => {
    const at = VISITS.find((each) => each.name === name);
    if (!at) throw new Error(`There is no page ${name}.`);
    const page = await inPseudo(browser, baseURL, at);
    await visit(page, at.address + search);
    const idle = waitForIdle(page);
    for (const { role, name: label } of names) {
      await page
        .getByRole(role, { name: label ?? '' })
        .filter({ visible: true })
        .first()
        .click({ timeout: 20_000 });
      await idle();
    }
    await expectAlive(page);
    expect(await findUntranslated(page, { ownEnglish: false })).toEqual([]);
    if (fails) {
      // Nothing is filled in: each required field says so.
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]').first()).toBeVisible();
      expect(await findUntranslated(page, { ownEnglish: false })).toEqual([]);
    }
    expect(await sidewaysScroll(page), 'no sideways scroll').toBeLessThanOrEqual(0);
    expect(await findCutTexts(page, '[role="dialog"]'), 'nothing is cut').toEqual([]);
  });
}
