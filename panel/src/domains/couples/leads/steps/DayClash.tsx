import type { LeadDay, TakenDay } from '@bellbird/contract/couples/leads';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Note } from '#ui/Note.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import css from './DayClash.module.css';

/** Whether the chosen space, or with 0 the whole provider, can be booked. Unknown counts as free: the server decides. */
export function isFreeOn(day: LeadDay | undefined, spaceId: number): boolean {
  if (!day) return true;
  return spaceId === 0 ? day.isFree : (day.spaces.find(({ id }) => id === spaceId)?.isFree ?? true);
}

type DayClashProps = { day: Pick<LeadDay, 'date' | 'providerId' | 'taken' | 'warnings'>; isFree: boolean };

/** What has a day already, each with a link to it. */
export function DayClash({ day, isFree }: DayClashProps) {
  const { t } = useTranslation('step-dialogs');
  if (day.taken.length === 0) return <Warnings entries={day.warnings} />;
  return (
    <>
      <Note tone={isFree ? 'info' : 'warning'} announce>
        <b>{t(isFree ? 'day.partly' : 'day.taken')}</b>
        <ul className={css.list}>
          {day.taken.map((taken) => (
            <li key={`${taken.space ?? ''} ${taken.couple?.leadId ?? taken.calendar ?? ''} ${taken.expiresOn ?? ''}`}>
              <Holder taken={taken} />{' '}
              <TextLink
                component={Link}
                to={pathTo('providerCalendar', { id: day.providerId })}
                search={{ day: day.date }}
              >
                {t('day.calendar')}
              </TextLink>
            </li>
          ))}
        </ul>
        {!isFree && <span>{t('day.help')}</span>}
      </Note>
      <Warnings entries={day.warnings} />
    </>
  );
}

/** What followed calendars have on the day without taking it. */
function Warnings({ entries }: { entries: readonly string[] }) {
  const { t } = useTranslation('step-dialogs');
  return entries.map((entry) => (
    <Note key={entry} announce>
      {t('day.warning', { entry })}
    </Note>
  ));
}

function Holder({ taken }: { taken: TakenDay }) {
  const { t } = useTranslation('step-dialogs');
  const { couple, space, status, expiresOn, calendar } = taken;
  const where = space ? `${space}: ` : '';
  const until = expiresOn ? ` ${t('day.until', { day: showDay(expiresOn) })}` : '';
  if (calendar !== null) return <span>{`${where}${t('day.busyIn', { calendar })}.`}</span>;
  if (!couple) return <span>{`${where}${t(`day.${status}`)}${until}.`}</span>;
  return (
    <span>
      {where}
      {t(`day.${status}For`)}{' '}
      <TextLink component={Link} to={pathTo('lead', { id: couple.leadId })}>
        {firstNames(couple.name)}
      </TextLink>
      {until}.
    </span>
  );
}
