import { PROMPT_TYPE_NAMES, type PromptType } from '@bellbird/contract/attention/prompts/prompt-types.ts';
import { useNavigate, useSearch } from '#platform/routing/routing.ts';

type Search = { tab?: string; type?: string; provider?: string };

/** The list’s filters, from the URL. */
export function useTodoSearch() {
  const search = useSearch() as Search;
  const navigate = useNavigate();
  const type = PROMPT_TYPE_NAMES.find((name) => name === search.type);
  const providerId = Number(search.provider) || undefined;
  const change = (next: Search) => void navigate({ to: '.', search: { ...search, ...next }, resetScroll: false });
  return {
    state: search.tab === 'done' ? ('done' as const) : ('open' as const),
    type,
    providerId,
    isFiltered: type !== undefined || providerId !== undefined,
    showDone: (isDone: boolean) => change({ tab: isDone ? 'done' : '' }),
    only: (next: PromptType | undefined) => change({ type: next ?? '' }),
    onlyOf: (next: number | undefined) => change({ provider: next ? String(next) : '' }),
    clear: () => change({ type: '', provider: '' }),
  };
}

export type TodoSearch = ReturnType<typeof useTodoSearch>;
