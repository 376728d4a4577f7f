import type { LeadDetail, LeadInteraction } from '@bellbird/contract/couples/leads';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { useLeadStep } from '../../steps/use-lead-step.ts';
import { fullMoment } from '../moments.ts';
import { EVENT_ICONS, eventWords } from './timeline.ts';

type TimelineProps = {
  lead: LeadDetail;
  events: readonly LeadInteraction[];
  label: string;
  /** Only what happened and when. */
  brief?: boolean;
};

/** The history of a couple, newest first; the last step can be undone. */
export function Timeline({ lead, events, label, brief = false }: TimelineProps) {
  const { t } = useTranslation(['lead-detail', 'lead-parts']);
  const rejections = useConfigList('info_request_reject_reason');
  const reports = useConfigList('lead_report_reasons');
  const { take, isTaking } = useLeadStep(lead.id);
  return (
    <Entries aria-label={label}>
      {events.map((event) => {
        const Icon = EVENT_ICONS[event.kind];
        const reasons = event.kind === 'spam_reported' ? reports : rejections;
        const reason = reasons.data?.find(({ itemId }) => itemId === event.reasonId)?.value;
        const { what, more } = eventWords(event, t, reason);
        return (
          <Entry key={event.id} data-undone={event.undone || undefined}>
            <Icon aria-hidden />
            <div>
              <span>{what}</span>
              {event.undone && <em> {t('history.undone')}</em>}
              {!brief && event.author && <em> · {event.author.name}</em>}
              {!brief && more && <small>{more}</small>}
            </div>
            <End>
              <time dateTime={event.at}>{fullMoment(event.at, lead.provider.timeZone)}</time>
              {!brief && lead.undo?.eventId === event.id && (
                <Button size="small" disabled={isTaking} onClick={() => void take({ type: 'undo', eventId: event.id })}>
                  {t('history.undo')}
                </Button>
              )}
            </End>
          </Entry>
        );
      })}
    </Entries>
  );
}

const Entries = styled('ul')({ display: 'grid', gap: 16 });

const Entry = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  '& > svg.lucide': { width: 16, height: 16, marginTop: 2, color: theme.vars.palette.text.secondary },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& em': { fontStyle: 'normal', color: theme.vars.palette.text.secondary },
  '& small': { display: 'block', fontSize: 'inherit', color: theme.vars.palette.text.secondary },
  '&[data-undone] > div > span': { textDecoration: 'line-through', color: theme.vars.palette.text.secondary },
}));

const End = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'end',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
}));
