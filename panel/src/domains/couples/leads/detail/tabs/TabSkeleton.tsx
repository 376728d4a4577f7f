import { CardBody } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import css from './TabSkeleton.module.css';

export function TabSkeleton() {
  return (
    <CardBody className={css.lines} aria-busy>
      {['80%', '60%', '72%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height={20} />
      ))}
    </CardBody>
  );
}
