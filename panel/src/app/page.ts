import type { Page as Permission } from '@bellbird/contract/shared/access';
import type { TeamRight } from '@bellbird/contract/shared/team';
import type { ComponentType } from 'react';
import type { PageName } from '#platform/routing/paths.ts';
import type { FirstData } from './first-data.ts';

/** The frame around a page. `bare` shows the brand only, `plain` nothing at all; `desk` is the team's. */
export type LayoutName = 'main' | 'checkout' | 'wizard' | 'auth' | 'bare' | 'plain' | 'desk';

/**
 * Who a page is for. `guest`: people who are not signed in. `member`: people who are. `renewal`: people who must choose
 * a new password first. `staff`: the marketplace team. `public`: everybody.
 */
export type PageAccess = 'guest' | 'member' | 'renewal' | 'staff' | 'public';

/** The sidebar entry that is highlighted while a page is shown. */
export type Branch =
  | 'home'
  | 'couples'
  | 'weddings'
  | 'quotes'
  | 'todo'
  | 'providers'
  | 'provider.info'
  | 'provider.items'
  | 'provider.calendar'
  | 'provider.payments'
  | 'provider.packages'
  | 'provider.application'
  | 'provider.references'
  | 'galleries'
  | 'comments'
  | 'transferReviews'
  | 'discounts'
  | 'templates.attachments'
  | 'templates.signatures'
  | 'templates.mailTemplates'
  | 'statistics.visits'
  | 'statistics.weddings'
  | 'statistics.rivals'
  | 'statistics.magnet'
  | 'users'
  | 'refer';

type Import = () => Promise<unknown>;

/** A component in files of its own. */
export type PageComponent<Props = Record<never, never>> = {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What it asks the server for first, if it is to be rendered with it. */
  readonly firstData: () => Promise<FirstData | undefined>;
  /** Everything that `load` imports; the build reads the file names out of these functions (panel/build/screens.ts). */
  readonly modules: readonly Import[];
};

/** `component(() => import('#domains/…/LeadsPage.tsx'), 'LeadsPage')`; its file may export `loadFirst`, to wait for. */
export function component<Name extends string, Props>(
  load: () => Promise<{ readonly [Each in NoInfer<Name>]: ComponentType<Props> }>,
  name: Name,
): PageComponent<Props> {
  return {
    load: async () => {
      const module = await load();
      await (module as { readonly loadFirst?: () => Promise<unknown> }).loadFirst?.();
      return module[name];
    },
    firstData: async () => ((await load()) as { readonly firstData?: FirstData }).firstData,
    modules: [load],
  };
}

export type Page = {
  readonly layout: LayoutName;
  readonly access: PageAccess;
  /** The key of the document title: in the layout's texts for people who are signed in, in the shell's for others. */
  readonly title: string;
  readonly branch?: Branch | undefined;
  /** What a user must manage for at least one provider; others are not offered the page and read that it isn’t theirs. */
  readonly permission?: Permission | undefined;
  /** Only for users who manage the account’s users. */
  readonly needsManager?: true;
  /** Of the desk: what somebody of the team must have the right to; without one it is everybody’s. */
  readonly right?: TeamRight | undefined;
  /** What `?tab=` may name; the first one needs no name. */
  readonly tabs?: readonly string[];
  readonly component: PageComponent;
  /** The namespaces of texts that the page reads, besides the shell's. */
  readonly texts: readonly string[];
};

/** A part of the panel's pages. */
export type PageTable = { readonly [Name in PageName]?: Page };

export type PageDetails = Omit<Page, 'layout' | 'access'>;

export function guestPage(details: PageDetails): Page {
  return { layout: 'auth', access: 'guest', ...details };
}

export function memberPage(details: PageDetails): Page {
  return { layout: 'main', access: 'member', ...details, texts: ['layout', ...details.texts] };
}

export function deskPage(details: PageDetails): Page {
  return { layout: 'desk', access: 'staff', ...details, texts: ['layout', 'desk-frame', ...details.texts] };
}

export function publicPage(layout: LayoutName, details: PageDetails): Page {
  return { layout, access: 'public', ...details };
}
