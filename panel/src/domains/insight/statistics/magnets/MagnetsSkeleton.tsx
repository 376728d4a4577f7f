import { Card, CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CardsWaiting } from '../parts/CardsWaiting.tsx';
import { Cards } from '../parts/layout.ts';

/** Placeholder while the magnets load. */
export function MagnetsSkeleton() {
  return (
    <Cards aria-busy>
      <Card>
        <CardBody>
          <Skeleton variant="line" width={200} />
          <Skeleton variant="line" width="60%" />
        </CardBody>
        <CardBody>
          {[80, 60, 40, 20].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={32} />
          ))}
        </CardBody>
      </Card>
      <CardsWaiting count={4} />
    </Cards>
  );
}
