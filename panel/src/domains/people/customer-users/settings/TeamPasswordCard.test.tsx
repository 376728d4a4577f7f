// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import en from '../customer-users.en.json' with { type: 'json' };
import { ownSessionsOptions } from '../customer-users.queries.ts';
import { TeamPasswordCard } from './TeamPasswordCard.tsx';

addTexts('customer-users', en);

const TOKEN = { id: 5, isStaff: true, passwordChangeRequired: false, pendingPayments: [] };
let sent: { method: string | undefined; path: string; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (input: string, { method, body }: RequestInit = {}) => {
    const { pathname: path } = new URL(input, 'https://panel.example');
    const isConfig = path.includes('/panel-config');
    if (!isConfig) sent.push({ method, path, body: JSON.parse(String(body)) });
    const data = isConfig ? { country: 'AU', locales: ['en_AU'] } : TOKEN;
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify({ data }), { headers }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('somebody of the team chooses a new password with the current one, and the form is empty again', async () => {
  await loadPanelConfig();
  const queries = new QueryClient();
  queries.setQueryData(ownSessionsOptions.queryKey, []);
  const { user } = renderUi(
    <QueryClientProvider client={queries}>
      <NoticesProvider>
        <TeamPasswordCard tokenId={5} />
      </NoticesProvider>
    </QueryClientProvider>,
  );
  const fields = ['Current password', 'New password', 'New password again'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }),
  );
  for (const [at, typed] of ['old-wedding', 'new-wedding', 'new-weddin'].entries())
    await user.type(fields[at] as HTMLInputElement, typed);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Passwords dont match.')).toBeTruthy();
  expect(sent).toEqual([]);

  await user.type(fields[2] as HTMLInputElement, 'g');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password was changed.')).toBeTruthy();
  const body = { oldPassword: 'old-wedding', password: 'new-wedding', passwordMatch: 'new-wedding' };
  expect(sent).toEqual([{ method: 'PUT', path: '/api/access-tokens/5/password', body }]);
  expect(fields.map(({ value }) => value)).toEqual(['', '', '']);
  // The other sessions are signed out: what is listed is read again.
  expect(queries.getQueryState(ownSessionsOptions.queryKey)?.isInvalidated).toBe(true);
});
