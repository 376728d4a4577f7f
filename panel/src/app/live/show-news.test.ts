// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { type Words, setLanguage } from '#texts/texts.ts';
import type { News } from '#ui/notices/notices.ts';
import en from './live.en.json' with { type: 'json' };
import { showNews } from './show-news.tsx';
import { toToast } from './to-toast.ts';

test('LIVE-004 after texts that were lost on the way, the next toast is shown again', async () => {
  const fetchWords = vi.fn<() => Promise<Words>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  setLanguage('en', fetchWords.mockResolvedValue(en));
  const shown: News[] = [];
  const claims = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const notices = {
    news: (news: News) => void shown.push(news),
    prepare: async () => true,
    success: () => undefined,
    error: () => undefined,
  };
  const show = async (leadId: number) => {
    const toast = toToast({ kind: 'message', leadId, coupleName: `Couple ${leadId}` });
    if (toast) await showNews(toast, { notices, claim: claims, onFollow: () => undefined });
  };
  await show(7);
  // Another tab may show the first.
  expect(claims).not.toHaveBeenCalled();
  await show(8);
  expect(shown.map(({ title }) => title)).toEqual(['Couple 8 wrote to you']);
});
