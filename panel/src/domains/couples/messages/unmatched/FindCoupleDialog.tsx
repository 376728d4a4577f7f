import { COUPLE_NAME_MAX } from '@bellbird/contract/shared/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Lines } from '#ui/Lines.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Input } from '#ui/forms/Input.tsx';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import css from './FindCoupleDialog.module.css';

export type Hit = { leadId: number; name: string; line: string };

export type FindCoupleProps = {
  /** The name in the message; the search starts with it. */
  senderName: string;
  /** How to search and show the results: a vendor's own couples, or all. */
  search: (words: string, signal: AbortSignal) => Promise<Hit[]>;
  hint: string;
  onChoose: (leadId: number) => void;
  onClose: () => void;
};

/** Chooses the couple who sent a message. The search starts with the name it came with. */
export function FindCoupleDialog({ senderName, search, hint, onChoose, onClose }: FindCoupleProps) {
  const { t } = useTranslation('unmatched');
  const [typed, setTyped] = useState(() => senderName.split(/\s+/)[0] ?? '');
  const words = useDeferredValue(typed.trim());
  const hits = useQuery({
    queryKey: ['couple-hits', hint, words],
    queryFn: ({ signal }) => search(words, signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const found = words === '' ? [] : (hits.data ?? []);
  const status = hits.isLoadingError
    ? t('searchFailed')
    : words === ''
      ? t('searchHint')
      : hits.isSuccess && found.length === 0 && t('noneFound');
  return (
    <ClosableDialog title={t('searchTitle')} onClose={onClose}>
      <DialogContent>
        <Input
          fullWidth
          autoFocus
          value={typed}
          placeholder={hint}
          start={<Search aria-hidden />}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={hint}
          type="search"
          maxLength={COUPLE_NAME_MAX}
        />
        <ul className={css.list}>
          {found.map((hit) => (
            <li key={hit.leadId}>
              <PlainButton className={css.row} onClick={() => onChoose(hit.leadId)}>
                <Avatar name={hit.name} />
                <Lines title={hit.name} about={hit.line} />
              </PlainButton>
            </li>
          ))}
        </ul>
        <output className={css.status}>{status}</output>
      </DialogContent>
    </ClosableDialog>
  );
}
