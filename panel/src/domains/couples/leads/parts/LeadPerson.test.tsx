// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import { LeadPerson } from './LeadPerson.tsx';
import en from './lead-parts.en.json' with { type: 'json' };

addTexts('lead-parts', en);
afterEach(cleanup);

const lead = {
  couple: { name: 'Priya & Tom', organizationDate: null, code: '4836' },
  extensionNumber: '4836',
  unreadMessageCount: 0,
  isRead: true,
  waitingSince: null,
  isWedding: true,
} as never as Parameters<typeof LeadPerson>[0]['lead'];

test('LEAD-057 a couple with unread messages has a badge with their number; read, it has none', () => {
  const { rerender } = renderUi(<LeadPerson lead={{ ...lead, unreadMessageCount: 3 }}>Berry</LeadPerson>);
  expect(screen.getByRole('img', { name: '3 unread messages' }).textContent).toBe('3');
  rerender(<LeadPerson lead={lead}>Berry</LeadPerson>);
  expect(screen.queryByRole('img', { name: /unread/ })).toBeNull();
  expect(screen.getByText('Priya & Tom')).toBeTruthy();
});
