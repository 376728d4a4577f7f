import type { LeadDetail } from '@bellbird/contract/couples/leads';
import Copy from 'lucide-react/icons/copy';
import { useTranslation } from '#texts/use-translation.ts';
import { PhoneNumber } from '#platform/formats/PhoneNumber.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import css from './QuickNumber.module.css';

/** The number to call and the code to enter; the couple's own number is never shown. */
export function QuickNumber({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const notices = useNotices();
  const number = lead.quickContactNumber;
  if (!number) return <span>{t('details.noQuickNumber')}</span>;
  const copy = async () => {
    await navigator.clipboard.writeText(number);
    notices.success(t('details.copied'));
  };
  return (
    <Row component="span" inline gap={1} className={css.line}>
      <span>
        <TextLink href={`tel:${number}`}>
          <PhoneNumber number={number} />
        </TextLink>
        {t('details.thenCode')} <b dir="ltr">{lead.couple.code}</b>
      </span>
      <IconButton size="small" aria-label={t('details.copy')} onClick={() => void copy()} icon={Copy} />
    </Row>
  );
}
