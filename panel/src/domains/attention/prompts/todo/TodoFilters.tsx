import { PROMPT_TYPE_NAMES, type PromptType } from '@bellbird/contract/attention/prompts/prompt-types.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import { FilterMenu } from '#ui/list/FilterMenu.tsx';
import { promptCountOptions } from '../prompts.queries.ts';
import type { TodoSearch } from './use-todo-search.ts';

/** Filter chips; the number is how many the list would show, which is not known for one provider. */
export function TodoFilters({ search }: { search: TodoSearch }) {
  const { t } = useTranslation('prompts');
  const providers = useUser()?.providers ?? [];
  const counts = useQuery(promptCountOptions).data;
  const isCounted = search.state === 'open' && search.providerId === undefined;
  const countOf = (type: PromptType) =>
    (isCounted && counts && counts.byType[type] + (type === 'reminder' ? counts.ahead : 0)) || undefined;
  return (
    <FilterChips role="group" aria-label={t('todo.filters')}>
      {PROMPT_TYPE_NAMES.map((type) => (
        <FilterChip
          key={type}
          label={t(`type.${type}`)}
          on={search.type === type}
          count={countOf(type)}
          onClick={() => search.only(search.type === type ? undefined : type)}
        />
      ))}
      {providers.length > 1 && (
        <FilterMenu
          label={t('todo.provider')}
          none={t('todo.everyProvider')}
          options={providers.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={search.providerId}
          onChoose={search.onlyOf}
        />
      )}
    </FilterChips>
  );
}
