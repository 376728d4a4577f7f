import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { useUiText } from '../use-ui-text.ts';
import type { NoticeAction, NoticeKind } from './notices.ts';

export type NoticeBarProps = {
  kind: NoticeKind;
  text: string;
  action?: NoticeAction;
  onClose: () => void;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** One notice: an icon, a sentence, an optional action, and a close button. */
export function NoticeBar({ kind, text, action, onClose, ref }: NoticeBarProps) {
  const t = useUiText();
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;
  return (
    <Bar ref={ref} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
      <Icon role="img" aria-label={t(`notice.${kind}`)} />
      <Text>{text}</Text>
      {action && (
        <Button variant="text" size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label={t('close')} onClick={onClose}>
        <X />
      </IconButton>
    </Bar>
  );
}

const Bar = styled('div')(({ theme }) => {
  const { snack, text, background, float } = theme.vars.palette;
  return {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: 'min(448px, calc(100vw - 32px))',
    minHeight: 48,
    padding: '8px 8px 8px 16px',
    borderRadius: theme.shape.borderRadius,
    boxShadow: float,
    fontWeight: 500,
    backgroundColor: text.primary,
    color: background.default,
    '& > svg': { color: snack.ok },
    '& .MuiButton-root, & .MuiButton-root:hover': {
      backgroundColor: 'transparent',
      color: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: 3,
    },
    '& :focus-visible, & .Mui-focusVisible': { outlineColor: 'currentColor' },
    '&[data-kind="error"]': { backgroundColor: snack.bad, color: snack.onBad, '& > svg': { color: 'inherit' } },
  };
});

const Text = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
