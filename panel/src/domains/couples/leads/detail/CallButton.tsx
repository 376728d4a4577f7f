import type { LeadSummary } from '@bellbird/contract/couples/leads';
import Phone from 'lucide-react/icons/phone';
import PhoneCall from 'lucide-react/icons/phone-call';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Button } from '#ui/Button.tsx';
import { useCall } from './use-call.ts';
import css from './CallButton.module.css';

/** Calls the couple; while it rings it says that the user's own phone rings first. */
export function CallButton({ lead }: { lead: Pick<LeadSummary, 'id' | 'couple'> }) {
  const { t } = useTranslation('lead-detail');
  const { ring, isRinging } = useCall(lead);
  return (
    <Button
      className={css.shape}
      disabled={isRinging}
      aria-label={t(isRinging ? 'call.ringingNamed' : 'call.named', { name: firstNames(lead.couple.name) })}
      startIcon={isRinging ? <PhoneCall aria-hidden /> : <Phone aria-hidden />}
      onClick={() => void ring()}
    >
      <span data-only="wide">{t(isRinging ? 'call.ringing' : 'call.call')}</span>
    </Button>
  );
}
