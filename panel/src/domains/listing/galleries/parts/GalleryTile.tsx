import type { Gallery } from '@bellbird/contract/listing/galleries';
import Images from 'lucide-react/icons/images';
import type { ReactNode } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { element } from '#ui/element.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Picture } from './Picture.tsx';
import { cx } from '#ui/cx.ts';
import stretched from '#ui/list/stretched-link.module.css';
import { PhotoTools } from './PhotoTools.tsx';
import css from './GalleryTile.module.css';

const SIZES = '(min-width: 1200px) 330px, (min-width: 600px) 33vw, 100vw';

/** A gallery as a tile: its cover, its name and what needs attention. The whole tile is a link. */
export function GalleryTile({ gallery, tools, first }: { gallery: Gallery; tools?: ReactNode; first?: boolean }) {
  const { t } = useTranslation('galleries');
  const { name, cover, counts, status } = gallery;
  return (
    <article className={css.tile}>
      <div className={css.frame} data-quiet={status === 'passive' || undefined}>
        {cover ? (
          <Picture photo={cover} sizes={SIZES} first={first ?? false} />
        ) : (
          <div className={css.empty}>
            <Images aria-hidden />
          </div>
        )}
        <Row gap={1.5} align="stretch" wrap className={css.states}>
          {status === 'passive' && <StatusChip>{t('status.passive')}</StatusChip>}
          {counts.pending > 0 && <StatusChip tone="pending">{t('waiting', { count: counts.pending })}</StatusChip>}
          {counts.rejected > 0 && <StatusChip tone="bad">{t('rejected', { count: counts.rejected })}</StatusChip>}
        </Row>
      </div>
      <Text component="h3" size="body" mt={2} className={cx(css.name, stretched.stretched)}>
        <Link to={pathTo('galleryMedia', { providerId: gallery.providerId, galleryId: gallery.id })}>{name}</Link>
      </Text>
      <Quiet component="span">
        {[t('photos', { count: counts.photos }), counts.videos > 0 && t('videos', { count: counts.videos })]
          .filter(Boolean)
          .join(' · ')}
      </Quiet>
      {tools && <PhotoTools>{tools}</PhotoTools>}
    </article>
  );
}

/** The grid of galleries. */
export const Tiles = element('ul', css.tiles);
