import { toPlayerUrl } from '@bellbird/contract/shared/video-links';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './OpenModal.tsx';

/** The marketplace's video, shown once. Nothing is requested from its host before the user presses play. */
export function VideoDialog({ onClose }: ModalProps) {
  const { t } = useTranslation('modals');
  const [isPlaying, setPlaying] = useState(false);
  const { adVideo } = panelConfig();
  const player = adVideo && toPlayerUrl(adVideo);
  if (!player) return null;
  return (
    <ModalFrame
      name="video"
      title={t('video.title')}
      text={t('video.text')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t(isPlaying ? 'close' : 'video.no')}</Button>}
    >
      <Screen>
        {isPlaying ? (
          <Film
            src={player}
            title={t('video.title')}
            allow="fullscreen; picture-in-picture"
            allowFullScreen
            // Video hosts require a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
        ) : (
          <Button
            variant="contained"
            color="primary"
            size="large"
            startIcon={<Play aria-hidden />}
            onClick={() => setPlaying(true)}
          >
            {t('video.play')}
          </Button>
        )}
      </Screen>
    </ModalFrame>
  );
}

const Screen = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  marginTop: 8,
  aspectRatio: '16 / 9',
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.plum.main,
}));

const Film = styled('iframe')({ width: '100%', height: '100%', border: 0 });
