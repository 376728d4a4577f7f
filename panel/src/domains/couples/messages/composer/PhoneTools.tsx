import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Spacer } from '#ui/layout/Spacer.tsx';
import { AttachButton } from './AttachButton.tsx';
import type { ComposerTools } from './ComposerToolbar.tsx';
import { LaterButton } from './LaterButton.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import css from './PhoneTools.module.css';

/** Below the field on phones, where nothing moves when one starts to write: the fastest ways to answer, by name. */
export function PhoneTools({ composer, timeZone, isReady, uploads, onWanted }: ComposerTools) {
  const { t } = useTranslation('messages');
  const isMail = composer.type === 'email';
  const other = isMail ? 'sms' : 'email';
  return (
    <Row gap={1} wrap className={css.tools}>
      <TemplateButton composer={composer} onOpen={onWanted} />
      {isMail && <AttachButton composer={composer} uploads={uploads} isNamed />}
      <Spacer />
      <IconButton
        size="small"
        aria-label={t('channel.switch', { channel: t(`channel.${other}`) })}
        onClick={() => composer.setType(other)}
      >
        {isMail ? <Mail aria-hidden /> : <MessageSquareText aria-hidden />}
      </IconButton>
      <LaterButton composer={composer} timeZone={timeZone} isReady={isReady} isNarrow />
    </Row>
  );
}
