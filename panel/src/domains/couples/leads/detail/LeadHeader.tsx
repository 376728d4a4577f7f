import type { LeadDetail, LeadSummary } from '@bellbird/contract/couples/leads';
import type { LeadStatus } from '@bellbird/contract/couples/leads/lead-status.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Quiet, Title } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { leadName } from '../parts/lead-name.ts';
import { CallButton } from './CallButton.tsx';
import type { MoreAction } from './MoreItems.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { RejectReason } from './RejectReason.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import { isOpenStatus } from '../parts/open-status.ts';
import { useNeighbours } from '../neighbours/use-neighbours.ts';
import css from './LeadHeader.module.css';

export type LeadHeaderProps = {
  lead: LeadSummary;
  /** Undefined while it loads. */
  detail: LeadDetail | undefined;
  onMove: (to: LeadStatus) => void;
  onMore: (action: MoreAction) => void;
};

/** The couple's names and status, and what can be done now. */
export function LeadHeader({ lead, detail, onMove, onMore }: LeadHeaderProps) {
  const { t } = useTranslation('lead-detail');
  const neighbours = useNeighbours(lead.id);
  const name = leadName(lead);
  const canReach = detail?.channels.email !== 'account_deleted';
  return (
    <Row component="header" gap={4} mb={6}>
      <IconButton
        component={Link}
        to={pathTo('leads')}
        search={neighbours.search}
        aria-label={t('back')}
        mirrored
        className={css.back}
        icon={ArrowLeft}
      />
      <Avatar name={name} size="large" {...(!lead.isWedding && { tint: 'grey' as const })} />
      <div className={css.who}>
        <Title>{firstNames(name)}</Title>
        <Row wrap className={css.tags}>
          <StatusMenu lead={lead} onMove={onMove} />
          <RejectReason lead={lead} />
          <LeadBadges lead={lead} />
          <Quiet component="span" className={css.names}>
            {t('names', { name, code: lead.couple.code, provider: lead.provider.name })}
          </Quiet>
        </Row>
      </div>
      <Row gap={2}>
        {neighbours.hasNeighbours &&
          (['previous', 'next'] as const).map((way) => (
            <IconButton
              key={way}
              aria-label={t(way)}
              title={t(`${way}Key`)}
              disabled={!neighbours.can[way]}
              onClick={() => neighbours.go(way)}
              mirrored
              icon={way === 'previous' ? ChevronLeft : ChevronRight}
            />
          ))}
        {canReach && detail?.quickContactNumber !== null && <CallButton lead={lead} />}
        <MoreMenu lead={lead} canOffer={canReach} isNarrow={false} neighbours={neighbours} onChoose={onMore} />
        {canReach && isOpenStatus(lead.status) && (
          <PrimaryButton onClick={() => onMore('offer')}>{t('more.offer')}</PrimaryButton>
        )}
      </Row>
    </Row>
  );
}
