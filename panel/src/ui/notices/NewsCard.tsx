import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useUiText } from '../use-ui-text.ts';
import css from './NewsCard.module.css';
import type { News } from './notices.ts';

export type NewsCardProps = News & { onClose: () => void };

/** Something new in two lines; the whole card is a link. */
export function NewsCard({ icon, tone, title, text, href, onFollow, onClose }: NewsCardProps) {
  const t = useUiText();
  const follow = (event: MouseEvent) => {
    // The browser handles new tabs itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <div className={css.card} role="status" data-kind="news">
      <span className={css.ring} data-tone={tone} aria-hidden>
        {icon}
      </span>
      <a className={css.words} href={href} onClick={follow}>
        <b>{title}</b>
        <span>{text}</span>
      </a>
      <IconButton className={css.close} size="small" aria-label={t('close')} onClick={onClose} icon={X} />
    </div>
  );
}
