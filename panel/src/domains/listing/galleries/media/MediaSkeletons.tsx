import { Skeleton } from '#ui/Skeleton.tsx';
import { Figure, Frame, Grid, Line } from './grid.ts';
import css from './MediaSkeletons.module.css';

/** Media that load, the main image first. The document puts the first photos there before the panel's code runs. */
export function MediaSkeletons() {
  return (
    <Grid aria-hidden className={css.grid} data-fill="photos">
      {Array.from({ length: 8 }, (_, at) => (
        <li key={at} data-large={at === 0 || undefined}>
          <Figure>
            <Frame />
            <Line>
              <Skeleton variant="line" width="60%" />
            </Line>
          </Figure>
        </li>
      ))}
    </Grid>
  );
}
