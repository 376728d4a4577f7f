import { Card, CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TwoColumns } from './layout.ts';

const HEIGHT = 240;

/** The cards below a chart while they load. */
export function CardsWaiting({ count = 2 }: { count?: number }) {
  return (
    <TwoColumns aria-busy>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at}>
          <CardBody>
            <Skeleton variant="line" width="40%" />
            <Skeleton variant="line" width="80%" />
            <Skeleton variant="rounded" height={HEIGHT} mt={4} />
          </CardBody>
        </Card>
      ))}
    </TwoColumns>
  );
}
