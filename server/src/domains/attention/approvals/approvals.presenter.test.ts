import { expect, test } from 'vitest';
import { presentApproval } from './approvals.presenter.ts';
import type { WaitingRow } from './queue.repository.ts';

const ROW: WaitingRow = {
  id: 5,
  kind: 'media' as WaitingRow['kind'],
  subject_id: 9,
  asked_at: '2026-11-16T00:00:00Z',
  due_at: '2026-11-18T00:00:00Z',
  asked_by: 'Imogen Hart',
  customer_id: 1,
  customer_name: 'Wattle Creek',
  provider_id: 3,
  provider_name: 'The Barn',
  category_name: 'Venues',
  city_name: 'Perth',
  claimed_by: null,
  claimed_until: null,
  claimed_by_name: null,
  owner: null,
};
const present = (given: Partial<WaitingRow>, seen?: Parameters<typeof presentApproval>[1]['seen']) =>
  presentApproval({ ...ROW, ...given }, { seen, hasDetails: false, staffMemberId: 40 });

test('an item is named by what is seen of it, else by the provider, else by the customer', () => {
  const seen = { title: 'Two photos', images: [], changes: [], checks: [], path: '/galleries' };
  expect(present({}, seen).title).toBe('Two photos');
  expect(present({})).toMatchObject({
    title: 'The Barn',
    customer: { id: 1, name: 'Wattle Creek' },
    provider: { id: 3, name: 'The Barn', category: 'Venues', city: 'Perth' },
  });
  expect(present({ provider_id: null, provider_name: null })).toMatchObject({ title: 'Wattle Creek', provider: null });
  const nobody = { customer_id: null, customer_name: null, provider_id: null, provider_name: null };
  expect(present(nobody)).toMatchObject({ title: '', customer: null });
});

test('without a description it has neither text nor images, changes or checks', () => {
  expect(present({})).toMatchObject({ text: null, images: [], changes: [], checks: [] });
});

test('a claim is one’s own or a colleague’s, and has an end', () => {
  const claimed = { claimed_by: 40, claimed_until: '2026-11-17T03:00:00Z', claimed_by_name: 'Tess' };
  expect(present(claimed).claim).toEqual({ name: 'Tess', isMine: true, until: '2026-11-17T03:00:00Z' });
  expect(present({ ...claimed, claimed_by: 41 }).claim).toMatchObject({ isMine: false });
  expect(present({ ...claimed, claimed_by: null }).claim).toBeNull();
  expect(present({ ...claimed, claimed_until: null }).claim).toBeNull();
});

test('the account manager who answers is oneself or another', () => {
  expect(present({ owner: { id: 40, name: 'Tess' } }).owner).toEqual({ name: 'Tess', isSelf: true });
  expect(present({ owner: { id: 41, name: 'Noa' } }).owner).toEqual({ name: 'Noa', isSelf: false });
  expect(present({}).owner).toBeNull();
});
