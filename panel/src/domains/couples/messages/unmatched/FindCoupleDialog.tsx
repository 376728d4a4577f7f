import { COUPLE_NAME_MAX } from '@bellbird/contract/shared/limits';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Avatar } from '#ui/Avatar.tsx';

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
  const { t } = useTranslation('messages');
  const titleId = useId();
  const [typed, setTyped] = useState(() => senderName.split(/\s+/)[0] ?? '');
  const words = useDeferredValue(typed.trim());
  const hits = useQuery({
    queryKey: ['couple-hits', hint, words],
    queryFn: ({ signal }) => search(words, signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const found = words === '' ? [] : (hits.data ?? []);
  const status = hits.isError
    ? t('unmatched.searchFailed')
    : words === ''
      ? t('unmatched.searchHint')
      : hits.isSuccess && found.length === 0 && t('unmatched.noneFound');
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <Head>
        <DialogTitle id={titleId}>{t('unmatched.searchTitle')}</DialogTitle>
        <IconButton aria-label={t('unmatched.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Head>
      <DialogContent>
        <InputBase
          fullWidth
          autoFocus
          value={typed}
          placeholder={hint}
          startAdornment={<Search aria-hidden />}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ input: { 'aria-label': hint, type: 'search', maxLength: COUPLE_NAME_MAX } }}
        />
        <List>
          {found.map((hit) => (
            <li key={hit.leadId}>
              <Row onClick={() => onChoose(hit.leadId)}>
                <Avatar name={hit.name} />
                <span>
                  <b>{hit.name}</b>
                  <small>{hit.line}</small>
                </span>
              </Row>
            </li>
          ))}
        </List>
        <Status>{status}</Status>
      </DialogContent>
    </Dialog>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  flex: 'none',
  '& > button': { margin: '16px 16px 0 0' },
});

const List = styled('ul')({ listStyle: 'none', margin: '8px -12px 0' });

const Row = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 56,
  gap: 12,
  padding: '8px 12px',
  justifyContent: 'flex-start',
  textAlign: 'start',
  borderRadius: theme.shape.borderRadius,
  '& span:last-of-type': { minWidth: 0 },
  '& b, & small': { display: 'block' },
  '& b': { fontWeight: 500 },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
}));

const Status = styled('output')(({ theme }) => ({
  display: 'block',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '&:not(:empty)': { padding: '16px 0 8px' },
}));
