import { type Language, type Locale, SHIPPED_LANGUAGES, directionOf } from '@bellbird/contract/shared/locales';
import { type ComponentType, type ReactNode, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { configureLocales } from '#platform/i18n/locale.ts';
import { PAGE_NAMES, PATHS, type PageName } from '#platform/routing/paths.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { createRouter } from '#platform/routing/router.ts';
import { type Words, addTexts, setLanguage, template } from '#texts/texts.ts';
import { loadLayout } from '../layouts/loaded-layouts.ts';
import { PageSkeleton } from '../layouts/PageSkeleton.tsx';
import type { Page } from '../page.ts';
import { findPage } from '../known-pages.ts';
import { pages } from '../pages.ts';
import { Providers } from '../Providers.tsx';
import { type KnownTexts, joinGreetings, knownTexts } from './known-texts.ts';
import { type Visitor, signIn } from './visitor.ts';

/** Page → language → its first picture; and for each language what the pictures say of this visit. */
export type Frames = {
  readonly pages: Readonly<Record<PageName, Readonly<Record<Language, string>>>>;
  readonly known: Readonly<Record<Language, KnownTexts>>;
  /** The greeting at every part of the day. */
  readonly greetings: Readonly<Record<Language, string>>;
};

/** They read what another service has put into their address: a skeleton is drawn instead. */
const UNDRAWN: ReadonlySet<PageName> = new Set(['googleReturn', 'instagramReturn']);
const LOCALES: Readonly<Record<Language, Locale>> = { en: 'en_AU', tr: 'tr_TR', ar: 'ar_AE' };
const words = import.meta.glob<Words>(['../../**/*.{en,tr,ar}.json'], { eager: true, import: 'default' });

/** Every page as React first renders it: with a signed-in user, before any data has arrived. */
export async function renderFrames(visitor: Visitor): Promise<Frames> {
  await loadPanelConfig();
  const pictures = {} as Record<PageName, Record<Language, string>>;
  const known = {} as Record<Language, KnownTexts>;
  const greetings = {} as Record<Language, string>;
  for (const language of SHIPPED_LANGUAGES) {
    speak(language);
    known[language] = knownTexts(new Date(), { ...visitor, isPrime: false, providers: { 1: visitor.provider } }, '1');
    greetings[language] = joinGreetings((greeting) => template('home', `greeting.${greeting}`));
    for (const name of PAGE_NAMES) {
      await signIn(pages[name].access, visitor);
      const Page = UNDRAWN.has(name) ? PageSkeleton : await pages[name].component.load();
      (pictures[name] ??= {} as Record<Language, string>)[language] = await renderPage(name, language, Page).catch(
        (error: unknown) => {
          throw new Error(`The page ‘${name}’ cannot be drawn without a browser.`, { cause: error });
        },
      );
    }
  }
  return { pages: pictures, known, greetings };
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
