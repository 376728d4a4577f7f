import { styled } from '@mui/material/styles';
import { rem } from './theme/typography.ts';

export type BadgeProps = {
  count: number;
  /** `hot`: people are waiting. `unread`: something new to read. */
  tone?: 'plain' | 'hot' | 'unread';
  /** The number and what it counts, for screen readers and as a tooltip. */
  label?: string;
  className?: string;
};

const MOST = 99;

/** A small count beside a word; hidden at zero. */
export function Badge({ count, tone = 'plain', label, className }: BadgeProps) {
  if (count <= 0) return null;
  const shown = count > MOST ? `${MOST}+` : String(count);
  return (
    <Pill className={className} data-tone={tone} {...(label && { role: 'img', 'aria-label': label, title: label })}>
      {shown}
    </Pill>
  );
}

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: rem(12),
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars.palette.neutral.wash,
  color: theme.vars.palette.text.primary,
  '&[data-tone="hot"]': {
    backgroundColor: theme.vars.palette.waratah.main,
    color: theme.vars.palette.waratah.contrastText,
  },
  '&[data-tone="unread"]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));
