import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { PlainButton } from '../PlainButton.tsx';
import { useUiText } from '../use-ui-text.ts';
import { FoldContext } from './fold.ts';
import css from './MoreFields.module.css';

type MoreFieldsProps = {
  /** A form that is edited shows everything that may already be filled in. */
  startsOpen?: boolean;
  /** What is inside, in a few words. */
  about?: string;
  children: ReactNode;
};

/** Fields that few people need, folded. An error in one of them unfolds them and gets the focus. */
export function MoreFields({ startsOpen = false, about, children }: MoreFieldsProps) {
  const t = useUiText();
  const id = useId();
  const [isWanted, setWanted] = useState(startsOpen);
  const [faults, setFaults] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const isOpen = isWanted || faults > 0;
  const hasFaults = faults > 0;
  const keepOpen = useCallback(() => {
    setWanted(true);
    setFaults((count) => count + 1);
    return () => setFaults((count) => count - 1);
  }, []);

  useEffect(() => {
    // The form tried to focus the first field with an error, which was hidden. One outside the fold keeps the focus.
    if (!hasFaults || document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasFaults]);

  return (
    <div className={css.fold}>
      <PlainButton className={css.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setWanted(!isOpen)}>
        <ChevronDown size={18} aria-hidden data-open={isOpen || undefined} />
        <span>
          <b>{t('form.more')}</b>
          {about && !isOpen && <small>{about}</small>}
        </span>
      </PlainButton>
      <div ref={fields} id={id} className={css.fields} hidden={!isOpen}>
        <FoldContext value={keepOpen}>{children}</FoldContext>
      </div>
    </div>
  );
}
