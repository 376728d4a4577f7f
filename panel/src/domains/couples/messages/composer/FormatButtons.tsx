import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Type } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldButton } from './FieldButton.tsx';
import type { ComposerState } from './use-composer.ts';

type FormatButtonsProps = { composer: ComposerState; isOn: boolean; onToggle: () => void; onWanted: () => void };

/** Tools for the text of an e-mail: merge fields and formatting. */
export function FormatButtons({ composer, isOn, onToggle, onWanted }: FormatButtonsProps) {
  const { t } = useTranslation('messages');
  const toggle = () => {
    onWanted();
    onToggle();
  };
  return (
    <>
      <FieldButton composer={composer} onOpen={onWanted} />
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
