import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { CardBody } from '#ui/Card.tsx';

export function TabSkeleton() {
  return (
    <Lines aria-busy>
      {['80%', '60%', '72%', '50%'].map((width) => (
        <Skeleton key={width} width={width} height={20} />
      ))}
    </Lines>
  );
}

const Lines = styled(CardBody)({ display: 'grid', gap: 16 });
