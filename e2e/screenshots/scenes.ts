import type { PageName } from '../../panel/src/platform/routing/paths.ts';

type Role = 'button' | 'link' | 'menuitem' | 'radio';
type Press = { role: Role; name: string | RegExp };

/** A page with something open: a dialog, a menu, a drawer. Nothing here may change data, or later pictures would differ. */
export type Scene = {
  page: PageName;
  name: string;
  search?: string;
  who?: string;
  /** What is pressed one after the other; the first match of each. */
  press: readonly Press[];
  /** It is a form that can't be sent empty. */
  fails?: true;
  /** The modals that open by themselves are normally closed before. */
  withModals?: true;
  widths?: readonly number[];
};

const button = (name: string | RegExp): Press => ({ role: 'button', name });
const link = (name: string | RegExp): Press => ({ role: 'link', name });
const menuitem = (name: string | RegExp): Press => ({ role: 'menuitem', name });
const radio = (name: string | RegExp): Press => ({ role: 'radio', name });

export const SCENES: readonly Scene[] = [
  { page: 'login', name: 'code', press: [radio('One-time code')] },
  { page: 'home', name: 'modals', press: [], withModals: true },
  { page: 'home', name: 'bell', press: [button(/^Notifications/)] },
  { page: 'home', name: 'account', press: [button(/^Account/)], widths: [1440] },
  { page: 'home', name: 'search', press: [button('Find a couple')] },
  { page: 'home', name: 'drawer', press: [button('More')], widths: [360, 800] },
  { page: 'home', name: 'limited', press: [], who: 'limited' },
  { page: 'home', name: 'empty', press: [], who: 'empty' },
  { page: 'leads', name: 'board', search: '?view=board', press: [] },
  { page: 'leads', name: 'limited', press: [], who: 'limited' },
  { page: 'leads', name: 'add', press: [button('Add couple')], fails: true },
  { page: 'leads', name: 'status', press: [button('Status')] },
  { page: 'leads', name: 'views', press: [button('Views')] },
  { page: 'lead', name: 'status', press: [button(/: change status$/)] },
  { page: 'lead', name: 'more', press: [button(/^More for /)] },
  { page: 'lead', name: 'edit', press: [button(/^More for /), menuitem(/^Edit/)] },
  { page: 'lead', name: 'reminder', press: [button(/^More for /), menuitem('Remind me')] },
  { page: 'quotes', name: 'draft', search: '?stage=draft', press: [link(/Q-\d/)], widths: [1440] },
  { page: 'quotes', name: 'new', press: [button('New quote')] },
  { page: 'providerCalendar', name: 'feed', press: [button('iCal feed')] },
  { page: 'providerCalendar', name: 'day', press: [button(/24 March 2035/)] },
  { page: 'providerCalendar', name: 'hold', press: [button(/22 March 2035/), button(/^Hold/)] },
  { page: 'providerInfo', name: 'history', press: [button('Change history')] },
  { page: 'providers', name: 'more', press: [button(/^More for /)] },
  { page: 'customerUsers', name: 'add', press: [button('Add user')], fails: true },
  { page: 'customerUsers', name: 'more', press: [button(/^More for /)] },
  { page: 'discounts', name: 'add', press: [button('New offer')], fails: true },
  { page: 'mailTemplates', name: 'add', press: [button('Write a template')], fails: true },
  { page: 'providerItems', name: 'add', press: [button('Add product')], fails: true },
  { page: 'galleryMedia', name: 'video', press: [button('Add video')], fails: true },
  { page: 'galleryMedia', name: 'view', press: [button(/^View /)] },
  { page: 'galleryMedia', name: 'more', press: [button(/^More for /)] },
  { page: 'providerPayments', name: 'add-card', search: '?tab=cards', press: [button('Add a card')] },
  { page: 'visitStatistics', name: 'range', press: [button(/^Last /)] },
  { page: 'comments', name: 'add', press: [button('Add a comment')], fails: true },
  { page: 'deskQueue', name: 'reject', press: [button(/^Wattle Creek/), button(/^Reject/)] },
  { page: 'deskCustomers', name: 'add', press: [button('Add a customer')], fails: true },
  { page: 'deskCustomer', name: 'edit', press: [button('Edit')] },
  { page: 'deskCustomer', name: 'provider', press: [button('Add a provider')], fails: true },
  { page: 'deskCustomer', name: 'person', press: [button('Add a person')], fails: true },
  { page: 'deskCustomer', name: 'numbers', press: [button(/^Numbers of /)] },
  { page: 'deskCustomer', name: 'hold', press: [button(/^Put .* on hold$/)] },
  { page: 'deskCustomer', name: 'end-package', press: [button(/^End package of /)] },
  { page: 'deskCustomer', name: 'note', press: [button('Add a note')] },
  { page: 'deskMoney', name: 'refund', press: [button(/^Refund /)] },
  { page: 'deskMessages', name: 'write', press: [button('Write a message')], fails: true },
  { page: 'deskOrders', name: 'more', press: [button(/^More for/)] },
  { page: 'deskProposals', name: 'add', press: [button('Propose a change')], fails: true },
  { page: 'deskTeam', name: 'add', press: [button('Add a person')], fails: true },
  { page: 'deskTeam', name: 'edit', press: [button(/^Edit /)] },
  { page: 'deskWizards', name: 'invite', press: [button('Invite a company')], fails: true },
  { page: 'deskUsers', name: 'act', press: [button(/^Act as/)] },
];
