import { useTranslation } from '#texts/use-translation.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** The skeleton of a sign-in form while its link is checked. */
export function AuthSkeleton() {
  const { t } = useTranslation('passwords');
  return (
    <Stack gap={5} role="status" aria-label={t('checking')}>
      <Skeleton variant="rounded" width="70%" height={40} />
      <Skeleton variant="rounded" height={20} />
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={48} />
    </Stack>
  );
}
