import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Clock, Mail, MessageSquareText, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { AttachButton } from './AttachButton.tsx';
import { OnlyPhone, OnlyWide, Row } from './ComposerBox.tsx';
import { SignatureSwitch } from './SignatureSwitch.tsx';
import { TemplateButton } from './TemplateButton.tsx';
import type { ComposerState } from './use-composer.ts';
import type { FileUploads } from './use-file-uploads.ts';
import { FormatButtons } from './FormatButtons.tsx';

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
    <Tools>
      {isMail && <AttachButton composer={composer} uploads={uploads} />}
      {isMail && (
        <Extras>
          <OnlyPhone>
            <FormatButtons composer={composer} isOn={hasTools} onToggle={onTools} onWanted={onWanted} />
          </OnlyPhone>
          <SignatureSwitch composer={composer} />
        </Extras>
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
      <Spring />
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
    </Tools>
  );
}

const Tools = styled(Row)({ gap: 4 });
const Spring = styled('span')({ flex: 1 });

// On phones shown only while typing: before that the row has just the fastest ways to answer.
const Extras = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  [theme.breakpoints.down('md')]: {
    display: 'none',
    order: -1,
    flexBasis: '100%',
    '[role="group"]:focus-within > div > &': { display: 'inline-flex' },
  },
}));
