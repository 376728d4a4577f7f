import { styled } from '@mui/material/styles';
import { useUiText } from '../use-ui-text.ts';

/** How much of the allowed length is used; red beyond it. */
export function Counter({ used, max }: { used: number; max: number }) {
  const t = useUiText();
  return (
    <Figures data-over={used > max || undefined} role="img" aria-label={t('text.counter', { used, max })}>
      {used} / {max}
    </Figures>
  );
}

const Figures = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '&[data-over]': { color: theme.vars.palette.error.ink, fontWeight: 600 },
}));
