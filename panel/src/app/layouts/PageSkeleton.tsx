import { useTranslation } from '#texts/use-translation.ts';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import css from './PageSkeleton.module.css';

/** A page in its final shape while it loads: a title, a line, a card. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Page data-testid="page-skeleton">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" width={240} height={32} />
      <Skeleton variant="rounded" width={420} height={14} mt={3} />
      <div className={css.block} />
    </Page>
  );
}
