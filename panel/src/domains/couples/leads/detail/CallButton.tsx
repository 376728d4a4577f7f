import type { LeadSummary } from '@bellbird/contract/couples/leads';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Phone, PhoneCall } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { useCall } from './use-call.ts';

/** Calls the couple; while it rings it says that the user's own phone rings first. */
export function CallButton({ lead }: { lead: Pick<LeadSummary, 'id' | 'couple'> }) {
  const { t } = useTranslation('lead-detail');
  const { ring, isRinging } = useCall(lead);
  return (
    <Shape
      disabled={isRinging}
      aria-label={t(isRinging ? 'call.ringingNamed' : 'call.named', { name: firstNames(lead.couple.name) })}
      startIcon={isRinging ? <PhoneCall aria-hidden /> : <Phone aria-hidden />}
      onClick={() => void ring()}
    >
      <span>{t(isRinging ? 'call.ringing' : 'call.call')}</span>
    </Shape>
  );
}

// On phones only the icon is shown, with a background as a larger target.
const Shape = styled(Button)(({ theme }) => ({
  flex: 'none',
  [theme.breakpoints.down('md')]: {
    minWidth: 44,
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    color: theme.vars.palette.primary.ink,
    backgroundColor: theme.vars.palette.primary.wash,
    '& .MuiButton-startIcon': { margin: 0 },
    '& > span:not(.MuiButton-startIcon):not(.MuiTouchRipple-root)': { display: 'none' },
  },
}));
