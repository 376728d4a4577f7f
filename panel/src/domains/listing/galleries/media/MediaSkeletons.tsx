import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { CAPTION_PX, Grid } from './grid.ts';

/** Placeholders while media load. */
export function MediaSkeletons() {
  return (
    <Grid aria-hidden>
      {Array.from({ length: 8 }, (_, at) => (
        <li key={at}>
          <Photo variant="rounded" />
          <Skeleton width="60%" sx={{ height: CAPTION_PX }} />
        </li>
      ))}
    </Grid>
  );
}

const Photo = styled(Skeleton)({ aspectRatio: '3 / 2', height: 'auto' });
