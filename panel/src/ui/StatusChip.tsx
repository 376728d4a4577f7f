import type { ReactNode } from 'react';
import css from './StatusChip.module.css';

export const STATUS_TONES = [
  'new',
  'pending',
  'contact',
  'offer',
  'deal',
  'approved',
  'call',
  'reject',
  'bad',
  'info',
  'grey',
] as const;
export type StatusTone = (typeof STATUS_TONES)[number];

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
    <span className={css.chip} data-tone={tone}>
      {icon ?? (!plain && <StatusDot tone={tone} />)}
      <span className={css.word}>{children}</span>
    </span>
  );
}

/** The dot of a status by itself. */
export function StatusDot({ tone, large = false }: { tone: StatusTone; large?: boolean }) {
  return <span className={css.dot} data-tone={tone} data-large={large || undefined} aria-hidden />;
}
