import type { Picture as Photo } from '@bellbird/contract/listing/galleries';
import { srcSetOf } from './picture-sizes.ts';
import css from './Picture.module.css';
type PictureProps = {
  photo: Photo;
  /** The `sizes` attribute. */
  sizes: string;
  /** The largest image of the page is loaded first. */
  first?: boolean;
};

/** A responsive photo beside its name. Width and height reserve its space while it loads. */
export function Picture({ photo, sizes, first = false }: PictureProps) {
  return (
    <img
      className={css.image}
      src={photo.url}
      srcSet={srcSetOf(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      style={{ objectPosition: `${photo.focus.x}% ${photo.focus.y}%` }}
      alt=""
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
