import type { LeadCall } from '@bellbird/contract/couples/calls';
import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import PhoneIncoming from 'lucide-react/icons/phone-incoming';
import PhoneOutgoing from 'lucide-react/icons/phone-outgoing';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { callsOptions } from '../lead.queries.ts';
import { fullMoment, showLength } from '../moments.ts';
import { QuickNumber } from './QuickNumber.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';
import css from './CallsTab.module.css';

const TONES = { waiting: 'info', talked: 'deal', busy: 'call', no_answer: 'call', line_closed: 'bad' } as const;

/** The calls with a couple and how they ended. */
export function CallsTab({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-tabs');
  const calls = useQuery(callsOptions(lead.id));
  if (calls.isLoadingError) return <ErrorState title={t('calls.failed')} onRetry={() => void calls.refetch()} />;
  if (!calls.data) return <TabSkeleton />;
  return (
    <>
      <CardBody>
        <Text component="p" size="inherit" quiet>
          {t('calls.hint')}
        </Text>
        <QuickNumber lead={lead} />
      </CardBody>
      {calls.data.data.length === 0 ? (
        <CardBody>
          <Text component="p" size="inherit" quiet>
            {t('calls.empty', { name: firstNames(lead.couple.name) })}
          </Text>
        </CardBody>
      ) : (
        <ul aria-label={t('calls.label')}>
          {calls.data.data.map((call) => (
            <OneCall key={call.id} call={call} zone={lead.provider.timeZone} />
          ))}
        </ul>
      )}
    </>
  );
}

function OneCall({ call, zone }: { call: LeadCall; zone: string }) {
  const { t } = useTranslation('lead-tabs');
  const Icon = call.direction === 'out' ? PhoneOutgoing : PhoneIncoming;
  const length = call.durationSeconds ? t('calls.length', { length: showLength(call.durationSeconds) }) : undefined;
  return (
    <li className={css.item}>
      <Icon size={16} aria-hidden />
      <div>
        <span>{t(`calls.direction.${call.direction}`)}</span>
        <small>{[call.customerUser?.name, length].filter(Boolean).join(' · ')}</small>
      </div>
      <StatusChip tone={TONES[call.result]}>{t(`calls.result.${call.result}`)}</StatusChip>
      <time dateTime={call.calledAt}>{fullMoment(call.calledAt, zone)}</time>
    </li>
  );
}
