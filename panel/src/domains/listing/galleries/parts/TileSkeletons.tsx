import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Tiles } from './GalleryTile.tsx';

/** Placeholders while galleries load. */
export function TileSkeletons({ count = 4 }: { count?: number }) {
  return (
    <Tiles aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <Frame variant="rounded" />
          <Skeleton width="60%" sx={{ marginTop: 1 }} />
          <Skeleton width="30%" />
        </li>
      ))}
    </Tiles>
  );
}

const Frame = styled(Skeleton)({ aspectRatio: '3 / 2', height: 'auto' });
