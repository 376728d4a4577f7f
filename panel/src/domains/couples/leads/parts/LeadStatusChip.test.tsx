// @vitest-environment happy-dom
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { LeadStatusChip } from './LeadStatusChip.tsx';
import en from './lead-parts.en.json' with { type: 'json' };

addTexts('lead-parts', en);
afterEach(cleanup);

const offline = new QueryClient({ defaultOptions: { queries: { enabled: false } } });

test.each<[LeadStatus, string, string]>([
  ['new', 'New', 'new'],
  ['negotiating', 'In contact', 'contact'],
  ['offer_made', 'Offer made', 'offer'],
  ['deal', 'Made a deal', 'deal'],
  ['rejected', 'Rejected', 'reject'],
])('LEAD-055 a couple that is %s has the badge ‘%s’ in its own colour', (status, word, tone) => {
  renderUi(
    <QueryClientProvider client={offline}>
      <LeadStatusChip lead={{ status, processState: null, isWedding: true }} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(word).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});
