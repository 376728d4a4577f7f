import { useTranslation } from '#texts/use-translation.ts';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import css from './PageSkeleton.module.css';

/** A page in its final shape while it loads: a title (on phones in its bar), a line, a card with lines. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Page data-testid="page-skeleton">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={css.bar} data-page-bar="">
        <Skeleton variant="rounded" width={180} height={24} />
      </div>
      <Skeleton variant="rounded" width={280} height={14} />
      <Stack gap={5} className={css.block} aria-busy>
        {[60, 90, 75, 85, 40].map((width) => (
          <Skeleton key={width} variant="rounded" width={`${width}%`} height={16} />
        ))}
      </Stack>
    </Page>
  );
}
