import type { LeadDetail } from '@bellbird/contract/couples/leads';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { useShownPhone } from '#platform/formats/use-shown-phone.ts';
import { useNotices } from '#ui/notices/notices.ts';

/** The number to call and the code to enter; the couple's own number is never shown. */
export function QuickNumber({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const shown = useShownPhone();
  const notices = useNotices();
  const number = lead.quickContactNumber;
  if (!number) return <span>{t('details.noQuickNumber')}</span>;
  const copy = async () => {
    await navigator.clipboard.writeText(number);
    notices.success(t('details.copied'));
  };
  return (
    <Line>
      <span>
        <MuiLink href={`tel:${number}`} dir="ltr">
          {shown(number)}
        </MuiLink>
        {t('details.thenCode')} <b>{lead.couple.code}</b>
      </span>
      <IconButton size="small" aria-label={t('details.copy')} onClick={() => void copy()}>
        <Copy aria-hidden />
      </IconButton>
    </Line>
  );
}

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  '& b, & a': { fontWeight: 500 },
  '& button': { marginBlock: -8 },
});
