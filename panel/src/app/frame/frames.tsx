import { type Language, type Locale, SHIPPED_LANGUAGES, directionOf } from '@bellbird/contract/shared/locales';
import { type ComponentType, type ReactNode, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { configureLocales } from '#platform/i18n/locale.ts';
import { PAGE_NAMES, PATHS, type PageName } from '#platform/routing/paths.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { createRouter } from '#platform/routing/router.ts';
import { type Words, addTexts, setLanguage } from '#texts/texts.ts';
import { loadLayout } from '../layouts/loaded-layouts.ts';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import type { Page } from '../page.ts';
import { findPage } from '../known-pages.ts';
import { pages } from '../pages.ts';
import { Providers } from '../Providers.tsx';
import { type Visitor, signIn } from './visitor.ts';

/** Page → language → its first picture: whole, or its layout with a skeleton. */
export type Frames = Record<PageName, Record<Language, { whole: string | undefined; plain: string }>>;

const LOCALES: Readonly<Record<Language, Locale>> = { en: 'en_AU', tr: 'tr_TR', ar: 'ar_AE' };
const words = import.meta.glob<Words>(['../../**/*.{en,tr,ar}.json'], { eager: true, import: 'default' });

/** Every page as React first renders it: with a signed-in user, before any data has arrived. */
export async function renderFrames(visitor: Visitor): Promise<Frames> {
  await loadPanelConfig();
  const frames = {} as Frames;
  for (const language of SHIPPED_LANGUAGES) {
    speak(language);
    for (const name of PAGE_NAMES) {
      await signIn(pages[name].access, visitor);
      (frames[name] ??= {} as Frames[PageName])[language] = {
        whole: await renderPage(name, language, await pages[name].component.load()).catch(() => undefined),
        plain: await renderPage(name, language, PageSkeleton),
      };
    }
  }
  return frames;
}

function speak(language: Language): void {
  configureLocales([LOCALES[language]]);
  setLanguage(language, (namespace) => Promise.reject(new Error(`There are no texts for ${namespace}.`)));
  for (const [file, texts] of Object.entries(words)) {
    const [, namespace = '', spoken] = /([\w-]+)\.(\w+)\.json$/.exec(file) ?? [];
    if (spoken === language) addTexts(namespace, texts);
  }
}

async function renderPage(name: PageName, language: Language, Page: ComponentType): Promise<string> {
  // The frame of the page reads it from there, too: which entry of the navigation is lit.
  const { layout }: Page = await findPage(name);
  const Layout = await loadLayout(layout);
  const pathname = PATHS[name].replaceAll(/\/\{\w+\?\}/g, '').replaceAll(/\{\w+\}/g, '1');
  const router = createRouter(
    [{ name, path: PATHS[name], load: () => Promise.resolve(Page) }],
    { missing: () => Promise.resolve(Page), Waiting: Page, failed: () => Page },
    windowAt(pathname),
  );
  await router.start();
  const page: ReactNode = createElement(Layout, null, <Page />);
  return renderToStaticMarkup(
    <Providers direction={directionOf(language)}>
      <RouterRoot router={router}>{page}</RouterRoot>
    </Providers>,
  );
}

/** As much of a window as the router reads. */
function windowAt(pathname: string): Window {
  const { origin } = new URL('http://localhost');
  return {
    location: { origin, pathname, search: '', hash: '', href: origin + pathname },
    history: { state: null, replaceState: () => {}, pushState: () => {} },
    sessionStorage: { getItem: () => null, setItem: () => {} },
    addEventListener: () => {},
    removeEventListener: () => {},
    scrollX: 0,
    scrollY: 0,
  } as unknown as Window;
}
