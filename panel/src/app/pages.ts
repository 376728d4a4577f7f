import type { PageName } from '#platform/routing/paths.ts';
import { deskPages } from './desk-pages.ts';
import { guestPages } from './guest-pages.ts';
import { memberPages } from './member-pages.ts';
import type { Page } from './page.ts';

/**
 * Every page of the panel: who sees it, in which layout, under which sidebar entry, and what loads it. Its path is in
 * `platform/routing/paths.ts`, and what it asks the server for first in `preloads.ts`. The build, the tests and the
 * journeys read this table; it runs in plain Node, so there is no JSX and no heavy import. The browser loads the parts
 * of it that a visitor needs (`known-pages.ts`).
 */
export const pages: Readonly<Record<PageName, Page>> = { ...guestPages, ...memberPages, ...deskPages };
