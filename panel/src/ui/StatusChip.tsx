import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { StatusTone } from './theme/tokens.ts';
import { rem } from './theme/typography.ts';

export type StatusChipProps = {
  tone?: StatusTone;
  children: ReactNode;
  /** Replaces the dot. */
  icon?: ReactNode;
  /** A plain word with a background, without dot or icon. */
  plain?: boolean;
};

/** A status: background, dot and word. `new` and `approved` are solid to stand out. */
export function StatusChip({ tone = 'grey', icon, plain = false, children }: StatusChipProps) {
  return (
    <Chip tone={tone}>
      {icon ?? (!plain && <Dot tone={tone} aria-hidden />)}
      <Word>{children}</Word>
    </Chip>
  );
}

const ownProp = { shouldForwardProp: (prop: PropertyKey) => prop !== 'tone' };

const Chip = styled(
  'span',
  ownProp,
)<{ tone: StatusTone }>(({ theme, tone }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  height: 24,
  padding: '0 9px',
  borderRadius: 12,
  fontSize: rem(12),
  fontWeight: 500,
  lineHeight: rem(16),
  whiteSpace: 'nowrap',
  color: theme.vars.palette.status[tone].fg,
  backgroundColor: theme.vars.palette.status[tone].bg,
  '& svg.lucide': { width: 13, height: 13, strokeWidth: 2 },
}));

const Dot = styled(
  'span',
  ownProp,
)<{ tone: StatusTone }>(({ theme, tone }) => ({
  flex: 'none',
  width: 6,
  height: 6,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.status[tone].dot,
}));

const Word = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });
