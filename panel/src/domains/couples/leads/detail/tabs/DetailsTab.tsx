import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import { Suspense } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { showDollars } from '#platform/formats/money.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { Row as Line } from '#ui/layout/Row.tsx';
import { showMinutes } from '../../parts/durations.ts';
import { answersOptions, coupleOptions, interactionsOptions, itemsOptions } from '../lead.queries.ts';
import { fullMoment } from '../moments.ts';
import { WhoWasTold } from '../alerts/WhoWasTold.tsx';
import { QuickNumber } from './QuickNumber.tsx';
import { Row, Rows } from './Rows.tsx';
import { Timeline } from './Timeline.tsx';
import css from './DetailsTab.module.css';

const LAST_STEPS = 3;
const ANSWERS_WAITING = [180, 120, 220, 140];

/** The request: what they asked for, their message and answers, and how to reach them. */
export function DetailsTab({ lead, onHistory }: { lead: LeadDetail; onHistory: () => void }) {
  const { t } = useTranslation(['lead-detail', 'lead-parts']);
  const items = useQuery({ ...itemsOptions(lead.id), enabled: lead.itemCount > 0 });
  const answers = useQuery(answersOptions(lead.id));
  const kinds = useConfigList('organization_type');
  const kind = kinds.data?.find(({ itemId }) => itemId === lead.organizationTypeId)?.value;
  return (
    <>
      <CardBody>
        <Rows>
          {lead.message && (
            <Row name={t('details.message')}>
              <q className={css.quote} dir="auto">
                {lead.message}
              </q>
            </Row>
          )}
          {items.isLoading && (
            <Row name={t('details.askedFor')}>
              <Skeleton width="70%" height={20} />
            </Row>
          )}
          {items.data && items.data.length > 0 && (
            <Row name={t('details.askedFor')}>
              <ul>
                {items.data.map((item) => (
                  <li key={item.id}>
                    {item.quantity > 1 && `${item.quantity} × `}
                    {item.name}
                    {item.price !== null && (
                      <Text size="inherit" quiet>
                        {' '}
                        · {showDollars(item.price)}
                      </Text>
                    )}
                  </li>
                ))}
              </ul>
            </Row>
          )}
          {answers.isPending &&
            ANSWERS_WAITING.map((width) => (
              <Row key={width} name={<Skeleton variant="line" width={80} />}>
                <Skeleton variant="line" width={width} />
              </Row>
            ))}
          {answers.data?.map(({ field, label, value }) => (
            <Row key={`${field} ${value}`} name={label ?? t(`details.answer.${field}`)}>
              {value}
            </Row>
          ))}
          {kind && (
            <div className={css.onPhones} data-only="narrow">
              <Row name={t('facts.kind')}>{kind}</Row>
            </div>
          )}
          <Row name={t('details.accepts')}>
            <Channels lead={lead} />
          </Row>
          <Row name={t('details.quickNumber')}>
            <QuickNumber lead={lead} />
          </Row>
          <Row name={t('details.received')}>
            {t(`details.source.${lead.source}`, { when: fullMoment(lead.createdAt, lead.provider.timeZone) })}
          </Row>
          {lead.answerMinutes !== null && (
            <Row name={t('details.answerTime')}>
              {t('details.answeredIn', { time: showMinutes(lead.answerMinutes, t) })}
            </Row>
          )}
        </Rows>
      </CardBody>
      <AboutCouple lead={lead} />
      <LastSteps lead={lead} onHistory={onHistory} />
      <Suspense>
        <WhoWasTold lead={lead} />
      </Suspense>
    </>
  );
}

function Channels({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const ways = [
    { way: 'email', icon: <Mail aria-hidden />, isOpen: lead.channels.email === null },
    { way: 'sms', icon: <MessageSquare aria-hidden />, isOpen: lead.channels.sms === null },
    {
      way: 'phone',
      icon: <Phone aria-hidden />,
      isOpen: lead.contactPreference !== 'email' && !lead.isCancelled && lead.channels.email !== 'account_deleted',
    },
  ].filter(({ isOpen }) => isOpen);
  if (ways.length === 0) return <span>{t('details.acceptsNothing')}</span>;
  return (
    <Line component="ul" gap={2} wrap>
      {ways.map(({ way, icon }) => (
        <li key={way}>
          <StatusChip icon={icon}>{t(`details.way.${way}`)}</StatusChip>
        </li>
      ))}
    </Line>
  );
}

function AboutCouple({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const couple = useQuery(coupleOptions(lead));
  if (couple.isLoading) return <PartWaiting />;
  if (!couple.data) return null;
  const { requestsSent, offersReceived, dealsMade, visits, lastActiveAt, lastVisits } = couple.data;
  const when = (at: string) => fullMoment(at, lead.provider.timeZone);
  return (
    <CardBody>
      <Text size="heading" mb={4}>
        {t('details.about', { name: firstNames(lead.couple.name) })}
      </Text>
      <Rows>
        <Row name={t('details.soFar')}>
          {[
            t('details.requests', { count: requestsSent }),
            t('details.offers', { count: offersReceived }),
            t('details.deals', { count: dealsMade }),
          ].join(' · ')}
        </Row>
        {lastActiveAt && <Row name={t('details.lastActive')}>{when(lastActiveAt)}</Row>}
        <Row name={t('details.visits')}>
          {t('details.visitCount', { count: visits })}
          {lastVisits.length > 0 && (
            <ul>
              {lastVisits.map((visit) => (
                <li key={visit.id}>
                  <Text size="inherit" quiet>
                    {[visit.page, when(visit.visitedAt)].filter(Boolean).join(' · ')}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </Row>
      </Rows>
    </CardBody>
  );
}

function PartWaiting() {
  return (
    <CardBody>
      <Skeleton variant="rounded" height={132} />
    </CardBody>
  );
}

function LastSteps({ lead, onHistory }: { lead: LeadDetail; onHistory: () => void }) {
  const { t } = useTranslation('lead-detail');
  const interactions = useInfiniteQuery(interactionsOptions(lead.id));
  const events = interactions.data?.pages[0]?.data.slice(0, LAST_STEPS) ?? [];
  if (interactions.isLoading) return <PartWaiting />;
  if (events.length === 0) return null;
  return (
    <CardBody>
      <Line gap={2} align="baseline" justify="between" className={css.top}>
        <Text size="heading" mb={4}>
          {t('details.lastSteps')}
        </Text>
        <Button variant="text" size="small" onClick={onHistory}>
          {t('details.allSteps')}
        </Button>
      </Line>
      <Timeline lead={lead} events={events} label={t('details.lastSteps')} brief />
    </CardBody>
  );
}
