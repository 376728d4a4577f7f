import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { RouterRoot } from '#platform/routing/RouterRoot.tsx';
import { addTexts } from '#texts/texts.ts';
import { NoticesProvider } from '#ui/notices/NoticesProvider.tsx';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { routerAt } from '../../testing/router-at.ts';
import en from './live.en.json' with { type: 'json' };
import { useToast } from './use-toast.ts';

addTexts('live', en);
// The stage is a chunk of its own; loading it is not what is tested here.
beforeAll(() => import('#ui/notices/NoticeStage.tsx'));
afterEach(cleanup);

/** Opens the page of one couple; returns a function that sends an event there. */
async function openPageOf(leadId: number) {
  let showToast: ReturnType<typeof useToast> | undefined;
  function Page() {
    showToast = useToast();
    return <p>A couple’s page</p>;
  }
  const route = { name: 'lead', path: '/leads/{id}' };
  const router = await routerAt(Page, { path: `/leads/${leadId}`, route });
  renderUi(
    <NoticesProvider>
      <RouterRoot router={router}>
        <Page />
      </RouterRoot>
    </NoticesProvider>,
  );
  await screen.findByText('A couple’s page');
  let claims = 0;
  return {
    claims: () => claims,
    showToast: (event: LiveEvent, isFirst = true) =>
      act(async () =>
        showToast?.(event, () => {
          claims += 1;
          return Promise.resolve(isFirst);
        }),
      ),
  };
}

const wrote = (leadId: number): LiveEvent => ({ kind: 'message', leadId, coupleName: `Couple ${leadId}` });

test('LIVE-004 LIVE-005 a message shows a toast, except on the page of its couple, which claims it for all tabs', async () => {
  const page = await openPageOf(7);
  await page.showToast(wrote(7));
  expect(page.claims()).toBe(1);
  await page.showToast(wrote(8));
  const toast = await screen.findByText('Couple 8 wrote to you');
  expect(toast.closest('a')?.getAttribute('href')).toBe('/leads/8?activeTab=messages');
  expect(screen.queryByText('Couple 7 wrote to you')).toBeNull();
});

test('a message that matches no couple shows a toast on the page of a couple', async () => {
  const page = await openPageOf(7);
  await page.showToast({ kind: 'unmatched_message', messageId: 4 });
  expect((await screen.findByText('A message needs matching')).closest('a')?.getAttribute('href')).toBe(
    '/leads/unmatched',
  );
});

test('LIVE-006 what another tab has shown is not shown again, and a mere change is not claimed', async () => {
  const page = await openPageOf(7);
  await page.showToast(wrote(8), false);
  await page.showToast({ kind: 'lead_changed', leadId: 9 });
  expect(page.claims()).toBe(1);
  await page.showToast(wrote(9));
  await screen.findByText('Couple 9 wrote to you');
  expect(screen.queryByText('Couple 8 wrote to you')).toBeNull();
});

test('LIVE-006 a hidden tab claims nothing, so that one that is seen shows the toast', async () => {
  const page = await openPageOf(7);
  let visibility: DocumentVisibilityState = 'hidden';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  const shown = Promise.resolve(page.showToast(wrote(8)));
  for (let frame = 0; frame < 40; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(page.claims()).toBe(0);
  visibility = 'visible';
  await shown;
  expect(page.claims()).toBe(1);
  await screen.findByText('Couple 8 wrote to you');
});
