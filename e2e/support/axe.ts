import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Half as long as the source that the builder brings, which each page has to read. */
const MINIFIED = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CONTRAST = 'color-contrast';
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What another language can break on a page whose English version is sound: names, languages, and sizes of targets. */
const WORDS = [
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'scrollable-region-focusable',
  'select-name',
  'target-size',
  'valid-lang',
];

/** `colours` checks contrast only, `shapes` everything else: contrast takes longer than all other rules together. */
export type Rules = 'all' | 'colours' | 'shapes' | 'words';

/** What breaks WCAG 2.2 AA on a page: each rule with its elements. */
export async function findViolations(page: Page, rules: Rules): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, axeSource: isLoaded ? ';' : MINIFIED });
  // Listing the elements of passed rules takes longer than finding violations.
  axe.options({ resultTypes: ['violations'] });
  // Otherwise axe opens another page each time to merge the results of frames.
  axe.setLegacyMode();
  if (rules === 'colours') axe.withRules([CONTRAST]);
  else if (rules === 'words') axe.withRules(WORDS);
  else axe.withTags(WCAG);
  if (rules === 'shapes') axe.disableRules([CONTRAST]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
