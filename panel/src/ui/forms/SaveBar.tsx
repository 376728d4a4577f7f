import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useUiText } from '../useUiText.ts';
import { SubmitButton } from './SubmitButton.tsx';

export type SaveBarProps = {
  /** The verb of the filled button, such as «Save and send for approval». */
  saveLabel?: string;
  onDiscard?: () => void;
};

/** Sticks to the bottom while there is something to save, and says what still needs a hand. */
export function SaveBar({ saveLabel, onDiscard }: SaveBarProps) {
  const t = useUiText();
  const form = useFormContext();
  const { isDirty, errors, isSubmitting } = useFormState();
  const toFix = Object.keys(errors).filter((name) => name !== 'root').length;
  if (!isDirty && toFix === 0 && !isSubmitting) return null;
  return (
    <Bar data-bottom-actions="">
      <State aria-live="polite">
        {toFix > 0 && (
          <ToFix>
            <CircleAlert aria-hidden />
            {t('save.toFix', { count: toFix })}
          </ToFix>
        )}
        <Unsaved>{t('save.unsaved')}</Unsaved>
      </State>
      <Button disabled={isSubmitting} onClick={onDiscard ?? (() => form.reset())}>
        {t('save.discard')}
      </Button>
      <SubmitButton>{saveLabel ?? t('save.save')}</SubmitButton>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: `${theme.shape.borderRadius}px ${theme.shape.borderRadius}px 0 0`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 'var(--bb-bottom-bar)',
    flexWrap: 'wrap',
    borderWidth: '1px 0 0',
    borderRadius: 0,
    '& .MuiButton-root': { minHeight: 48, fontSize: '1rem' },
    '& .MuiButton-contained': { flex: 1 },
  },
}));

const State = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  flex: 1,
  minWidth: 0,
  ...theme.typography.body2,
  [theme.breakpoints.down('md')]: { flexBasis: '100%' },
}));

const ToFix = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 500,
  color: theme.vars.palette.error.ink,
  '& svg.lucide': { width: 14, height: 14 },
}));

const Unsaved = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
