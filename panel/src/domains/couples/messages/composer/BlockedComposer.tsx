import type { LeadDetail } from '@bellbird/contract/couples/leads';
import Lock from 'lucide-react/icons/lock';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from '#texts/use-translation.ts';
import { leftToRight } from '#platform/formats/left-to-right.ts';
import { useShownPhone } from '#platform/formats/use-shown-phone.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { ComposerBox } from './ComposerBox.tsx';
import css from './BlockedComposer.module.css';

type BlockedComposerProps = { lead: LeadDetail; block: NonNullable<LeadDetail['channels']['email']> };

/** Instead of the composer when the couple cannot be written to: why, and what can be done instead. */
export function BlockedComposer({ lead, block }: BlockedComposerProps) {
  const { t } = useTranslation('messages');
  const shownPhone = useShownPhone();
  const number = block === 'phone_only' ? lead.quickContactNumber : null;
  const lock = <Lock aria-hidden />;
  return (
    <ComposerBox>
      <div data-only="wide">
        <Segmented
          size="small"
          label={t('channel.label')}
          value="none"
          onChange={() => undefined}
          options={[
            { value: 'email', label: t('channel.email'), icon: lock, disabled: true },
            { value: 'sms', label: t('channel.sms'), icon: lock, disabled: true },
          ]}
        />
      </div>
      <Note tone={block === 'phone_only' ? 'warning' : 'info'}>
        <b>{t(`blocked.${block}`)}</b>
        {number && (
          <>
            <br />
            {t('blocked.callHint', { couple: lead.couple.name, code: leftToRight(lead.extensionNumber) })}
          </>
        )}
      </Note>
      {number && (
        <Row gap={2} wrap>
          <PrimaryButton className={css.call} href={`tel:${number}`} startIcon={<Phone aria-hidden />}>
            {t('blocked.call', { number: shownPhone(number) })}
          </PrimaryButton>
        </Row>
      )}
    </ComposerBox>
  );
}
