import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import { styled } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { stretchedLink } from '#ui/list/stretched-link.ts';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { leadName } from '../parts/lead-name.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { WaitingClock } from '../parts/WaitingClock.tsx';
import { weddingDay } from '../parts/wedding-day.ts';
import { MoveMenu } from './MoveMenu.tsx';

type BoardCardProps = { lead: LeadSummary; onMove: (to: LeadStatus) => void };

/** A couple on the board. */
export function BoardCard({ lead, onMove }: BoardCardProps) {
  const { t } = useTranslation('lead-parts');
  const { organizationDate } = lead.couple;
  const figures = [
    lead.guests !== null && t('guests', { count: lead.guests }),
    lead.budget !== null && showDollars(lead.budget),
  ].filter(Boolean);
  return (
    <Card data-quiet={!lead.isWedding || undefined}>
      <Top>
        <Name>
          <Link to={pathTo('lead', { id: lead.id })} draggable={false}>
            {leadName(lead)}
          </Link>
        </Name>
        <MoveMenu lead={lead} onMove={onMove} />
      </Top>
      <Facts>
        {organizationDate && <span>{weddingDay(organizationDate, pageLocale())}</span>}
        <span>{figures.join(' · ')}</span>
      </Facts>
      <Bottom>
        {lead.status === 'deal_approved' ? (
          <Approved>
            <CircleCheck aria-hidden />
            {t('status.deal_approved')}
          </Approved>
        ) : (
          <WaitingClock lead={lead} />
        )}
        <Marks>
          <LeadBadges lead={lead} short />
          <Badge
            count={lead.unreadMessageCount}
            tone="unread"
            label={t('unreadMessages', { count: lead.unreadMessageCount })}
          />
        </Marks>
      </Bottom>
    </Card>
  );
}

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 8,
  padding: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.ground.field },
  '&[data-quiet]': { color: theme.vars.palette.text.secondary },
}));
const Top = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 4 });
const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.body1,
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontWeight: 600,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  ...stretchedLink(theme.vars.palette.primary.main),
}));
const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});
const Marks = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, marginInlineStart: 'auto' });
const Approved = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 500,
  color: theme.vars.palette.success.ink,
  '& svg.lucide': { width: 14, height: 14, strokeWidth: 2 },
}));
