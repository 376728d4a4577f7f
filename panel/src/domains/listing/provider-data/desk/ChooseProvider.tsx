import type { PublicProvider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { FieldFrame } from '#ui/forms/FieldFrame.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { Row } from '#ui/layout/Row.tsx';
import { providerSearchOptions } from './proposals.queries.ts';
import css from './ChooseProvider.module.css';

const PAUSE_MS = 250;

type ChooseProviderProps = {
  chosen: PublicProvider | undefined;
  onChoose: (provider: PublicProvider | undefined) => void;
};

/** Finds a provider on the marketplace by part of its name. */
export function ChooseProvider({ chosen, onChoose }: ChooseProviderProps) {
  const { t } = useTranslation('provider-data');
  const { field, frame, input } = useField({ name: 'providerId', label: t('desk.provider'), required: true });
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim());
  const found = useQuery(providerSearchOptions(query));
  const choose = (provider: PublicProvider | undefined) => {
    field.onChange(provider?.id ?? '');
    setTyped('');
    onChoose(provider);
  };
  return (
    <FieldFrame {...frame} group={Boolean(chosen)}>
      {chosen ? (
        <Row gap={2} justify="between">
          <b>{toLine(chosen)}</b>
          <Button size="small" onClick={() => choose(undefined)}>
            {t('desk.change')}
          </Button>
        </Row>
      ) : (
        <>
          <Input
            {...input}
            value={typed}
            placeholder={t('desk.findProvider')}
            start={<Search aria-hidden />}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={80}
            type="search"
          />
          <div className={css.found}>
            {query !== '' &&
              found.data?.map((provider) => (
                <Button key={provider.id} variant="text" onClick={() => choose(provider)}>
                  {toLine(provider)}
                </Button>
              ))}
          </div>
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
