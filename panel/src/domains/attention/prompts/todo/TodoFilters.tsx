import { PROMPT_TYPE_NAMES } from '@bellbird/contract/attention/prompts/prompt-types.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { promptCountOptions } from '../prompts.queries.ts';
import { ProviderFilter } from './ProviderFilter.tsx';
import type { TodoSearch } from './use-todo-search.ts';

/** Filter chips; the number is how many are open. */
export function TodoFilters({ search }: { search: TodoSearch }) {
  const { t } = useTranslation('prompts');
  const providers = useUser()?.providers ?? [];
  const byType = useQuery(promptCountOptions).data?.byType;
  return (
    <FilterChips role="group" aria-label={t('todo.filters')}>
      {PROMPT_TYPE_NAMES.map((type) => (
        <FilterChip
          key={type}
          label={t(`type.${type}`)}
          on={search.type === type}
          {...(search.state === 'open' && byType && byType[type] > 0 && { count: byType[type] })}
          onClick={() => search.only(search.type === type ? undefined : type)}
        />
      ))}
      {providers.length > 1 && (
        <ProviderFilter providers={providers} chosen={search.providerId} onChange={search.onlyOf} />
      )}
    </FilterChips>
  );
}
