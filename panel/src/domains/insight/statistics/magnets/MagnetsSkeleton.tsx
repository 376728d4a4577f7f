import { Card, CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

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
