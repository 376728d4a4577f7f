import type { Medium } from '@bellbird/contract/listing/galleries';
import { toPlayerUrl } from '@bellbird/contract/shared/video-links';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, ExternalLink, Play, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useMediumName } from './use-medium-name.ts';

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
    <Stage open fullScreen maxWidth={false} onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={nameId}>
      <Top>
        <span>{t('look.place', { at: at + 1, total: media.length })}</span>
        <IconButton aria-label={t('look.close')} onClick={onClose} autoFocus>
          <X aria-hidden />
        </IconButton>
      </Top>
      <Middle>
        <Turn aria-label={t('look.previous')} disabled={at === 0} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden />
        </Turn>
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
        <Turn aria-label={t('look.next')} disabled={at === media.length - 1} onClick={() => step(1)}>
          <ChevronRight aria-hidden />
        </Turn>
      </Middle>
      <Words id={nameId}>{name}</Words>
    </Stage>
  );
}

/** Nothing is loaded from the host before the user plays the video. */
function Film({ medium, name }: { medium: Medium; name: string }) {
  const { t } = useTranslation('galleries');
  const [isPlaying, setPlaying] = useState(false);
  const player = medium.video && toPlayerUrl(medium.video);
  if (isPlaying && player) {
    return (
      <Screen
        src={player}
        title={name}
        allow="fullscreen; picture-in-picture"
        allowFullScreen
        // The hosts refuse to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <Before>
      {player && (
        <Button variant="contained" color="primary" size="large" startIcon={<Play />} onClick={() => setPlaying(true)}>
          {t('look.play')}
        </Button>
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
    </Before>
  );
}

const Stage = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    borderRadius: 0,
    // Dark in both themes.
    backgroundColor: theme.vars.palette.common.black,
    color: theme.vars.palette.common.white,
  },
  '& .MuiIconButton-root': {
    color: 'inherit',
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
  },
  '& .MuiIconButton-root.Mui-disabled': { opacity: 0.25 },
}));
const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 16px',
  fontVariantNumeric: 'tabular-nums',
});
const Middle = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  minHeight: 0,
  paddingInline: 8,
  '& > img': { width: '100%', height: '100%', objectFit: 'contain', minHeight: 0 },
  // On a phone the arrows are under the photo.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingInline: 0,
    '& > button': { position: 'absolute', bottom: 8, insetInlineEnd: 16 },
    '& > button:first-of-type': { insetInlineEnd: 'auto', insetInlineStart: 16 },
  },
}));
const Turn = styled(IconButton)({ '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } });
const Words = styled('p')({ padding: '16px 24px 24px', textAlign: 'center', overflowWrap: 'anywhere' });
const Before = styled('div')({ display: 'grid', justifyItems: 'center', gap: 16 });
const Screen = styled('iframe')({
  width: '100%',
  maxWidth: 1200,
  maxHeight: '100%',
  aspectRatio: '16 / 9',
  marginInline: 'auto',
  border: 0,
});
