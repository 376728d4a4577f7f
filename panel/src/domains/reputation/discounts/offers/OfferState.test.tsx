// @vitest-environment happy-dom
import type { Discount } from '@bellbird/contract/reputation/discounts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#platform/session/current-session.ts';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import texts from '../discounts.en.json' with { type: 'json' };
import { OfferState } from './OfferState.tsx';

addTexts('discounts', texts);

const provider = { timeZone: 'Australia/Perth', paidStatus: 'paid', productFeatures: { productDateEnd: null } };
const user = {
  id: 1,
  customer: { id: 7 },
  details: {},
  customerUserProviders: [],
  providers: [
    { ...provider, id: 1, onHold: false },
    { ...provider, id: 2, onHold: true },
    { ...provider, id: 3, onHold: false, paidStatus: 'limited' },
  ],
};
const json = (data: object) =>
  new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    json(path.includes('/access-tokens/') ? { id: 5, customerId: 7, customerUserId: 1, isStaff: false } : user),
  );
  const tokens = { id: 5, accessToken: 'a', consumerKey: 'c', customerId: 7, customerUserId: 1 };
  await session.begin({ ...tokens, isStaff: false, passwordChangeRequired: false, pendingPayments: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const offerOf = (id: number, state: Discount['state'] = 'published') =>
  ({ provider: { id, name: 'Wattle Creek Barn' }, state, rejectReason: null }) as Discount;

test.each([
  [2, 'Hidden from couples while the provider is on hold'],
  [3, 'Hidden from couples: the package doesn’t include offers'],
])('a published offer of provider %i says why couples do not see it', (id, why) => {
  renderUi(<OfferState offer={offerOf(id)} />);
  expect(screen.getByText('Published')).toBeDefined();
  expect(screen.getByText(why)).toBeDefined();
});

test('an offer that couples see, or that is not published, says nothing about it', () => {
  renderUi(
    <>
      <OfferState offer={offerOf(1)} />
      <OfferState offer={offerOf(3, 'ended')} />
    </>,
  );
  expect(screen.queryByText(/^Hidden/)).toBeNull();
});
