import type { CoupleHit } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { CoupleHits } from './CoupleHits.tsx';
import { recentCouples, rememberCouple } from './recent-couples.ts';
import { coupleSearchOptions } from './search.queries.ts';
import { useDebounced } from './use-debounced.ts';
import css from './CoupleSearchDialog.module.css';

type CoupleSearchDialogProps = { onClose: () => void; onChoose: (leadId: number) => void };

const PAUSE_MS = 200;

const focusNow = (input: HTMLInputElement | null) => input?.focus();

/** Finds a couple by name, code, phone number or words of a message; with arrow keys and Enter. */
export function CoupleSearchDialog({ onClose, onChoose }: CoupleSearchDialogProps) {
  const { t } = useTranslation('leads');
  const listId = useId();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const wanted = useDebounced(typed.trim(), PAUSE_MS);
  const search = useQuery(coupleSearchOptions(wanted));
  const [recent] = useState(recentCouples);
  const hits = wanted ? (search.data ?? []) : recent;
  const active = hits[Math.min(marked, hits.length - 1)];

  const choose = (hit: CoupleHit) => {
    rememberCouple(hit);
    onChoose(hit.leadId);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setMarked((hits.length + Math.min(marked, hits.length - 1) + step) % Math.max(hits.length, 1));
    } else if (event.key === 'Enter' && active) {
      choose(active);
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <Row gap={2} className={css.line}>
        <VisuallyHidden id={titleId}>{t('search.label')}</VisuallyHidden>
        <Input
          inputRef={focusNow}
          fullWidth
          placeholder={t('search.placeholder')}
          start={<Search aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(0);
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${active.leadId}`}
          enterKeyHint="search"
          maxLength={80}
        />
        <IconButton aria-label={t('search.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Row>
      <CoupleHits
        id={listId}
        state={toState(wanted, search.isError, search.isPending)}
        hits={hits}
        activeId={active?.leadId}
        wanted={wanted}
        onChoose={choose}
        onRetry={() => void search.refetch()}
      />
    </Dialog>
  );
}

function toState(wanted: string, isError: boolean, isPending: boolean) {
  if (!wanted) return 'idle' as const;
  if (isError) return 'failed' as const;
  return isPending ? ('loading' as const) : ('done' as const);
}
