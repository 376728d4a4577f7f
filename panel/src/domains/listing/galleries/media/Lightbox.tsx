import type { Medium } from '@bellbird/contract/listing/galleries';
import { toPlayerUrl } from '@bellbird/contract/shared/video-links';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ExternalLink from 'lucide-react/icons/external-link';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { useMediumName } from './use-medium-name.ts';
import css from './Lightbox.module.css';

type LightboxProps = { media: readonly Medium[]; at: number; onGo: (at: number) => void; onClose: () => void };

/** A full-screen view; the arrow keys show the previous and next medium. */
export function Lightbox({ media, at, onGo, onClose }: LightboxProps) {
  const { t } = useTranslation('galleries');
  const toName = useMediumName();
  const nameId = useId();
  const medium = media[at];
  if (!medium) return null;
  const name = toName(medium);
  const step = (by: number) => {
    if (media[at + by]) onGo(at + by);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // In right-to-left languages the next one is on the left.
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === forward ? 1 : -1);
  };
  return (
    <Dialog
      className={css.stage}
      open
      fullScreen
      maxWidth={false}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={nameId}
    >
      <Row justify="between" className={css.top}>
        <span>{t('look.place', { at: at + 1, total: media.length })}</span>
        <IconButton aria-label={t('look.close')} onClick={onClose} autoFocus icon={X} />
      </Row>
      <div className={css.middle}>
        <IconButton
          mirrored
          aria-label={t('look.previous')}
          disabled={at === 0}
          onClick={() => step(-1)}
          icon={ChevronLeft}
        />
        {medium.picture ? (
          <img
            key={medium.id}
            src={medium.picture.url}
            srcSet={medium.picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
            sizes="100vw"
            width={medium.picture.width}
            height={medium.picture.height}
            alt={name}
          />
        ) : (
          <Film key={medium.id} medium={medium} name={name} />
        )}
        <IconButton
          mirrored
          aria-label={t('look.next')}
          disabled={at === media.length - 1}
          onClick={() => step(1)}
          icon={ChevronRight}
        />
      </div>
      <p className={css.words} id={nameId}>
        {name}
      </p>
    </Dialog>
  );
}

/** Nothing is loaded from the host before the user plays the video. */
function Film({ medium, name }: { medium: Medium; name: string }) {
  const { t } = useTranslation('galleries');
  const [isPlaying, setPlaying] = useState(false);
  const player = medium.video && toPlayerUrl(medium.video);
  if (isPlaying && player) {
    return (
      <iframe
        className={css.screen}
        src={player}
        title={name}
        allow="fullscreen; picture-in-picture"
        allowFullScreen
        // The hosts refuse to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        // A page of another origin cannot take off its sandbox.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <Stack gap={4} align="center">
      {player && (
        <PrimaryButton size="large" startIcon={<Play />} onClick={() => setPlaying(true)}>
          {t('look.play')}
        </PrimaryButton>
      )}
      <Button
        href={medium.embedUrl ?? ''}
        target="_blank"
        rel="noreferrer"
        startIcon={<ExternalLink />}
        color="inherit"
        variant="text"
      >
        {t('look.elsewhere')}
      </Button>
    </Stack>
  );
}
