import type { CalendarOverview } from '@bellbird/contract/listing/calendar';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import css from './Overview.module.css';

/** What the calendar is for; in wide windows with the figures of the next twelve months. */
export function Overview({ provider, overview }: { provider: Provider; overview: CalendarOverview | undefined }) {
  const { t } = useTranslation('calendar');
  return (
    <>
      {/* On a phone only the provider’s name fits. */}
      <span className={css.line} data-only="phone">
        {provider.name}
      </span>
      <span className={css.line} data-only="larger">
        {t('lead', { provider: provider.name })}
      </span>
      <span className={cx(css.line, css.figures)}>
        {overview ? <Figures overview={overview} /> : <Skeleton variant="line" width={320} />}
      </span>
    </>
  );
}

/** Below the month: on phones the figures, and everywhere those of each space. Above it they would push it down. */
export function OverviewBelow({ overview }: { overview: CalendarOverview }) {
  const { t } = useTranslation('calendar');
  const next = useNext();
  return (
    <Quiet component="div">
      <span className={css.line} data-only="narrow">
        <Figures overview={overview} />
      </span>
      {overview.spaces.map(({ id, name, freeSaturdays, nextFreeSaturday }) => (
        <span className={css.line} key={id}>
          {[t('spaceSaturdays', { space: name, count: freeSaturdays }), ...next(nextFreeSaturday)].join(', ')}
        </span>
      ))}
    </Quiet>
  );
}

function Figures({ overview }: { overview: CalendarOverview }) {
  const { t } = useTranslation('calendar');
  const next = useNext();
  const { freeSaturdays, nextFreeSaturday, held, booked, spaces } = overview;
  return [
    t(spaces.length > 0 ? 'emptySaturdays' : 'freeSaturdays', { count: freeSaturdays }),
    ...next(nextFreeSaturday),
    t('heldCount', { count: held }),
    t('bookedCount', { count: booked }),
  ].join(' · ');
}

function useNext(): (day: string | null) => string[] {
  const { t } = useTranslation('calendar');
  return (day) => (day ? [t('nextSaturday', { day: showDay(day) })] : []);
}
