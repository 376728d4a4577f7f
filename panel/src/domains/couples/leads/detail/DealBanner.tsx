import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { dayIn } from '#platform/formats/dates.ts';
import { showDollars } from '#platform/formats/money.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { weddingDay } from '../parts/wedding-day.ts';
import { useLeadStep } from '../steps/use-lead-step.ts';
import css from './LeadBanners.module.css';

const ChangeDealDialog = lazyPart(() => import('../steps/ChangeDealDialog.tsx'), 'ChangeDealDialog');
const CallOffDialog = lazyPart(() => import('../steps/CallOffDialog.tsx'), 'CallOffDialog');

/** What was agreed, and what can still be done about it. */
export function DealBanner({ lead }: { lead: LeadDetail }) {
  const { t, language } = useTranslation('lead-detail');
  const { take, isTaking } = useLeadStep(lead.id);
  const [dialog, setDialog] = useState<'change' | 'callOff'>();
  const today = dayIn(useMinute(), lead.provider.timeZone);
  const { deal } = lead;
  if (!deal || (lead.status !== 'deal' && lead.status !== 'deal_approved')) return null;
  const what = [
    deal.weddingDate && weddingDay(deal.weddingDate, language),
    deal.space,
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
        action={
          <Row gap={2} align="stretch" justify="end" wrap className={css.choices}>
            <Button size="small" variant="text" onClick={() => setDialog('change')}>
              {t('banner.changeDeal')}
            </Button>
            {isApproved ? (
              <Button size="small" variant="text" disabled={isTaking} onClick={() => setDialog('callOff')}>
                {t('banner.callOff')}
              </Button>
            ) : (
              <>
                <Button size="small" disabled={isTaking} onClick={() => void take({ type: 'reject_deal' })}>
                  {t('banner.rejectDeal')}
                </Button>
                <Button
                  size="small"
                  variant="contained"
                  color="primary"
                  disabled={isTaking}
                  onClick={() => void take({ type: 'approve_deal' })}
                >
                  {t('banner.approveDeal')}
                </Button>
              </>
            )}
          </Row>
        }
      >
        <b>{t(isApproved ? 'banner.dealApproved' : 'banner.deal')}</b>
        {what && <span className={css.line}>{what}</span>}
        {isUnbooked && <span className={css.line}>{t('banner.notBooked')}</span>}
      </Note>
      <Suspense>
        {dialog === 'change' && <ChangeDealDialog lead={lead} deal={deal} onClose={close} />}
        {dialog === 'callOff' && (
          <CallOffDialog
            name={firstNames(lead.couple.name)}
            onCallOff={(reason) => take({ type: 'call_off_deal', ...reason })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
