import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';

/** The skeleton of a sign-in form while its link is checked. */
export function AuthSkeleton() {
  const { t } = useTranslation('access');
  return (
    <Column role="status" aria-label={t('checking')}>
      <Skeleton variant="rounded" width="70%" height={40} />
      <Skeleton variant="rounded" height={20} />
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={48} />
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: 20 });
