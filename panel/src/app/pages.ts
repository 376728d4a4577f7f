import type { ComponentType } from 'react';
import type { LayoutName, RouteName } from './route-table.ts';

type Loaded = { default: ComponentType };

/** A page: its chunk, and the texts it reads beside those of the shell. */
export type PageSource = { readonly load: () => Promise<Loaded>; readonly texts: readonly string[] };

const notHereYet: PageSource = {
  load: () => import('#domains/not-here-yet/NotHereYetPage.tsx'),
  texts: ['not-here-yet'],
};

function errorPage(load: PageSource['load']): PageSource {
  return { load, texts: ['errors'] };
}

/** The pages that are here. Every other route of the table shows the «not here yet» page. */
const pages: Partial<Record<RouteName, PageSource>> = {
  login: { load: () => import('#domains/access/login/LoginPage.tsx'), texts: ['access'] },
  passwordRenew: { load: () => import('#domains/access/renewal/PasswordRenewPage.tsx'), texts: ['access'] },
  error401: errorPage(() => import('#domains/errors/Error401Page.tsx')),
  error404: errorPage(() => import('#domains/errors/Error404Page.tsx')),
  error500: errorPage(() => import('#domains/errors/Error500Page.tsx')),
  home: { load: () => import('#domains/not-here-yet/HomePage.tsx'), texts: ['not-here-yet'] },
  dashboard: { load: () => import('#domains/not-here-yet/HomePage.tsx'), texts: ['not-here-yet'] },
  referProviderConditions: { load: () => import('#domains/agreements/ReferralTermsPage.tsx'), texts: ['agreements'] },
};

export function pageSource(name: RouteName): PageSource {
  return pages[name] ?? notHereYet;
}

export const layoutSources: Record<
  LayoutName,
  () => Promise<{ default: ComponentType<{ children: React.ReactNode }> }>
> = {
  main: () => import('./layouts/MainLayout.tsx'),
  checkout: () => import('./layouts/CheckoutLayout.tsx'),
  wizard: () => import('./layouts/WizardLayout.tsx'),
  auth: () => import('./layouts/AuthLayout.tsx'),
  bare: () => import('./layouts/BareLayout.tsx'),
  plain: () => import('./layouts/PlainLayout.tsx'),
};
