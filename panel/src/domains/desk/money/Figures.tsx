import type { DeskMoney } from '@bellbird/contract/desk/money';
import { useTranslation } from '#texts/use-translation.ts';
import { showCents } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { MONEY_VIEWS, type MoneyView, useMoneySearch } from './money-search.ts';
import css from './Figures.module.css';

/** Which of these should not be there, so that a person looks. */
const URGENT: ReadonlySet<MoneyView> = new Set([
  'failed',
  'transfers',
  'refunds',
  'failedRefunds',
  'disputes',
  'payouts',
]);

function sumOf(view: MoneyView, figures: DeskMoney): { count: number; cents: number } | undefined {
  switch (view) {
    case 'received':
    case 'due':
    case 'failed':
    case 'quotes':
    case 'failedRefunds':
      return figures[view];
    case 'transfers':
      return figures.waitingTransfers;
    case 'refunds':
      return figures.waitingRefunds;
    case 'disputes':
      return figures.openDisputes;
    case 'payouts':
      return figures.failedPayouts;
    case 'report':
      return undefined;
  }
}

/** The figures are the page’s navigation: each shows the rows it adds up. */
export function Figures({ figures }: { figures: DeskMoney | undefined }) {
  const { t } = useTranslation('desk-money');
  const { view: chosen } = useMoneySearch();
  return (
    <nav className={css.figures} aria-label={t('title')}>
      {MONEY_VIEWS.map((view) => {
        const sum = figures && sumOf(view, figures);
        return (
          <Link
            key={view}
            className={css.figure}
            to={pathTo('deskMoney')}
            search={view === 'received' ? {} : { view }}
            aria-current={view === chosen ? 'page' : undefined}
            data-urgent={(URGENT.has(view) && (sum?.count ?? 0) > 0) || undefined}
          >
            <Text size="caption" quiet>
              {t(`views.${view}`)}
            </Text>
            <span className={css.sum}>
              {view === 'report' ? (
                t('views.compare')
              ) : sum ? (
                showCents(sum.cents)
              ) : (
                <Skeleton variant="line" width={72} />
              )}
            </span>
            <Text size="caption" quiet>
              {!figures && view !== 'report' && <Skeleton variant="line" width={48} />}
              {sum && t('rows', { count: sum.count })}
              {view === 'quotes' && figures && ` · ${t('fee', { sum: showCents(figures.quotes.feeCents) })}`}
            </Text>
          </Link>
        );
      })}
    </nav>
  );
}
