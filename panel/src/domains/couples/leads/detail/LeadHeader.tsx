import type { LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { leadName } from '../parts/lead-name.ts';
import { CallButton } from './CallButton.tsx';
import { type MoreAction, MoreMenu } from './MoreMenu.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { isOpenStatus } from './open-status.ts';
import { useNeighbours } from '../neighbours/use-neighbours.ts';

type LeadHeaderProps = {
  lead: LeadSummary;
  isNarrow: boolean;
  onMove: (to: LeadStatus) => void;
  onMore: (action: MoreAction) => void;
};

/** Arrows follow the direction of the text. */
const MIRRORED = { '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } };

/** The couple's names and status, and what can be done now. */
export function LeadHeader({ lead, isNarrow, onMove, onMore }: LeadHeaderProps) {
  const { t } = useTranslation('lead-detail');
  const neighbours = useNeighbours(lead.id);
  const name = leadName(lead);
  return (
    <Head>
      <IconButton
        component={Link}
        to={pathTo('leads')}
        search={neighbours.search}
        aria-label={t('back')}
        sx={{ marginInlineStart: '-10px', ...MIRRORED }}
      >
        <ArrowLeft aria-hidden />
      </IconButton>
      {!isNarrow && <Avatar name={name} size="large" {...(!lead.isWedding && { tint: 'grey' as const })} />}
      <Who>
        <Typography variant="title" component="h1">
          {firstNames(name)}
        </Typography>
        <Tags>
          <StatusMenu lead={lead} onMove={onMove} />
          <RejectReason lead={lead} />
          <LeadBadges lead={lead} short={isNarrow} />
          <Names>
            {isNarrow ? lead.provider.name : t('names', { name, code: lead.couple.code, provider: lead.provider.name })}
          </Names>
        </Tags>
      </Who>
      <Actions>
        {!isNarrow && neighbours.hasNeighbours && (
          <>
            <IconButton
              aria-label={t('previous')}
              title={t('previousKey')}
              disabled={!neighbours.can.previous}
              onClick={() => neighbours.go('previous')}
              sx={MIRRORED}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              aria-label={t('next')}
              title={t('nextKey')}
              disabled={!neighbours.can.next}
              onClick={() => neighbours.go('next')}
              sx={MIRRORED}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </>
        )}
        <CallButton lead={lead} />
        <MoreMenu lead={lead} isNarrow={isNarrow} neighbours={neighbours} onChoose={onMore} />
        {!isNarrow && isOpenStatus(lead.status) && (
          <Button variant="contained" color="primary" onClick={() => onMore('offer')}>
            {t('more.offer')}
          </Button>
        )}
      </Actions>
    </Head>
  );
}

function RejectReason({ lead }: { lead: LeadSummary }) {
  const { t } = useTranslation('lead-detail');
  const reasons = useConfigList('info_request_reject_reason');
  const reason = reasons.data?.find(({ itemId }) => itemId === lead.rejectReasonId)?.value;
  if (lead.status !== 'rejected' || !reason) return null;
  return <Names>{t('rejectedFor', { reason })}</Names>;
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  marginBottom: 24,
  [theme.breakpoints.down('md')]: { alignItems: 'flex-start', gap: 4, marginBottom: 16 },
}));

const Who = styled('div')({ flex: 1, minWidth: 0, '& h1': { overflowWrap: 'anywhere' } });

const Tags = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  marginTop: 6,
  [theme.breakpoints.down('md')]: { marginTop: 4 },
}));

const Names = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  [theme.breakpoints.down('md')]: { gap: 0, flexDirection: 'row-reverse' },
}));
