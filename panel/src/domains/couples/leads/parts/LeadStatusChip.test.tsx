// @vitest-environment happy-dom
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { LeadStatusChip } from './LeadStatusChip.tsx';

afterEach(cleanup);

const offline = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const entry = (code: string, value: string, itemId = 1) => ({ itemType: 'lead_status', itemId, code, value });
offline.setQueryData(
  ['configs', 'lead_status'],
  [
    entry('new', 'New'),
    entry('negotiating', 'In contact'),
    entry('offer_made', 'Offer made'),
    entry('deal', 'Made a deal'),
    entry('rejected', 'Rejected'),
  ],
);
offline.setQueryData(['configs', 'lead_process_state'], [entry('visited', 'Visited', 3)]);

const renderChip = (lead: ComponentProps<typeof LeadStatusChip>['lead']) =>
  renderUi(
    <QueryClientProvider client={offline}>
      <LeadStatusChip lead={lead} />
    </QueryClientProvider>,
  );
const toneOf = (word: string) => screen.getByText(word).closest('[data-tone]')?.getAttribute('data-tone');

test.each<[LeadStatus, string, string]>([
  ['new', 'New', 'new'],
  ['negotiating', 'In contact', 'contact'],
  ['offer_made', 'Offer made', 'offer'],
  ['deal', 'Made a deal', 'deal'],
  ['rejected', 'Rejected', 'reject'],
])('LEAD-055 a couple that is %s has the badge ‘%s’ in its own colour', (status, word, tone) => {
  renderChip({ status, processState: null, isWedding: true });
  expect(toneOf(word)).toBe(tone);
});

test('LEAD-055 LEAD-060 in contact the badge names the step; the badge of another occasion is grey', () => {
  renderChip({ status: 'negotiating', processState: 3, isWedding: true });
  expect(toneOf('Visited')).toBe('contact');
  cleanup();
  renderChip({ status: 'deal', processState: 3, isWedding: false });
  expect(toneOf('Made a deal')).toBe('grey');
});
