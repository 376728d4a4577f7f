import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useUiText } from '../use-ui-text.ts';
import type { Paging } from './types.ts';
import { Spacer } from '../layout/Spacer.tsx';
import { IconButton } from '../IconButton.tsx';
import css from './Pager.module.css';

const LIMITS = [25, 50, 100];

export type PagerProps = Paging & { onPage: (page: number) => void; onLimit?: ((limit: number) => void) | undefined };

export function Pager({ page, limit, total, onPage, onLimit }: PagerProps) {
  const t = useUiText();
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return (
    <nav className={css.bar} aria-label={t('list.pages')}>
      <span>{t('list.range', { from, to, total })}</span>
      <Spacer />
      {onLimit && (
        <label>
          {t('list.rows')}{' '}
          <select className={css.limit} value={limit} onChange={(event) => onLimit(Number(event.target.value))}>
            {[...new Set([...LIMITS, limit])]
              .toSorted((a, b) => a - b)
              .map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
          </select>
        </label>
      )}
      <IconButton
        size="small"
        aria-label={t('list.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        mirrored
        icon={ChevronLeft}
      />
      <IconButton
        size="small"
        aria-label={t('list.next')}
        disabled={to >= total}
        onClick={() => onPage(page + 1)}
        mirrored
        icon={ChevronRight}
      />
    </nav>
  );
}
