import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useUiText } from '../use-ui-text.ts';
import type { Paging } from './types.ts';

const LIMITS = [25, 50, 100];

export type PagerProps = Paging & { onPage: (page: number) => void; onLimit?: ((limit: number) => void) | undefined };

export function Pager({ page, limit, total, onPage, onLimit }: PagerProps) {
  const t = useUiText();
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return (
    <Bar aria-label={t('list.pages')}>
      <span>{t('list.range', { from, to, total })}</span>
      <Spring />
      {onLimit && (
        <label>
          {t('list.rows')}{' '}
          <Limit value={limit} onChange={(event) => onLimit(Number(event.target.value))}>
            {[...new Set([...LIMITS, limit])]
              .toSorted((a, b) => a - b)
              .map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
          </Limit>
        </label>
      )}
      <IconButton size="small" aria-label={t('list.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Mirrored as={ChevronLeft} />
      </IconButton>
      <IconButton size="small" aria-label={t('list.next')} disabled={to >= total} onClick={() => onPage(page + 1)}>
        <Mirrored as={ChevronRight} />
      </IconButton>
    </Bar>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { padding: '8px 12px 8px 16px' },
}));

const Spring = styled('span')({ flex: 1 });

const Limit = styled('select')(({ theme }) => ({
  minHeight: 32,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.text.primary,
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.background.paper },
  [theme.breakpoints.down('md')]: { minHeight: 40 },
}));

const Mirrored = styled('svg')({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });
