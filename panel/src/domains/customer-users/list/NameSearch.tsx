import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';

const PAUSE_MS = 250;

/** Finds by a part of the name; the address follows when one stops typing. */
export function NameSearch({ value, onSearch }: { value: string; onSearch: (name: string) => void }) {
  const { t } = useTranslation('customer-users');
  const [typed, setTyped] = useState(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const pause = setTimeout(() => search.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value]);
  return (
    <Field
      value={typed}
      placeholder={t('list.search')}
      startAdornment={<Search aria-hidden />}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ input: { 'aria-label': t('list.search'), type: 'search', maxLength: 80, enterKeyHint: 'search' } }}
    />
  );
}

const Field = styled(InputBase)(({ theme }) => ({
  width: 200,
  flex: 'none',
  height: 32,
  minHeight: 32,
  [theme.breakpoints.down('md')]: { height: 40, minHeight: 40 },
}));
