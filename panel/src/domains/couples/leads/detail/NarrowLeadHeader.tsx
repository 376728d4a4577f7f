import { choosableStatuses } from '@bellbird/contract/couples/leads/lead-status.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigList } from '#platform/config-lists/use-config-list.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { showDollars } from '#platform/formats/money.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useNeighbours } from '../neighbours/use-neighbours.ts';
import { LeadBadges } from '../parts/LeadBadges.tsx';
import { leadName } from '../parts/lead-name.ts';
import { useLeadFacts } from '../parts/use-lead-facts.ts';
import { CallButton } from './CallButton.tsx';
import type { LeadHeaderProps } from './LeadHeader.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { RejectReason } from './RejectReason.tsx';
import { StatusMenu } from './StatusMenu.tsx';
import css from './NarrowLeadHeader.module.css';

type NarrowLeadHeaderProps = LeadHeaderProps & { isUnfolded: boolean; onUnfold: (isUnfolded: boolean) => void };

/** On phones: who and when in a bar that stays, and a line with the status that unfolds the key details. */
export function NarrowLeadHeader({ lead, detail, isUnfolded, onUnfold, onMove, onMore }: NarrowLeadHeaderProps) {
  const { t } = useTranslation('lead-detail');
  const neighbours = useNeighbours(lead.id);
  const facts = useLeadFacts();
  // Until the status has its name the line moves, and a thumb would hit something else.
  const isMoving = useConfigList('lead_status').isPending;
  const { couple, guests } = lead;
  const canReach = detail?.channels.email !== 'account_deleted';
  return (
    <header className={css.head} data-own-bar="" data-page-bar="">
      <Row className={css.bar}>
        <IconButton
          component={Link}
          to={pathTo('leads')}
          search={neighbours.search}
          aria-label={t('back')}
          mirrored
          icon={ArrowLeft}
        />
        <div className={css.who}>
          <h1>{firstNames(leadName(lead))}</h1>
          <p>{facts({ couple, guests, budget: null }) || lead.provider.name}</p>
        </div>
        {canReach && detail?.quickContactNumber !== null && <CallButton lead={lead} />}
        <MoreMenu lead={lead} canOffer={canReach} isNarrow neighbours={neighbours} onChoose={onMore} />
      </Row>
      <Row gap={2} className={css.line}>
        <StatusMenu lead={lead} isShort onMove={onMove} />
        {!isMoving && choosableStatuses(lead.status).includes('deal') && (
          <Button size="small" className={css.deal} onClick={() => onMove('deal')}>
            {t('makeDeal')}
          </Button>
        )}
        <RejectReason lead={lead} />
        <LeadBadges lead={lead} iconsOnly />
        <PlainButton className={css.fold} aria-expanded={isUnfolded} onClick={() => onUnfold(!isUnfolded)}>
          <VisuallyHidden>{t(isUnfolded ? 'facts.hide' : 'facts.show')}: </VisuallyHidden>
          <Folded lead={lead} detail={detail} />
          <ChevronDown size={16} aria-hidden data-open={isUnfolded || undefined} />
        </PlainButton>
      </Row>
    </header>
  );
}

/** 'date free · A$22,000'; without the space for both, the day. */
function Folded({ lead, detail }: Pick<NarrowLeadHeaderProps, 'lead' | 'detail'>) {
  const { t } = useTranslation('lead-detail');
  const wanted = detail?.wantedDay;
  const day = lead.couple.organizationDate ? (wanted?.own ?? wanted?.state) : 'none';
  return (
    <Row component="span" wrap align="stretch" justify="end" className={css.folded}>
      {day && <span data-day={day}>{t(`facts.dayState.${day}`)}</span>}
      {lead.budget !== null && <span>{showDollars(lead.budget)}</span>}
    </Row>
  );
}
