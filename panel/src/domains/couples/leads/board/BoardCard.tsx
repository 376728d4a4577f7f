import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { leadName } from '../parts/lead-name.ts';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { weddingDay } from '../parts/wedding-day.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { cx } from '#ui/cx.ts';
import stretched from '#ui/list/stretched-link.module.css';
import css from './BoardCard.module.css';

/** A couple on the board. */
export function BoardCard({ lead, onMove }: { lead: LeadSummary; onMove: (to: LeadStatus) => void }) {
  const { t } = useTranslation('lead-parts');
  const nameOf = useConfigNames('lead_status');
  const { organizationDate } = lead.couple;
  const figures = [
    lead.guests !== null && t('guests', { count: lead.guests }),
    lead.budget !== null && showDollars(lead.budget),
  ].filter(Boolean);
  return (
    <Stack component="article" gap={2} pad={3} className={css.card} data-quiet={!lead.isWedding || undefined}>
      <Row gap={1} align="start">
        <Text component="h3" size="body" weight="semibold" className={cx(css.name, stretched.stretched)}>
          <Link to={pathTo('lead', { id: lead.id })} draggable={false}>
            {leadName(lead)}
          </Link>
        </Text>
        <MoveMenu lead={lead} onMove={onMove} />
      </Row>
      <Quiet component="div" tabular>
        {organizationDate && <div>{weddingDay(organizationDate, pageLocale())}</div>}
        <div>{figures.join(' · ')}</div>
      </Quiet>
      <Row gap={2} justify="between" wrap>
        {lead.status === 'deal_approved' ? (
          <Row component="span" inline gap={1.5} className={css.approved}>
            <CircleCheck size={14} aria-hidden />
            {nameOf('deal_approved')}
          </Row>
        ) : (
          <WaitingClock lead={lead} />
        )}
        <Row component="span" gap={2} className={css.marks}>
          <LeadBadges lead={lead} short />
          <Badge
            count={lead.unreadMessageCount}
            tone="unread"
            label={t('unreadMessages', { count: lead.unreadMessageCount })}
          />
        </Row>
      </Row>
    </Stack>
  );
}
