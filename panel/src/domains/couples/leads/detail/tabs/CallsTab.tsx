import type { LeadCall } from '@bellbird/contract/couples/calls';
import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { PhoneIncoming, PhoneOutgoing } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { firstNames } from '#platform/formats/couple-names.ts';
import { callsOptions } from '../lead.queries.ts';
import { fullMoment, showLength } from '../moments.ts';
import { QuickNumber } from './QuickNumber.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';

const TONES = { waiting: 'info', talked: 'deal', busy: 'call', no_answer: 'call', line_closed: 'bad' } as const;

/** The calls with a couple and how they ended. */
export function CallsTab({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const calls = useQuery(callsOptions(lead.id));
  if (calls.isError && !calls.data)
    return <ErrorState title={t('calls.failed')} onRetry={() => void calls.refetch()} />;
  if (!calls.data) return <TabSkeleton />;
  return (
    <>
      <CardBody>
        <Hint>{t('calls.hint')}</Hint>
        <QuickNumber lead={lead} />
      </CardBody>
      {calls.data.data.length === 0 ? (
        <CardBody>
          <Hint>{t('calls.empty', { name: firstNames(lead.couple.name) })}</Hint>
        </CardBody>
      ) : (
        <List aria-label={t('calls.label')}>
          {calls.data.data.map((call) => (
            <OneCall key={call.id} call={call} zone={lead.provider.timeZone} />
          ))}
        </List>
      )}
    </>
  );
}

function OneCall({ call, zone }: { call: LeadCall; zone: string }) {
  const { t } = useTranslation('lead-detail');
  const Icon = call.direction === 'out' ? PhoneOutgoing : PhoneIncoming;
  const length = call.durationSeconds ? t('calls.length', { length: showLength(call.durationSeconds) }) : undefined;
  return (
    <Item>
      <Icon aria-hidden />
      <div>
        <span>{t(`calls.direction.${call.direction}`)}</span>
        <small>{[call.customerUser?.name, length].filter(Boolean).join(' · ')}</small>
      </div>
      <StatusChip tone={TONES[call.result]}>{t(`calls.result.${call.result}`)}</StatusChip>
      <time dateTime={call.calledAt}>{fullMoment(call.calledAt, zone)}</time>
    </Item>
  );
}

const Hint = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const List = styled('ul')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` }));

const Item = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto 128px',
  gap: 12,
  alignItems: 'center',
  minHeight: 52,
  padding: '8px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > svg.lucide': { width: 16, height: 16, color: theme.vars.palette.text.secondary },
  '& small, & time': { fontSize: 'inherit', color: theme.vars.palette.text.secondary },
  '& small': { display: 'block' },
  '& time': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    padding: '12px 16px',
    '& time': { gridColumn: '2 / -1', textAlign: 'start' },
  },
}));
