import type { PhotoEdit } from '@bellbird/contract/listing/galleries/photo-edit.ts';
import { type Dispatch, type SetStateAction, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { CORNERS, moveArea, moveFocus, pullCorner } from './crop-area.ts';
import { useDrag } from './use-drag.ts';
import { type Loaded, useTurnedPicture } from './use-turned-picture.ts';
import css from './PhotoStage.module.css';

type PhotoStageProps = { image: Loaded; edit: PhotoEdit; onEdit: Dispatch<SetStateAction<PhotoEdit>> };

const percent = (share: number) => `${share * 100}%`;

/** The turned original with the part that is kept, its corners, and the focus. A photo is never mirrored. */
export function PhotoStage({ image, edit, onEdit }: PhotoStageProps) {
  const { t } = useTranslation('photo-edit');
  const picture = useRef<HTMLCanvasElement>(null);
  const { crop, focus, turn } = edit;
  const drag = useDrag(picture);
  useTurnedPicture(picture, image, turn);
  return (
    <div className={css.stage} dir="ltr">
      <canvas ref={picture} className={css.picture} aria-hidden />
      <div
        className={css.area}
        role="group"
        aria-label={t('area')}
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
      >
        <button
          type="button"
          className={css.body}
          aria-label={t('moveArea')}
          {...drag((by) => onEdit((now) => ({ ...now, crop: moveArea(now.crop, by) })))}
        />
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            className={css.corner}
            data-corner={corner}
            aria-label={t(`corner.${corner}`)}
            {...drag((by) => onEdit((now) => ({ ...now, crop: pullCorner(now.crop, corner, by) })))}
          />
        ))}
        <button
          type="button"
          className={css.focus}
          aria-label={t('focus', focus)}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          {...drag((by) => onEdit((now) => ({ ...now, focus: moveFocus(now.focus, now.crop, by) })))}
        />
      </div>
    </div>
  );
}
