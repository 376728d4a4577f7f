import type { Picture as Photo } from '@bellbird/contract/listing/galleries';
import { styled } from '@mui/material/styles';

type PictureProps = {
  photo: Photo;
  alt: string;
  /** How wide it is drawn, for the browser's choice of size. */
  sizes: string;
  /** Nothing else on the page is larger: it is fetched first. */
  first?: boolean;
};

/** A photo in the size the screen needs. Its place is kept by width and height, so nothing moves when it comes. */
export function Picture({ photo, alt, sizes, first = false }: PictureProps) {
  return (
    <Image
      src={photo.url}
      srcSet={photo.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}

const Image = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
