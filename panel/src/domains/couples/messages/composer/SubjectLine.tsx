import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { SUBJECT_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import type { ComposerState } from './use-composer.ts';

/** The subject of an e-mail, collapsed until it is wanted: without one the server uses the request. */
export function SubjectLine({ composer }: { composer: ComposerState }) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && composer.subject === '')
    return (
      <Fold>
        <Button size="small" variant="text" onClick={() => setOpen(true)}>
          {t('subject.add')}
        </Button>
      </Fold>
    );
  return (
    <Line
      fullWidth
      autoFocus={isOpen}
      value={composer.subject}
      placeholder={t('subject.placeholder')}
      onChange={(event) => composer.setSubject(event.target.value)}
      slotProps={{ input: { 'aria-label': t('subject.label'), maxLength: SUBJECT_MAX } }}
    />
  );
}

const Line = styled(InputBase)(({ theme }) => ({
  minHeight: 36,
  height: 36,
  fontWeight: 600,
  [theme.breakpoints.down('md')]: { minHeight: 40, height: 40 },
}));

const Fold = styled('div')(({ theme }) => ({
  marginInlineStart: -12,
  '& button': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { display: 'none', '[role="group"]:focus-within > &': { display: 'block' } },
}));
