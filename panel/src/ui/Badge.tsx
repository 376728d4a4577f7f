import css from './Badge.module.css';

export type BadgeProps = {
  count: number;
  /** `hot`: people are waiting. `unread`: something new to read. */
  tone?: 'plain' | 'hot' | 'unread';
  /** The number and what it counts, for screen readers and as a tooltip. */
  label?: string;
};

const MOST = 99;

/** A small count beside a word; hidden at zero. */
export function Badge({ count, tone = 'plain', label }: BadgeProps) {
  if (count <= 0) return null;
  const shown = count > MOST ? `${MOST}+` : String(count);
  return (
    <span className={css.pill} data-tone={tone} {...(label && { role: 'img', 'aria-label': label, title: label })}>
      {shown}
    </span>
  );
}
