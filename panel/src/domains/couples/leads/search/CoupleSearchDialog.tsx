import type { CoupleHit } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { currentLanguage } from '#texts/texts.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { CommandHits } from './CommandHits.tsx';
import { CoupleHits } from './CoupleHits.tsx';
import { type Command, findCommands } from './find-commands.ts';
import { recentCouples, rememberCouple } from './recent-couples.ts';
import { coupleSearchOptions } from './search.queries.ts';
import { useDebounced } from './use-debounced.ts';
import css from './CoupleSearchDialog.module.css';

type CoupleSearchDialogProps = {
  onClose: () => void;
  onChoose: (leadId: number) => void;
  /** Pages and actions that can be found as well. */
  commands?: readonly Command[];
  /** What the couple is needed for, unless it is to open their page. */
  title?: string;
};

const PAUSE_MS = 200;
const NONE: readonly Command[] = [];

const focusNow = (input: HTMLInputElement | null) => input?.focus();

/** Finds couples by name, code, phone number or words of a message, and pages by name; with arrow keys and Enter. */
export function CoupleSearchDialog({ onClose, onChoose, commands = NONE, title }: CoupleSearchDialogProps) {
  const { t } = useTranslation('leads');
  const listId = useId();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const wanted = useDebounced(typed.trim(), PAUSE_MS);
  const search = useQuery(coupleSearchOptions(wanted));
  const [recent] = useState(recentCouples);
  const hits = wanted ? (search.data ?? []) : recent;
  /** Until couples are found, Enter waits: it must not open a page that is first only for now. */
  const isSettled = wanted === typed.trim() && !(wanted && search.isPending);
  const found = findCommands(commands, typed, currentLanguage());

  const choose = (hit: CoupleHit) => {
    rememberCouple(hit);
    onChoose(hit.leadId);
  };
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const options = [
    ...hits.map((hit) => ({ id: String(hit.leadId), choose: () => choose(hit) })),
    ...found.map((command) => ({ id: command.id, choose: () => run(command) })),
  ];
  const active = options[Math.min(marked, options.length - 1)];
  const chooseActive = useEffectEvent(() => active?.choose());
  useEffect(() => {
    if (isEntered && isSettled) chooseActive();
  }, [isEntered, isSettled]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setMarked((options.length + Math.min(marked, options.length - 1) + step) % Math.max(options.length, 1));
    } else if (event.key === 'Enter') {
      if (isSettled || marked > 0) active?.choose();
      else setEntered(true);
    }
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      {title ? (
        <Text size="section" id={titleId} className={css.title}>
          {title}
        </Text>
      ) : (
        <VisuallyHidden id={titleId}>{t('search.label')}</VisuallyHidden>
      )}
      <Row gap={2} className={css.line}>
        <Input
          inputRef={focusNow}
          fullWidth
          placeholder={t('search.placeholder')}
          start={<Search aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMarked(0);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${active.id}`}
          enterKeyHint="search"
          maxLength={80}
        />
        <IconButton aria-label={t('search.close')} onClick={onClose} icon={X} />
      </Row>
      <CoupleHits
        id={listId}
        state={toState(wanted, search.isLoadingError, search.isPending)}
        hits={hits}
        activeId={active?.id}
        wanted={wanted}
        onChoose={choose}
        onRetry={() => void search.refetch()}
      >
        <CommandHits id={listId} commands={found} activeId={active?.id} wanted={typed.trim()} onChoose={run} />
      </CoupleHits>
    </Dialog>
  );
}

function toState(wanted: string, hasFailed: boolean, isPending: boolean) {
  if (!wanted) return 'idle' as const;
  if (hasFailed) return 'failed' as const;
  return isPending ? ('loading' as const) : ('done' as const);
}
