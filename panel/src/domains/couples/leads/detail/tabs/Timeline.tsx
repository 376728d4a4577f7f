import type { LeadDetail, LeadInteraction } from '@bellbird/contract/couples/leads';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList, useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useLeadStep } from '../../steps/use-lead-step.ts';
import { fullMoment } from '../moments.ts';
import { EVENT_ICONS, eventWords } from './timeline.ts';
import css from './Timeline.module.css';

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
  const nameOfStatus = useConfigNames('lead_status');
  const rejections = useConfigList('info_request_reject_reason');
  const reports = useConfigList('lead_report_reasons');
  const { take, isTaking } = useLeadStep(lead.id);
  return (
    <Stack component="ul" gap={4} aria-label={label}>
      {events.map((event) => {
        const Icon = EVENT_ICONS[event.kind];
        const reasons = event.kind === 'spam_reported' ? reports : rejections;
        const reason = reasons.data?.find(({ itemId }) => itemId === event.reasonId)?.value;
        const { what, more } = eventWords(event, t, nameOfStatus, { reason, zone: lead.provider.timeZone });
        return (
          <li className={css.entry} key={event.id} data-undone={event.undone || undefined}>
            <Icon size={16} aria-hidden />
            <div>
              <span>{what}</span>
              {event.undone && <em> {t('history.undone')}</em>}
              {!brief && event.author && <em> · {event.author.name}</em>}
              {!brief && more && <small>{more}</small>}
            </div>
            <Stack gap={1} align="end" className={css.end}>
              <time dateTime={event.at}>{fullMoment(event.at, lead.provider.timeZone)}</time>
              {!brief && lead.undo?.eventId === event.id && (
                <Button size="small" disabled={isTaking} onClick={() => void take({ type: 'undo', eventId: event.id })}>
                  {t('history.undo')}
                </Button>
              )}
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}
