import { CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

export function TabSkeleton() {
  return (
    <CardBody aria-busy>
      <Stack gap={4}>
        {['80%', '60%', '72%', '50%'].map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </Stack>
    </CardBody>
  );
}
