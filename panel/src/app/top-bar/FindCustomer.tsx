import Search from 'lucide-react/icons/search';
import { useEffect, useRef, useState } from 'react';
import { DESK_SEARCH_MAX } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { isForShortcuts } from '#platform/keyboard/is-for-shortcuts.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { Kbd } from '#ui/Kbd.tsx';
import css from './FindCustomer.module.css';

/** From every page of the desk to a customer; on narrow screens the page with all of them has the same search. */
export function FindCustomer() {
  const { t } = useTranslation('desk-frame');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isForShortcuts(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <search className={css.find}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const query = typed.trim();
          setTyped('');
          void navigate({ to: pathTo('deskCustomers'), search: query ? { query } : {} });
        }}
      >
        <Search aria-hidden />
        <input
          ref={field}
          type="search"
          value={typed}
          placeholder={t('findCustomer')}
          aria-label={t('findCustomer')}
          aria-keyshortcuts="/"
          maxLength={DESK_SEARCH_MAX}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Kbd>{'/'}</Kbd>
      </form>
    </search>
  );
}
