import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Note } from '#ui/Note.tsx';
import { canWrite, useLeadStep } from '../steps/use-lead-step.ts';
import { fullMoment } from './moments.ts';
import { BannerActions } from './BannerActions.tsx';
import css from './LeadBanners.module.css';

const AppointmentDialog = lazyPart(() => import('../steps/AppointmentDialog.tsx'), 'AppointmentDialog');

/** A visit that is proposed or agreed on, until it is over. The couple is told what the vendor decides. */
export function AppointmentBanner({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const { take, isTaking } = useLeadStep(lead.id);
  const now = useMinute();
  // The moment of the visit that is being answered: the couple may propose another one while somebody writes.
  const [asked, setAsked] = useState<string>();
  const { appointment, provider } = lead;
  if (!appointment || appointment.state === 'rejected' || new Date(appointment.at) <= now) return null;
  const isApproved = appointment.state === 'approved';
  const step = isApproved ? 'cancel_appointment' : 'reject_appointment';
  return (
    <>
      <Note
        slim
        {...(isApproved && { tone: 'success' })}
        action={
          <BannerActions
            {...(!isApproved && {
              main: {
                label: t('banner.approveAppointment'),
                short: t('banner.approve'),
                disabled: isTaking,
                onClick: () => void take({ type: 'approve_appointment', at: appointment.at }),
              },
            })}
            others={[
              {
                label: t(`banner.${step}`),
                quiet: isApproved,
                disabled: isTaking,
                onClick: () => setAsked(appointment.at),
              },
            ]}
          />
        }
      >
        <b>{t(isApproved ? 'banner.visit' : 'banner.appointment')}</b>
        <span className={css.line}>{fullMoment(appointment.at, provider.timeZone, now)}</span>
      </Note>
      {asked !== undefined && (
        <AppointmentDialog
          step={step}
          canWrite={canWrite(lead)}
          name={firstNames(lead.couple.name)}
          onChosen={(note) => take({ type: step, at: asked, ...note })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
