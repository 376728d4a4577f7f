// @vitest-environment happy-dom
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { session } from '#platform/session/current-session.ts';
import { addTexts } from '#texts/texts.ts';
import { ConfirmProvider } from '#ui/confirm/ConfirmProvider.tsx';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { UiRoot } from '#ui/UiRoot.tsx';
import ui from '#ui/ui.en.json' with { type: 'json' };
import en from '../customer-users.en.json' with { type: 'json' };
import { UserDialog } from './UserDialog.tsx';

configure({ asyncUtilTimeout: 60_000 });

const link = (id: number, providerId: number) => ({
  id,
  providerId,
  canReceiveLeads: false,
  canReceiveLeadsSms: false,
  showAsContact: true,
  signatureContent: null,
  signatureImage: null,
  pages: ['leads'],
});

const owner = {
  id: 1,
  uuid: '0190a0c4-7a2e-7b1a-8f8e-3f1f6b8c2d11',
  customerId: 7,
  name: 'Imogen',
  surname: 'Hartley',
  username: 'imogen',
  email: 'imogen@wattlecreek.example',
  phone: '+61491570006',
  city: null,
  status: 'active',
  version: 3,
  customer: { id: 7, name: 'Wattle Creek', isPaid: true, crmStatus: 'standard' },
  providers: [],
  details: {
    titleId: null,
    roleId: 1,
    canManage: true,
    preferredLanguage: 'en',
    imageUrl: null,
    profileVideo: null,
    bio: '',
    birthDate: null,
    identityNumber: null,
    language: null,
  },
  contacts: [
    { id: 1, kind: 'email', value: 'imogen@wattlecreek.example', isPrimary: true },
    { id: 2, kind: 'phone', value: '+61491570006', isPrimary: true },
  ],
  customerUserProviders: [],
  permission: { advisorService: false },
  accountManager: { email: 'ruth@bellbird.example' },
} as unknown as SessionUser;

const tess = { ...owner, id: 2, name: 'Tess', customerUserProviders: [link(21, 11), link(22, 12)] } as SessionUser;
const providers = [
  { id: 11, name: 'Wattle Creek Barn', categoryName: 'Venues' },
  { id: 12, name: 'Hartley Photography', categoryName: 'Photographers' },
];

const said: string[] = [];
let refusal: { status: number; body: object } | undefined;

/** The server as the browser sees it: answers by path, and remembers what was asked of it. */
async function answer(input: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? 'GET';
  const path = input.replace('/api', '').split('?')[0] ?? '';
  // Calls then come one by one.
  if (path === '/batch') return json(404, {});
  if (method !== 'GET') said.push(`${method} ${path}`);
  if (method === 'PUT' && path.endsWith('/users/2') && refusal) return json(refusal.status, refusal.body);
  if (path === '/panel-config') return json(200, { data: { country: 'AU', locales: ['en_AU'] } });
  if (path === '/configs') return json(200, { data: [] });
  if (path === '/customers/7/providers') return json(200, { data: providers });
  if (path === '/customers/7/users' && method === 'POST') return json(201, { data: { id: 9 } });
  if (path === '/customers/7/users/1') return json(200, { data: owner });
  return json(200, { data: tess });
}

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

addTexts('ui', ui);
addTexts('customer-users', en);

beforeEach(async () => {
  said.length = 0;
  refusal = undefined;
  vi.stubGlobal('fetch', answer);
  await loadPanelConfig();
  await session.begin({
    id: 5,
    accessToken: 'a',
    consumerKey: 'c',
    customerId: 7,
    customerUserId: 1,
    isStaff: false,
    passwordChangeRequired: false,
    pendingPayments: [],
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(userId: number | undefined) {
  const onSaved = vi.fn<() => void>(() => void said.push('success callback'));
  const onClose = vi.fn<() => void>(() => void said.push('closed'));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UiRoot>
        <Suspense>
          <NoticesProvider>
            <ConfirmProvider>
              <UserDialog userId={userId} onSaved={onSaved} onClose={onClose} />
            </ConfirmProvider>
          </NoticesProvider>
        </Suspense>
      </UiRoot>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onSaved, onClose };
}

describe('the user dialog', () => {
  test('asks for the own password once an address is changed, and not before', async () => {
    const { user } = open(2);
    await screen.findByDisplayValue('Tess');
    expect(screen.queryByLabelText(/Current password/)).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'x');
    expect(await screen.findByLabelText(/Current password/)).toBeTruthy();
    expect(screen.getByText(en.contact.proof)).toBeTruthy();
  });

  test('USER-027 saves the user, then only the links that changed, tells it, calls back and closes', async () => {
    const { user, onClose } = open(2);
    await screen.findByDisplayValue('Tess');
    const barn = screen.getByRole('group', { name: 'Wattle Creek Barn' });
    await user.click(within(barn).getByLabelText('Requests by SMS'));
    await user.click(screen.getByRole('button', { name: 'Save user' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(said).toEqual([
      'PUT /customers/7/users/2',
      'PUT /customers/7/users/2/providers/21',
      'success callback',
      'closed',
    ]);
    expect(await screen.findByText('Saved.')).toBeTruthy();
  });

  test('USER-027 USER-029 USER-034 what is not valid is not sent', async () => {
    const { user, onClose } = open(2);
    await user.clear(await screen.findByDisplayValue('Tess'));
    await user.click(screen.getByRole('button', { name: 'Add an email' }));
    await user.click(screen.getByRole('button', { name: 'Save user' }));
    expect(await screen.findAllByText('This field is required!')).toHaveLength(2);
    expect(said).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('USER-028 a refusal is told by a notice and at its field, and the dialog stays for another try', async () => {
    refusal = {
      status: 422,
      body: { code: 'invalid_fields', message: 'Please check.', errors: { username: 'This username is taken.' } },
    };
    const { user, onClose } = open(2);
    await screen.findByDisplayValue('Tess');
    const save = screen.getByRole('button', { name: 'Save user' });
    await user.click(save);
    expect(await screen.findByText('This username is taken.')).toBeTruthy();
    expect((await screen.findAllByText('Please check.')).length).toBeGreaterThan(0);
    expect((save as HTMLButtonElement).disabled).toBe(false);
    expect(said).toEqual(['PUT /customers/7/users/2']);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('USER-037 the first row adds, later rows can be removed', async () => {
    const { user } = open(undefined);
    await user.click(await screen.findByRole('button', { name: 'Add a phone number' }));
    expect(screen.getByLabelText(/^Phone 2/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Phone' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Phone 2' }));
    expect(screen.queryByLabelText(/^Phone 2/)).toBeNull();
  });

  test('USER-032 USER-053 a new user is asked for no old password and has no provider table', async () => {
    open(undefined);
    expect(await screen.findByLabelText('New password')).toBeTruthy();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.queryByText('Which pages can I manage?')).toBeNull();
  });

  test("USER-031 USER-048 another's password cannot be set; the providers stand under ‘Which pages can I manage?’", async () => {
    open(2);
    await screen.findByDisplayValue('Tess');
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getAllByText('Which pages can I manage?')).toHaveLength(2);
  });
});
