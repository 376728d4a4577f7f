import type { Gallery, Medium } from '@bellbird/contract/listing/galleries';
import type { MediaStatus } from '@bellbird/contract/listing/galleries/media-rules.ts';
import ButtonBase from '@mui/material/ButtonBase';
import type IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { PILL, type StatusTone } from '#ui/theme/tokens.ts';
import { rem } from '#ui/theme/typography.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { MoveMenu } from '../parts/MoveMenu.tsx';
import { Picture } from '../parts/Picture.tsx';
import { overlayStyle, overlayToolStyle } from '../parts/photo-overlay.ts';
import { Figure, Frame, Line } from './grid.ts';
import { MediaMenu } from './MediaMenu.tsx';
import { useMediumName } from './use-medium-name.ts';
import { useReplace } from './use-replace.tsx';
import { HOST_NAMES, VideoFace } from './VideoFace.tsx';

const TONES: Partial<Record<MediaStatus, StatusTone>> = { pending: 'pending', rejected: 'bad', passive: 'grey' };
const SIZES = '(min-width: 1200px) 330px, (min-width: 600px) 33vw, 50vw';
const LARGE = '(min-width: 1200px) 680px, (min-width: 600px) 66vw, 100vw';

type MediaTileProps = {
  gallery: Gallery;
  medium: Medium;
  isLarge: boolean;
  isFirst: boolean;
  mayChange: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onLook: () => void;
  onEdit: () => void;
  onMove: (position: number) => void;
  handle: ComponentProps<typeof IconButton>;
};

/** One medium with its tools, its caption and its status. */
export function MediaTile(props: MediaTileProps) {
  const { gallery, medium, isLarge, isFirst, mayChange, isSelected, onSelect, onLook, onEdit, onMove, handle } = props;
  const { t } = useTranslation('galleries');
  const name = useMediumName()(medium);
  const replace = useReplace(medium);
  const tone = TONES[medium.status];
  return (
    <Whole data-selected={isSelected || undefined}>
      <Frame>
        <Look
          aria-label={[t('medium.view', { name }), medium.video && HOST_NAMES[medium.video.host]]
            .filter(Boolean)
            .join(', ')}
          onClick={onLook}
          data-quiet={!QUIET.has(medium.status) || undefined}
        >
          {medium.picture ? (
            <Picture photo={medium.picture} alt="" sizes={isLarge ? LARGE : SIZES} first={isFirst} />
          ) : (
            medium.video && <VideoFace host={medium.video.host} />
          )}
        </Look>
        <Corner>
          {medium.isMain && (
            <Tag>
              <Star aria-hidden />
              {t('medium.main')}
            </Tag>
          )}
          {mayChange && (
            <Choose data-tool={isSelected ? undefined : ''}>
              <Checkbox aria-label={t('medium.select', { name })} checked={isSelected} onChange={onSelect} />
            </Choose>
          )}
        </Corner>
        {tone && (
          <State>
            <StatusChip tone={tone}>{t(`status.${medium.status}`)}</StatusChip>
          </State>
        )}
        {mayChange && (
          <Tools data-tool="">
            <MoveMenu name={name} order={medium.order} last={gallery.counts.all} onMove={onMove} handle={handle} />
            <MediaMenu gallery={gallery} medium={medium} onEdit={onEdit} onReplace={replace.choose} />
          </Tools>
        )}
      </Frame>
      <Line>
        {medium.rejectReason ? <Why title={medium.rejectReason}>{medium.rejectReason}</Why> : <span>{name}</span>}
        {medium.rejectReason && medium.type === 'photo' && mayChange && (
          <Link component="button" type="button" onClick={replace.choose}>
            {t('medium.replace')}
          </Link>
        )}
      </Line>
      {replace.input}
    </Whole>
  );
}

/** Media that couples do not see are faded. */
const QUIET = new Set<MediaStatus>(['active', 'pending']);

const Whole = styled(Figure)(({ theme }) => ({
  position: 'relative',
  '&[data-selected] > div': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  // Tools appear on hover or focus, and always on touch screens.
  '@media (hover: hover)': {
    '& [data-tool]': { opacity: 0 },
    '&:hover [data-tool], &:focus-within [data-tool]': { opacity: 1 },
  },
}));

const Look = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  '&[data-quiet] img': { opacity: 0.5, filter: 'saturate(0.6)' },
  '&.Mui-focusVisible': { outlineOffset: -4 },
});

const Corner = styled('div')({
  position: 'absolute',
  top: 8,
  insetInlineStart: 8,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

const Choose = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 8,
  ...overlayStyle(theme),
}));

const Tag = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 26,
  padding: '0 10px',
  borderRadius: PILL,
  fontSize: rem(12),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ...overlayStyle(theme),
  '& svg.lucide': {
    width: 13,
    height: 13,
    fill: theme.vars.palette.wattle.main,
    color: theme.vars.palette.wattle.main,
  },
}));

const State = styled('div')({
  position: 'absolute',
  insetInline: 8,
  bottom: 8,
  display: 'flex',
  pointerEvents: 'none',
});

const Tools = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 8,
  insetInlineEnd: 8,
  display: 'flex',
  gap: 4,
  ...overlayToolStyle(theme),
  // On a phone only two fit beside the checkbox.
  [theme.breakpoints.down('sm')]: { '& > button:first-of-type': { display: 'none' } },
}));

const Why = styled('span')(({ theme }) => ({
  fontWeight: 500,
  color: theme.vars.palette.error.ink,
  '&::first-letter': { textTransform: 'uppercase' },
}));
