import type { Prompt } from '@bellbird/contract/attention/prompts';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { showAtOnce } from '#platform/query/show-at-once.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { settlePrompt } from './prompts.queries.ts';

type Page = { data: Prompt[] };

/** Completes or reopens a prompt and shows an error if that fails; returns whether it worked. */
export function useCompletePrompt() {
  const { t } = useTranslation('prompts');
  const notices = useNotices();
  const queries = useQueryClient();

  /** Prompts are also on the home page, and reminders on the couple’s page. */
  async function readAgain(prompt: Prompt): Promise<void> {
    const elsewhere = prompt.reminder ? [['leads'], ['lead', prompt.reminder.leadId]] : [['leads', 'home']];
    const keys = [['prompts'], ...elsewhere];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  }

  /** Removed from the list at once; restored if the call fails. */
  function takeOff({ id }: Prompt): Promise<void> {
    return showAtOnce<InfiniteData<Page>>(queries, { queryKey: ['prompts', 'list'] }, (known) => ({
      ...known,
      pages: known.pages.map((page) => ({ ...page, data: page.data.filter((each) => each.id !== id) })),
    }));
  }

  async function settle(prompt: Prompt, action: 'completed' | 'reopened'): Promise<boolean> {
    try {
      await settlePrompt(prompt.id, action);
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.message || t('failed'));
      return false;
    } finally {
      void readAgain(prompt);
    }
  }

  return { settle, takeOff };
}
