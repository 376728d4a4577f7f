import type { Gallery } from '@bellbird/contract/listing/galleries';
import { styled } from '@mui/material/styles';
import { Images } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Picture } from './Picture.tsx';
import { overlayToolStyle } from './photo-overlay.ts';

const SIZES = '(min-width: 1200px) 330px, (min-width: 600px) 33vw, 100vw';

/** A gallery as a tile: its cover, its name and what needs attention. The whole tile is a link. */
export function GalleryTile({ gallery, tools, first }: { gallery: Gallery; tools?: ReactNode; first?: boolean }) {
  const { t } = useTranslation('galleries');
  const { name, cover, counts, status } = gallery;
  return (
    <Tile>
      <Frame data-quiet={status === 'passive' || undefined}>
        {cover ? (
          <Picture photo={cover} alt="" sizes={SIZES} first={first ?? false} />
        ) : (
          <Empty>
            <Images aria-hidden />
          </Empty>
        )}
        <States>
          {status === 'passive' && <StatusChip>{t('status.passive')}</StatusChip>}
          {counts.pending > 0 && <StatusChip tone="pending">{t('waiting', { count: counts.pending })}</StatusChip>}
          {counts.rejected > 0 && <StatusChip tone="bad">{t('rejected', { count: counts.rejected })}</StatusChip>}
        </States>
      </Frame>
      <Name>
        <Link to={pathTo('galleryMedia', { providerId: gallery.providerId, galleryId: gallery.id })}>{name}</Link>
      </Name>
      <Facts>
        {[t('photos', { count: counts.photos }), counts.videos > 0 && t('videos', { count: counts.videos })]
          .filter(Boolean)
          .join(' · ')}
      </Facts>
      {tools && <Tools>{tools}</Tools>}
    </Tile>
  );
}

/** The grid of galleries. */
export const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '24px 16px',
  listStyle: 'none',
});

const Tile = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.borderRadius },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:hover a': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 2',
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.ground.sunken,
  '&[data-quiet] img': { opacity: 0.6, filter: 'saturate(0.6)' },
}));

const Empty = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  border: `1.5px dashed ${theme.vars.palette.ground.field}`,
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '& svg.lucide': { width: 32, height: 32, strokeWidth: 1.25 },
}));

const States = styled('div')({
  position: 'absolute',
  insetInline: 8,
  bottom: 8,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
});

const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  marginTop: 8,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));
const Facts = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const Tools = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 8,
  insetInlineEnd: 8,
  zIndex: 1,
  display: 'flex',
  gap: 4,
  ...overlayToolStyle(theme),
}));
