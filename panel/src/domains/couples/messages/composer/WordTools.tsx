import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Type } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldButton } from './FieldButton.tsx';
import type { Desk } from './use-desk.ts';

type WordToolsProps = { desk: Desk; isOn: boolean; onToggle: () => void; onWanted: () => void };

/** What helps with the words of a mail: fields to leave open, and the tools for formatting. */
export function WordTools({ desk, isOn, onToggle, onWanted }: WordToolsProps) {
  const { t } = useTranslation('messages');
  const toggle = () => {
    onWanted();
    onToggle();
  };
  return (
    <>
      <FieldButton desk={desk} onOpen={onWanted} />
      <Pressed size="small" aria-label={t('composer.format')} aria-pressed={isOn} onClick={toggle}>
        <Type aria-hidden />
      </Pressed>
    </>
  );
}

const Pressed = styled(IconButton)(({ theme }) => ({
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.primary.wash,
    color: theme.vars.palette.primary.ink,
  },
}));
