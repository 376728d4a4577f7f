import type { PublicProvider } from '@bellbird/contract/listing/providers';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { providerSearchOptions } from './proposals.queries.ts';

const PAUSE_MS = 250;

type ChooseProviderProps = {
  chosen: PublicProvider | undefined;
  onChoose: (provider: PublicProvider | undefined) => void;
};

/** Finds a provider on the marketplace by part of its name. */
export function ChooseProvider({ chosen, onChoose }: ChooseProviderProps) {
  const { t } = useTranslation('provider-data');
  const { field, error, ids, control, invalid } = useField({ name: 'providerId', required: true });
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim());
  const found = useQuery(providerSearchOptions(query));
  const choose = (provider: PublicProvider | undefined) => {
    field.onChange(provider?.id ?? '');
    setTyped('');
    onChoose(provider);
  };
  return (
    <FieldFrame ids={ids} label={t('desk.provider')} error={error} required group={Boolean(chosen)}>
      {chosen ? (
        <Line>
          <b>{toLine(chosen)}</b>
          <Button size="small" onClick={() => choose(undefined)}>
            {t('desk.change')}
          </Button>
        </Line>
      ) : (
        <>
          <InputBase
            fullWidth
            value={typed}
            error={invalid}
            placeholder={t('desk.findProvider')}
            startAdornment={<Search aria-hidden />}
            onChange={({ target }) => setTyped(target.value)}
            inputRef={field.ref}
            slotProps={{ input: { ...control, maxLength: 80, type: 'search' } }}
          />
          <Found>
            {query !== '' &&
              found.data?.map((provider) => (
                <Button key={provider.id} variant="text" onClick={() => choose(provider)}>
                  {toLine(provider)}
                </Button>
              ))}
          </Found>
        </>
      )}
    </FieldFrame>
  );
}

function toLine({ name, category, city }: PublicProvider): string {
  return `${name} · ${category.name}, ${city.name}`;
}

/** The value after a pause in typing. */
function useDebounced(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setRested(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return rested;
}

const Line = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });

const Found = styled('div')({ display: 'grid', justifyItems: 'start', '& .MuiButton-root': { textAlign: 'start' } });
