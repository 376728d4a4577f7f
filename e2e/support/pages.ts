import type { Page } from '../../panel/src/app/page.ts';
import type { PageName } from '../../panel/src/platform/routing/paths.ts';

const TABLE = new URL('../../panel/src/app/pages.ts', import.meta.url).href;

// Not a plain import: the compiler would check every component of the panel again for the journeys.
const { pages } = (await import(TABLE)) as { pages: Readonly<Record<PageName, Page>> };

/** The panel's table of pages. */
export { pages };
