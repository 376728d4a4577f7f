import type { CalendarOverview } from '@bellbird/contract/listing/calendar';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { cx } from '#ui/cx.ts';
import css from './Overview.module.css';

type OverviewProps = { provider: Provider; overview: CalendarOverview | undefined };

/** The figures of the next twelve months in one line. */
export function Overview({ provider, overview }: OverviewProps) {
  const { t } = useTranslation('calendar');
  const { freeSaturdays = 0, nextFreeSaturday, held = 0, booked = 0, spaces = [] } = overview ?? {};
  const next = (day: string | null | undefined) => (day ? [t('nextSaturday', { day: showDay(day) })] : []);
  const parts = [
    t(spaces.length > 0 ? 'emptySaturdays' : 'freeSaturdays', { count: freeSaturdays }),
    ...next(nextFreeSaturday),
    t('heldCount', { count: held }),
    t('bookedCount', { count: booked }),
  ];
  return (
    <>
      <span className={cx(css.line, css.providerName)}>{provider.name}</span>
      <span className={cx(css.line, css.purpose)}>{t('lead', { provider: provider.name })}</span>
      {overview ? <span className={css.line}>{parts.join(' · ')}</span> : <Skeleton width={320} />}
      {spaces.length > 0 && (
        <span className={css.line}>
          {spaces
            .map(({ name, freeSaturdays: count, nextFreeSaturday: day }) =>
              [t('spaceSaturdays', { space: name, count }), ...next(day)].join(', '),
            )
            .join(' · ')}
        </span>
      )}
    </>
  );
}
