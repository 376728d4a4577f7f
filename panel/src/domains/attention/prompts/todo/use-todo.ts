import type { Prompt } from '@bellbird/contract/attention/prompts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { promptsOptions } from '../prompts.queries.ts';
import { useCompletePrompt } from '../use-complete-prompt.ts';
import type { TodoSearch } from './use-todo-search.ts';

/** The list and completing its items: removed at once, with undo. */
export function useTodo({ state, type, providerId }: TodoSearch) {
  const { t } = useTranslation('prompts');
  const notices = useNotices();
  const { settle, takeOff } = useCompletePrompt();
  const list = useInfiniteQuery(promptsOptions({ state, types: type && [type], providerId }));

  const putBack = async (prompt: Prompt) => {
    if (await settle(prompt, 'reopened')) notices.success(t('todo.unticked'));
  };

  async function tick(prompt: Prompt): Promise<void> {
    await takeOff(prompt);
    if (prompt.completedAt) return putBack(prompt);
    const isDone = await settle(prompt, 'completed');
    if (isDone) notices.success(t('todo.ticked'), { label: t('todo.undo'), onClick: () => void putBack(prompt) });
  }

  return { list, prompts: list.data?.pages.flatMap((page) => page.data), tick };
}
