import type { PublicProvider } from '@bellbird/contract/listing/providers';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ListSearch } from '#ui/list/ListSearch.tsx';
import { searchOptions } from '../providers.queries.ts';

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
    <Box>
      <ListSearch label={t('find.label')} value={query} onSearch={setQuery} />
      <div role="status">
        {query !== '' && found.isError && <Quiet>{t('find.failed')}</Quiet>}
        {query !== '' && found.isSuccess && rows.length === 0 && <Quiet>{t('find.none')}</Quiet>}
      </div>
      {rows.length > 0 && (
        <Found aria-label={t('find.found')}>
          {rows.map((provider) => (
            <li key={provider.id}>
              <Avatar name={provider.name} {...(provider.image && { src: provider.image })} />
              <Words>
                <b>{provider.name}</b>
                <small>
                  {[provider.category.name, provider.district?.name, provider.city.name].filter(Boolean).join(' · ')}
                </small>
              </Words>
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
        </Found>
      )}
    </Box>
  );
}

const Box = styled('search')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  maxWidth: 640,
  marginBottom: 24,
  '& > .MuiInputBase-root': { width: '100%' },
});

const Quiet = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Found = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '10px 12px' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Words = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
