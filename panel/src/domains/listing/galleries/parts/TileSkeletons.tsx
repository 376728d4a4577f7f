import { Skeleton } from '#ui/Skeleton.tsx';
import { Tiles } from './GalleryTile.tsx';
import css from './TileSkeletons.module.css';

/** Placeholders while galleries load. */
export function TileSkeletons({ count = 4 }: { count?: number }) {
  return (
    <Tiles aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <Skeleton className={css.frame} variant="rounded" />
          <Skeleton width="60%" mt={2} />
          <Skeleton width="30%" />
        </li>
      ))}
    </Tiles>
  );
}
