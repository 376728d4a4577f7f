// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { PLACEHOLDERS, urlOfPreload } from '../../build/preload-urls.ts';
import { layoutPreloads, pagePreloads, tabs } from './preloads.ts';

// A conversation fetches what cleans its mails as well; the test must not end before it has come.
afterAll(() => import('#ui/rich-text/clean-html.ts'));

const ofTabs = Object.values(tabs).flatMap((each) => Object.values(each).flatMap(({ preloads }) => preloads ?? []));
const urls = [...Object.values(pagePreloads), ...Object.values(layoutPreloads), ...ofTabs].flatMap((preloads) =>
  preloads(PLACEHOLDERS).map(urlOfPreload),
);

test('every preload becomes a URL with placeholders that the server or the page fills in', () => {
  expect(urls).toContain('/leads/{id}/conversation?limit=50');
  expect(
    urls.filter(
      (url) => !/^\/[\w/-]*(?:\{(?:id|\w+Id)\}[\w/-]*)*(?:\?[\w=&-]*(?:\{(?:month|id|\w+Id)\}[\w=&-]*)?)?$/.test(url),
    ),
  ).toEqual([]);
});
