import { expect, test } from '@playwright/test';
import { findRestyled } from '../support/own-styles.ts';
import { VISITS, tabsByAccount } from '../support/visits.ts';

/** A document names the styles of its page only (docs/adr/0109); whatever arrives later must change nothing on it. */
const inEnglish = tabsByAccount({});

test.use({ trace: 'off', screenshot: 'off' });

/** A made-up link leads to what is shown for a page that does not exist, which needs the other styles. */
const MADE_UP_LINK = /\{hash\}/;

for (const each of VISITS.filter(({ what }) => !MADE_UP_LINK.test(what))) {
  test(`${each.what} looks the same with its own styles as with all`, async ({ browser, baseURL }) => {
    const page = await inEnglish(browser, baseURL, each);
    expect(await findRestyled(page, each.address)).toEqual([]);
  });
}
