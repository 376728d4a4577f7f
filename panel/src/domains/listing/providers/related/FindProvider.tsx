import type { PublicProvider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Text } from '#ui/Text.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { searchOptions } from '../providers.queries.ts';
import css from './FindProvider.module.css';

type FindProviderProps = {
  /** Providers that cannot be added: existing ones and the provider itself. */
  taken: ReadonlySet<number>;
  onChoose: (provider: PublicProvider) => void;
};

/** Searches the marketplace for providers to propose. */
export function FindProvider({ taken, onChoose }: FindProviderProps) {
  const { t } = useTranslation('providers');
  const [query, setQuery] = useState('');
  const found = useQuery(searchOptions(query));
  const rows = query === '' ? [] : (found.data ?? []).filter(({ id }) => !taken.has(id));
  const choose = (provider: PublicProvider) => {
    setQuery('');
    onChoose(provider);
  };
  return (
    <Stack component="search" gap={2} mb={6} className={css.box}>
      <ListSearch label={t('find.label')} value={query} onSearch={setQuery} />
      <div role="status">
        {query !== '' && found.isLoadingError && (
          <Text component="p" size="inherit" quiet>
            {t('find.failed')}
          </Text>
        )}
        {query !== '' && found.isSuccess && rows.length === 0 && (
          <Text component="p" size="inherit" quiet>
            {t('find.none')}
          </Text>
        )}
      </div>
      {rows.length > 0 && (
        <ul className={css.found} aria-label={t('find.found')}>
          {rows.map((provider) => (
            <li key={provider.id}>
              <Avatar name={provider.name} {...(provider.image && { src: provider.image })} />
              <span className={css.words}>
                <b>{provider.name}</b>
                <small>
                  {[provider.category.name, provider.district?.name, provider.city.name].filter(Boolean).join(' · ')}
                </small>
              </span>
              <Button
                size="small"
                startIcon={<Plus aria-hidden />}
                aria-label={t('find.proposeNamed', { name: provider.name })}
                onClick={() => choose(provider)}
              >
                {t('find.propose')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
