import { toPlayerUrl } from '@bellbird/contract/shared/video-links';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './OpenModal.tsx';
import css from './VideoDialog.module.css';

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
      <div className={css.screen}>
        {isPlaying ? (
          <iframe
            className={css.film}
            src={player}
            title={t('video.title')}
            allow="fullscreen; picture-in-picture"
            allowFullScreen
            // Video hosts require a referrer.
            referrerPolicy="strict-origin-when-cross-origin"
            // A page of another origin cannot take off its sandbox.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
        ) : (
          <PrimaryButton size="large" startIcon={<Play aria-hidden />} onClick={() => setPlaying(true)}>
            {t('video.play')}
          </PrimaryButton>
        )}
      </div>
    </ModalFrame>
  );
}
