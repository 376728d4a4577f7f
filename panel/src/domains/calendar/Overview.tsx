import type { CalendarOverview } from '@bellbird/contract/calendar';
import type { Provider } from '@bellbird/contract/providers';
import { useTranslation } from '#texts/useTranslation.ts';
import { showDay } from '#platform/formats/dates.ts';

type OverviewProps = { provider: Provider; overview: CalendarOverview | undefined };

/** The year ahead in a line. */
export function Overview({ provider, overview }: OverviewProps) {
  const { t } = useTranslation('calendar');
  if (!overview) return <>{t('lead', { provider: provider.name })}</>;
  const { freeSaturdays, nextFreeSaturday, held, booked } = overview;
  const parts = [
    t('freeSaturdays', { count: freeSaturdays }),
    ...(nextFreeSaturday ? [t('nextSaturday', { day: showDay(nextFreeSaturday) })] : []),
    t('heldCount', { count: held }),
    t('bookedCount', { count: booked }),
  ];
  return (
    <>
      {t('lead', { provider: provider.name })} {parts.join(' · ')}
    </>
  );
}
