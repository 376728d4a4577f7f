import type { CalendarOverview } from '@bellbird/contract/listing/calendar';
import type { Provider } from '@bellbird/contract/listing/providers';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';

type OverviewProps = { provider: Provider; overview: CalendarOverview | undefined };

/** The figures of the next twelve months in one line. */
export function Overview({ provider, overview }: OverviewProps) {
  const { t } = useTranslation('calendar');
  const { freeSaturdays = 0, nextFreeSaturday, held = 0, booked = 0 } = overview ?? {};
  const parts = [
    t('freeSaturdays', { count: freeSaturdays }),
    ...(nextFreeSaturday ? [t('nextSaturday', { day: showDay(nextFreeSaturday) })] : []),
    t('heldCount', { count: held }),
    t('bookedCount', { count: booked }),
  ];
  return (
    <>
      <ProviderName>{provider.name}</ProviderName>
      <Purpose>{t('lead', { provider: provider.name })}</Purpose>
      {overview ? <Line>{parts.join(' · ')}</Line> : <Skeleton width={320} />}
    </>
  );
}

const Line = styled('span')({ display: 'block', fontVariantNumeric: 'tabular-nums' });
/** On a phone only the provider's name fits. */
const ProviderName = styled(Line)(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));
const Purpose = styled(Line)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
