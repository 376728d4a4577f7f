import type { Gallery, Medium } from '@bellbird/contract/listing/galleries';
import type { MediaStatus } from '@bellbird/contract/listing/galleries/media-rules.ts';
import Star from 'lucide-react/icons/star';
import type { ComponentProps } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { type IconButton } from '#ui/IconButton.tsx';
import { PlainButton } from '#ui/PlainButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { StatusTone } from '#ui/StatusChip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { MoveMenu } from '../parts/MoveMenu.tsx';
import { Picture } from '../parts/Picture.tsx';
import { LARGE_TILE_SIZES, TILE_SIZES } from '../parts/picture-sizes.ts';
import { Figure, Frame, Line } from './grid.ts';
import { MediaMenu } from './MediaMenu.tsx';
import { useMediumName } from './use-medium-name.ts';
import { useReplace } from './use-replace.tsx';
import { HOST_NAMES, VideoFace } from './VideoFace.tsx';
import { PhotoTools } from '../parts/PhotoTools.tsx';
import css from './MediaTile.module.css';

const TONES: Partial<Record<MediaStatus, StatusTone>> = { pending: 'pending', rejected: 'bad', passive: 'grey' };

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
    <Figure className={css.whole} data-selected={isSelected || undefined}>
      <Frame>
        <PlainButton
          className={css.look}
          aria-label={[t('medium.view', { name }), medium.video && HOST_NAMES[medium.video.host]]
            .filter(Boolean)
            .join(', ')}
          onClick={onLook}
          data-quiet={!QUIET.has(medium.status) || undefined}
        >
          {medium.picture ? (
            <Picture photo={medium.picture} sizes={isLarge ? LARGE_TILE_SIZES : TILE_SIZES} first={isFirst} />
          ) : (
            medium.video && <VideoFace host={medium.video.host} />
          )}
        </PlainButton>
        <Row gap={1.5} className={css.corner}>
          {medium.isMain && (
            <span className={css.tag}>
              <Star aria-hidden />
              {t('medium.main')}
            </span>
          )}
          {mayChange && (
            <span className={css.choose} data-tool={isSelected ? undefined : ''}>
              <Checkbox aria-label={t('medium.select', { name })} checked={isSelected} onChange={onSelect} />
            </span>
          )}
        </Row>
        {tone && (
          <div className={css.state}>
            <StatusChip tone={tone}>{t(`status.${medium.status}`)}</StatusChip>
          </div>
        )}
        {mayChange && (
          <PhotoTools className={css.tools} data-tool="">
            <MoveMenu name={name} order={medium.order} last={gallery.counts.all} onMove={onMove} handle={handle} />
            <MediaMenu gallery={gallery} medium={medium} onEdit={onEdit} onReplace={replace.choose} />
          </PhotoTools>
        )}
      </Frame>
      <Line>
        {medium.rejectReason ? (
          <span className={css.why} title={medium.rejectReason} dir="auto">
            {medium.rejectReason}
          </span>
        ) : (
          <span dir="auto">{name}</span>
        )}
        {medium.rejectReason && medium.type === 'photo' && mayChange && (
          <TextLink component="button" type="button" onClick={replace.choose}>
            {t('medium.replace')}
          </TextLink>
        )}
      </Line>
      {replace.input}
    </Figure>
  );
}

/** Media that couples do not see are faded. */
const QUIET = new Set<MediaStatus>(['active', 'pending']);
