import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { Page } from '#ui/Page.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** A page in its final shape while it loads: a title, a line, a card. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Page data-testid="page-skeleton">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton variant="rounded" width={240} height={32} />
      <Skeleton variant="rounded" width="min(420px, 80%)" height={14} sx={{ marginTop: 1.5 }} />
      <Block />
    </Page>
  );
}

const Block = styled('div')(({ theme }) => ({
  height: 320,
  marginTop: 24,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));
