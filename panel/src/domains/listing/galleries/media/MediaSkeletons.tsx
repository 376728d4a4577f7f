import { Skeleton } from '#ui/Skeleton.tsx';
import { CAPTION_PX, Grid } from './grid.ts';
import css from './MediaSkeletons.module.css';

/** Placeholders while media load. */
export function MediaSkeletons() {
  return (
    <Grid aria-hidden>
      {Array.from({ length: 8 }, (_, at) => (
        <li key={at}>
          <Skeleton className={css.photo} variant="rounded" />
          <Skeleton width="60%" height={CAPTION_PX} />
        </li>
      ))}
    </Grid>
  );
}
