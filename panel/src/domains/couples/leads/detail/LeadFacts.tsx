import type { LeadDetail, LeadSummary } from '@bellbird/contract/couples/leads';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { showDollars, showThousands } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { timeUntil, weddingDay } from '../parts/wedding-day.ts';
import css from './LeadFacts.module.css';

/** The key details: wedding day, guests, budget, place and occasion. */
export function LeadFacts({ lead, detail }: { lead: LeadSummary; detail: LeadDetail | undefined }) {
  const { t, language } = useTranslation('lead-detail');
  const now = useMinute();
  const kinds = useConfigList('organization_type');
  const kind = kinds.data?.find(({ itemId }) => itemId === detail?.organizationTypeId)?.value;
  const day = lead.couple.organizationDate;
  const { budget, guests } = lead;
  return (
    <Card className={css.facts} aria-label={t('facts.label')}>
      <Fact
        name={t(lead.isWedding ? 'facts.wedding' : 'facts.day')}
        value={day ? weddingDay(day, language) : t('facts.noDay')}
        below={
          detail?.wantedDay && (detail.wantedDay.state !== 'free' || detail.wantedDay.warnings.length > 0) ? (
            <WantedDay lead={lead} {...detail.wantedDay} />
          ) : (
            day && timeUntil(day, now, language)
          )
        }
        keepsBelow
      />
      <Fact name={t('facts.guests')} value={guests === null ? t('facts.open') : showThousands(guests)} />
      <Fact
        name={t('facts.budget')}
        value={budget === null ? t('facts.open') : showDollars(budget)}
        below={
          budget !== null && guests ? t('facts.perGuest', { amount: showDollars(Math.round(budget / guests)) }) : ''
        }
      />
      <Fact wide name={t('facts.where')} value={detail ? detail.place || t('facts.open') : <Waiting />} />
      <Fact onlyWide name={t('facts.kind')} value={detail ? (kind ?? '') : <Waiting />} />
    </Card>
  );
}

type FactProps = {
  name: string;
  value: ReactNode;
  below?: ReactNode;
  wide?: boolean;
  onlyWide?: boolean;
  /** On phones only the wedding day has a second line. */
  keepsBelow?: boolean;
};

function Fact({ name, value, below, wide = false, onlyWide = false, keepsBelow = false }: FactProps) {
  return (
    <Stack
      component="dl"
      gap={0.5}
      className={css.cell}
      data-wide={wide || undefined}
      data-only={onlyWide ? 'wide' : undefined}
    >
      <Quiet component="dt">{name}</Quiet>
      <Text component="dd" size="fact" className={css.value}>
        {value}
      </Text>
      {below && (
        <Quiet component="dd" data-only={keepsBelow ? undefined : 'wide'}>
          {below}
        </Quiet>
      )}
    </Stack>
  );
}

type WantedDayProps = { lead: LeadSummary } & NonNullable<LeadDetail['wantedDay']>;

/** Who has the day they asked for, with a link to them or to the calendar. */
function WantedDay({ lead, state, taken, warnings }: WantedDayProps) {
  const { t } = useTranslation('lead-detail');
  const [first] = taken;
  const isFull = state === 'full';
  const to = first?.couple
    ? { to: pathTo('lead', { id: first.couple.leadId }) }
    : {
        to: pathTo('providerCalendar', { id: lead.provider.id }),
        search: { day: lead.couple.organizationDate ?? '' },
      };
  const describe = () => {
    if (state === 'free') return t('facts.dayWarning', { entry: warnings.join(', ') });
    if (!isFull) return t('facts.dayPartly');
    if (first?.calendar) return t('facts.dayBusy', { calendar: first.calendar });
    return t(`facts.day_${first?.status ?? 'booked'}`);
  };
  const name = first?.couple ? firstNames(first.couple.name) : t('facts.calendar');
  return (
    <Row component="span" gap={1.5} align="start" className={css.taken}>
      <TriangleAlert size={14} aria-hidden />
      <span>
        {describe()} <Link {...to}>{name}</Link>
        {taken.length > 1 && ` ${t('facts.dayMore', { count: taken.length - 1 })}`}
      </span>
    </Row>
  );
}

function Waiting() {
  return <Skeleton width={120} height={20} />;
}
