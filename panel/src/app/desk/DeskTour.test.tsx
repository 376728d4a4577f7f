// @vitest-environment happy-dom
import type { TeamRole } from '@bellbird/contract/shared/team';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deskOverviewOptions } from '#domains/desk/overview/overview.queries.ts';
import { DeskTour } from '#domains/desk/overview/tour/DeskTour.tsx';
import tour from '#domains/desk/overview/tour/desk-tour.en.json' with { type: 'json' };
import { loadPanelConfig } from '#platform/config/panel-config.ts';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { session } from '#platform/session/current-session.ts';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../testing/router-at.ts';

addTexts('desk-tour', tour);

const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
let ended: string[] = [];
beforeEach(() => {
  ended = [];
  vi.stubGlobal('fetch', (input: string, { method }: RequestInit = {}) => {
    if (input.includes('/panel-config')) return Promise.resolve(json({ data: { country: 'AU', locales: ['en_AU'] } }));
    if (input.includes('/desk/overview')) return Promise.resolve(json({ data: { isNew: true, weeks: [{}] } }));
    ended.push(`${method} ${new URL(input, 'https://panel.example').pathname}`);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => useQuery(deskOverviewOptions).data?.isNew && <DeskTour />;

async function openDesk(roles: TeamRole[]) {
  await loadPanelConfig();
  const tokens = {
    id: 5,
    accessToken: 'a',
    consumerKey: 'c',
    isStaff: true,
    team: { roles, needsSecondFactor: false },
  };
  await session.begin({ ...tokens, passwordChangeRequired: false, pendingPayments: [] });
  const router = await routerAt(Page);
  return renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <RouterRoot router={router}>
        <Page />
      </RouterRoot>
    </QueryClientProvider>,
  );
}

test('somebody new in the team is shown three things of their role, and never again once they are done', async () => {
  const { user } = await openDesk(['reviewer']);
  for (const [title, next] of [
    ['Start with the queue', 'Next'],
    ['Match couples’ messages', 'Next'],
    ['Look after your sign-in', 'Done'],
  ] as const) {
    expect(await screen.findByRole('region', { name: title })).toBeTruthy();
    expect(ended).toEqual([]);
    await user.click(screen.getByRole('button', { name: next }));
  }
  expect(ended).toEqual(['PUT /api/desk/tour']);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a step leads to its page, and the tour can be dismissed at once', async () => {
  const { user } = await openDesk(['finance', 'reviewer']);
  expect((await screen.findByRole('link', { name: 'Open money' })).getAttribute('href')).toBe('/desk/money');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('link', { name: 'Open refunds' }).getAttribute('href')).toBe('/desk/money?view=refunds');
  await user.click(screen.getByRole('button', { name: 'Dismiss the tour' }));
  expect(ended).toEqual(['PUT /api/desk/tour']);
  expect(screen.queryByRole('region')).toBeNull();
});
