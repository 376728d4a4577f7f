// @vitest-environment happy-dom
import type { LeadSummary } from '@bellbird/contract/couples/leads';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../../../testing/router-at.ts';
import parts from '../parts/lead-parts.en.json' with { type: 'json' };
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx';
import { LeadRowMenu } from './LeadRowMenu.tsx';
import changeStatus from './change-status.en.json' with { type: 'json' };
import en from './leads-list.en.json' with { type: 'json' };

addTexts('leads-list', en);
addTexts('change-status', changeStatus);
addTexts('lead-parts', parts);

const lead = {
  id: 7,
  status: 'new',
  couple: { name: 'Ruby & Finn' },
  isRead: true,
  unreadMessageCount: 0,
} as LeadSummary;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(part: ReactElement) {
  const router = await routerAt(() => null);
  return renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <NoticesProvider>
        <RouterRoot router={router}>{part}</RouterRoot>
      </NoticesProvider>
    </QueryClientProvider>,
  );
}

const json = (data: unknown) =>
  Promise.resolve(new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } }));

/** While it is offline, nothing is changed; nothing else is known to this server. */
function answering(isOnline: () => boolean) {
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.includes('/leads/actions')) return json([]);
    return isOnline() ? json({ done: [7], refused: [] }) : Promise.reject(new TypeError('Failed to fetch'));
  });
}

test('couples who could not be moved stay chosen, in a dialog that stays open', async () => {
  let isOnline = false;
  answering(() => isOnline);
  const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = await show(
    <ChangeStatusDialog leads={[lead]} status="negotiating" onDone={onDone} onClose={onClose} />,
  );
  await user.click(await screen.findByRole('button', { name: /^Change/ }));
  await screen.findByText(/Check your connection/);
  expect([onDone, onClose].map(({ mock }) => mock.calls)).toEqual([[], []]);
  isOnline = true;
  await user.click(screen.getByRole('button', { name: /^Change/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onDone).toHaveBeenCalledOnce();
});

test('a row’s menu has its items, and the focus on one of them, the first time it opens', async () => {
  answering(() => true);
  const { user } = await show(<LeadRowMenu lead={lead} onMove={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: /Ruby & Finn/ }));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').length).toBeGreaterThan(1);
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'));
});
