import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { dayIn } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Note } from '#ui/Note.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { weddingDay } from '../parts/wedding-day.ts';
import { useLeadStep } from '../steps/use-lead-step.ts';
import { BannerActions } from './BannerActions.tsx';
import css from './LeadBanners.module.css';

const ChangeDealDialog = lazyPart(() => import('../steps/ChangeDealDialog.tsx'), 'ChangeDealDialog');
const ReasonDialog = lazyPart(() => import('../steps/ReasonDialog.tsx'), 'ReasonDialog');

/** What was agreed, and what can still be done about it. */
export function DealBanner({ lead }: { lead: LeadDetail }) {
  const { t, language } = useTranslation('lead-detail');
  const { take, isTaking } = useLeadStep(lead.id);
  const [dialog, setDialog] = useState<'change' | 'callOff'>();
  const today = dayIn(useMinute(), lead.provider.timeZone);
  const isNarrow = useMediaQuery('(width < 1000px)');
  const { deal } = lead;
  if (!deal || (lead.status !== 'deal' && lead.status !== 'deal_approved')) return null;
  const what = [
    deal.weddingDate && weddingDay(deal.weddingDate, language),
    !isNarrow && deal.space,
    deal.price !== null && showDollars(deal.price),
  ]
    .filter(Boolean)
    .join(' · ');
  const isApproved = lead.status === 'deal_approved';
  const isUnbooked = !deal.isBooked && deal.weddingDate !== null && deal.weddingDate >= today;
  const close = () => setDialog(undefined);
  return (
    <>
      <Note
        tone={isUnbooked ? 'warning' : isApproved ? 'success' : 'info'}
        slim
        action={
          <BannerActions
            {...(!isApproved && {
              main: {
                label: t('banner.approveDeal'),
                short: t('banner.approve'),
                disabled: isTaking,
                onClick: () => void take({ type: 'approve_deal' }),
              },
            })}
            others={[
              // Not while the deal is being approved: that changes its version, and the correction would be refused.
              { label: t('banner.changeDeal'), quiet: true, disabled: isTaking, onClick: () => setDialog('change') },
              isApproved
                ? { label: t('banner.callOff'), quiet: true, disabled: isTaking, onClick: () => setDialog('callOff') }
                : {
                    label: t('banner.rejectDeal'),
                    disabled: isTaking,
                    onClick: () => void take({ type: 'reject_deal' }),
                  },
            ]}
          />
        }
      >
        <b>{t(isApproved ? 'banner.dealApproved' : isNarrow ? 'banner.dealShort' : 'banner.deal')}</b>
        {what && !(isUnbooked && isNarrow) && <span className={css.line}>{what}</span>}
        {isUnbooked && <span className={css.line}>{t(isNarrow ? 'banner.notBookedShort' : 'banner.notBooked')}</span>}
      </Note>
      {dialog === 'change' && <ChangeDealDialog lead={lead} deal={deal} onClose={close} />}
      {dialog === 'callOff' && (
        <ReasonDialog
          step="callOff"
          name={firstNames(lead.couple.name)}
          onChosen={(reason) => take({ type: 'call_off_deal', ...reason })}
          onClose={close}
        />
      )}
    </>
  );
}
