import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import { rem } from '../theme/typography.ts';
import { useUiText } from '../use-ui-text.ts';
import { countFaults } from './count-faults.ts';
import { SubmitButton } from './SubmitButton.tsx';

export type SaveBarProps = {
  /** The label of the filled button, such as ‘Save and send for approval’. */
  saveLabel?: string;
  onDiscard?: () => void;
};

/** Sticks to the bottom while there are unsaved changes, and says which fields need attention. */
export function SaveBar({ saveLabel, onDiscard }: SaveBarProps) {
  const t = useUiText();
  const form = useFormContext();
  const { isDirty, errors, isSubmitting } = useFormState();
  const toFix = countFaults(errors);
  if (!isDirty && toFix === 0 && !isSubmitting) return null;
  return (
    <Bar data-bottom-actions="" data-save-bar="">
      <Inside>
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
      </Inside>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 'var(--bb-sidebar)',
  insetInlineEnd: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar - 1,
  padding: '12px 32px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: {
    insetInlineStart: 0,
    bottom: 'var(--bb-bottom-bar)',
    padding: '8px 16px 12px',
    '& .MuiButton-root': { minHeight: 48, fontSize: rem(16) },
    '& .MuiButton-contained': { flex: 1 },
  },
}));

const Inside = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 1280,
  marginInline: 'auto',
  [theme.breakpoints.down('md')]: { flexWrap: 'wrap' },
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
