import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Send from 'lucide-react/icons/send';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Spacer } from '#ui/layout/Spacer.tsx';
import { AttachButton } from './AttachButton.tsx';
import { OnlyPhone, OnlyWide, Row } from './ComposerBox.tsx';
import { SignatureSwitch } from './SignatureSwitch.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import type { ComposerState } from './use-composer.ts';
import type { FileUploads } from './use-file-uploads.ts';
import { FormatButtons } from './FormatButtons.tsx';
import css from './ComposerToolbar.module.css';

const SchedulePopover = lazyPart(() => import('./SchedulePopover.tsx'), 'SchedulePopover');

type ComposerToolbarProps = {
  composer: ComposerState;
  timeZone: string;
  isOffer: boolean;
  isReady: boolean;
  uploads: FileUploads;
  hasTools: boolean;
  onTools: () => void;
  onWanted: () => void;
};

/** The last row: what can be added to the message, and how it is sent. */
export function ComposerToolbar(props: ComposerToolbarProps) {
  const { composer, timeZone, isOffer, isReady, uploads, hasTools, onTools, onWanted } = props;
  const { t } = useTranslation('messages');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isMail = composer.type === 'email';
  const other = isMail ? 'sms' : 'email';
  const verb = isOffer && isMail ? t('composer.sendOffer') : t('composer.send');
  return (
    <Row className={css.tools}>
      {isMail && <AttachButton composer={composer} uploads={uploads} />}
      {isMail && (
        <span className={css.extras}>
          <OnlyPhone>
            <FormatButtons composer={composer} isOn={hasTools} onToggle={onTools} onWanted={onWanted} />
          </OnlyPhone>
          <SignatureSwitch composer={composer} />
        </span>
      )}
      <OnlyPhone>
        <TemplateButton composer={composer} onOpen={onWanted} />
        <IconButton
          size="small"
          aria-label={t('channel.switch', { channel: t(`channel.${other}`) })}
          onClick={() => composer.setType(other)}
        >
          {isMail ? <Mail aria-hidden /> : <MessageSquareText aria-hidden />}
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('later.button')}
          disabled={!isReady}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Clock aria-hidden />
        </IconButton>
      </OnlyPhone>
      <Spacer />
      <OnlyWide>
        <Button
          size="small"
          variant="text"
          disabled={!isReady}
          startIcon={<Clock aria-hidden />}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('later.button')}
        </Button>
      </OnlyWide>
      <Button
        size="small"
        variant="contained"
        color="primary"
        disabled={!isReady}
        startIcon={<Send aria-hidden />}
        title={t('composer.keys')}
        onClick={() => void composer.post()}
      >
        {verb}
      </Button>
      <Suspense>
        {anchor && (
          <SchedulePopover
            anchor={anchor}
            timeZone={timeZone}
            onClose={() => setAnchor(null)}
            onPick={(later) => {
              setAnchor(null);
              void composer.post(later);
            }}
          />
        )}
      </Suspense>
    </Row>
  );
}
