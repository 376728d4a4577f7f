import Skeleton from '@mui/material/Skeleton';
import { Card, CardBody } from '#ui/Card.tsx';

/** Placeholder while the magnets load. */
export function MagnetsSkeleton() {
  return (
    <Card aria-busy>
      <CardBody>
        <Skeleton width={200} height={24} />
        <Skeleton width="60%" />
      </CardBody>
      <CardBody>
        {[80, 60, 40, 20].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={32} />
        ))}
      </CardBody>
    </Card>
  );
}
