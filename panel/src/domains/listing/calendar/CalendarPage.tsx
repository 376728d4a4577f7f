import type { CalendarEvent } from '@bellbird/contract/listing/calendar';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery } from '@tanstack/react-query';
import CalendarArrowDown from 'lucide-react/icons/calendar-arrow-down';
import Download from 'lucide-react/icons/download';
import Link2 from 'lucide-react/icons/link-2';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { WaitingLines } from '#platform/outbox/WaitingLines.tsx';
import { calendarPlace } from '#platform/outbox/outbox-state.ts';
import { useActing } from '#platform/session/use-session.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useDownload } from '#platform/files/use-download.ts';
import { dayIn } from '#platform/formats/dates.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Tooltip } from '#ui/overlays/Tooltip.tsx';
import {
  appointmentsOptions,
  couplesOptions,
  eventsOptions,
  fetchExport,
  overviewOptions,
} from './calendar.queries.ts';
import type { CalendarDays } from './calendar-days.ts';
import { DayPanel } from './day/DayPanel.tsx';
import { SelectedDaysPanel } from './day/SelectedDaysPanel.tsx';
import { followedDaysOptions } from './followed/followed.queries.ts';
import type { Marking } from './mark/marking.ts';
import { MonthAgenda } from './month/MonthAgenda.tsx';
import { MonthBar } from './month/MonthBar.tsx';
import { MonthGrid } from './month/MonthGrid.tsx';
import { Overview, OverviewBelow } from './Overview.tsx';
import { useCalendarSearch } from './use-calendar-search.ts';
import { useCalendarActions } from './use-calendar-actions.ts';
import { useSelectedDays } from './use-selected-days.ts';
import css from './CalendarPage.module.css';

export { firstData } from './first-data.ts';

const MarkDialog = lazyPart(() => import('./mark/MarkDialog.tsx'), 'MarkDialog');
const SettingsDialog = lazyPart(() => import('./settings/SettingsDialog.tsx'), 'SettingsDialog');
const FollowedCalendarsDialog = lazyPart(
  () => import('./followed/FollowedCalendarsDialog.tsx'),
  'FollowedCalendarsDialog',
);
const FeedDialog = lazyPart(() => import('./feed/FeedDialog.tsx'), 'FeedDialog');

const NONE: readonly never[] = [];
const HOLDS = ['hold'] as const;

/** A marking that was asked for; `first` is the first space, once it is known. */
type Opened = Omit<Marking, 'spaceId'> & { spaceId: number | null | 'first' };

/** A provider's calendar: the month, the selected day and its actions. */
export function CalendarPage({ provider }: { provider: Provider }) {
  const { t } = useTranslation('calendar');
  const today = dayIn(useMinute(), provider.timeZone);
  const place = useCalendarSearch(today);
  const chosen = useSelectedDays(place, today);
  const overview = useQuery(overviewOptions(provider.id));
  const events = useQuery(eventsOptions(provider.id, place.month));
  const couples = useQuery(couplesOptions(provider.id, place.month));
  const visits = useQuery(appointmentsOptions(provider.id, place.month)).data ?? NONE;
  const followedDays = useQuery(followedDaysOptions(provider.id, place.month));
  const writes = useCalendarActions(provider.id);
  const { download } = useDownload();
  const [marking, setMarking] = useState<Opened>();
  const acting = useActing();
  const [isFeedOpen, setFeedOpen] = useState(false);
  const [isFollowedOpen, setFollowedOpen] = useState(false);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const spaces = overview.data?.spaces ?? NONE;
  const weddingsPerDay = overview.data?.weddingsPerDay ?? 1;
  const marked: readonly CalendarEvent[] = events.data ?? NONE;
  const asking = couples.data ?? NONE;
  const followed = followedDays.data ?? NONE;
  const firstSpace = spaces[0]?.id ?? null;
  const zone = provider.timeZone;
  const days: CalendarDays = { today, spaces, weddingsPerDay, events: marked, couples: asking, visits, zone, followed };

  const holdADate = () =>
    setMarking({
      days: chosen.days.length > 0 ? chosen.days : place.day && place.day >= today ? [place.day] : [],
      spaceId: 'first',
      status: 'held',
      option: 'first',
    });

  // Other months may be there, on this device too; a day must not look free because its events are missing.
  const hasFailed = events.isLoadingError || overview.isLoadingError;
  const retry = () => void Promise.all([events.refetch(), overview.refetch()]);

  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={<Overview provider={provider} overview={overview.data} />}
        actions={
          <>
            <Tooltip title={t('export')}>
              <IconButton
                aria-label={t('export')}
                onClick={() => void download(() => fetchExport(provider.id), `calendar-${today}.csv`)}
                icon={Download}
              />
            </Tooltip>
            {overview.data && spaces.length === 0 && (
              <Tooltip title={t('settings.open')}>
                <IconButton aria-label={t('settings.open')} onClick={() => setSettingsOpen(true)} icon={Settings} />
              </Tooltip>
            )}
            <Tooltip title={t('followed.open')}>
              <IconButton
                aria-label={t('followed.open')}
                onClick={() => setFollowedOpen(true)}
                icon={CalendarArrowDown}
              />
            </Tooltip>
            {!acting && (
              <>
                <Tooltip title={t('feed.open')}>
                  <IconButton
                    data-only="narrow"
                    aria-label={t('feed.open')}
                    onClick={() => setFeedOpen(true)}
                    icon={Link2}
                  />
                </Tooltip>
                <Button data-only="wide" startIcon={<Link2 aria-hidden />} onClick={() => setFeedOpen(true)}>
                  {t('feed.open')}
                </Button>
              </>
            )}
          </>
        }
        primary={
          <PrimaryButton startIcon={<Plus aria-hidden />} disabled={overview.isLoadingError} onClick={holdADate}>
            {t('holdDate')}
          </PrimaryButton>
        }
      />
      <WaitingLines place={calendarPlace(provider.id)} kinds={HOLDS} />
      <div className={css.columns} data-open={place.day !== undefined || chosen.isSeveral || undefined}>
        <div className={css.month}>
          <MonthBar
            month={place.month}
            today={today}
            spaces={spaces}
            several={chosen.isSeveral}
            hasFollowed={followed.length > 0}
            onMonth={place.showMonth}
            onToday={chosen.goToday}
            onSeveral={chosen.setSeveral}
          />
          {hasFailed ? (
            <Card>
              <ErrorState onRetry={retry} />
            </Card>
          ) : (
            <MonthGrid
              {...days}
              month={place.month}
              chosen={chosen.isSeveral ? chosen.days : place.day ? [place.day] : NONE}
              several={chosen.isSeveral}
              isLoading={events.isPending}
              current={chosen.current}
              onMove={chosen.move}
              onPick={chosen.pick}
            />
          )}
        </div>
        {!hasFailed && (
          <Stack gap={4}>
            {chosen.isSeveral ? (
              <SelectedDaysPanel days={chosen.days} onMark={holdADate} onClear={chosen.clear} />
            ) : (
              place.day && (
                <DayPanel
                  key={place.day}
                  {...days}
                  isPicked={chosen.isPicked}
                  day={place.day}
                  writes={writes}
                  onMark={setMarking}
                  onClose={() => place.showDay(undefined)}
                />
              )
            )}
            <MonthAgenda
              month={place.month}
              events={marked}
              spaces={spaces}
              visits={visits}
              zone={zone}
              followed={followed}
              isLoading={events.isPending}
              onPick={place.showDay}
            />
            {overview.data && events.data && <OverviewBelow overview={overview.data} />}
          </Stack>
        )}
      </div>
      {/* Before the spaces are known a hold would be one of the whole venue. */}
      {marking && overview.data && (
        <MarkDialog
          marking={{
            ...marking,
            spaceId: marking.spaceId === 'first' ? firstSpace : marking.spaceId,
            ...withCurrentEvent(marking, marked),
          }}
          today={today}
          spaces={spaces}
          weddingsPerDay={weddingsPerDay}
          couples={asking}
          followed={followed}
          writes={writes}
          onMarked={(day) => {
            setMarking(undefined);
            chosen.setSeveral(false);
            place.showDay(day);
          }}
          onClose={() => setMarking(undefined)}
        />
      )}
      {isSettingsOpen && (
        <SettingsDialog weddingsPerDay={weddingsPerDay} writes={writes} onClose={() => setSettingsOpen(false)} />
      )}
      {isFollowedOpen && (
        <FollowedCalendarsDialog provider={provider} spaces={spaces} onClose={() => setFollowedOpen(false)} />
      )}
      {isFeedOpen && <FeedDialog providerId={provider.id} onClose={() => setFeedOpen(false)} />}
    </Page>
  );
}

/** The edited event may change on the server while the dialog is open: the next save uses its current version. */
function withCurrentEvent(
  { event }: Pick<Marking, 'event'>,
  events: readonly CalendarEvent[],
): Pick<Marking, 'event'> | undefined {
  const now = event && events.find(({ id }) => id === event.id);
  return now && { event: now };
}
