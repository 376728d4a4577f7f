import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';

/** The first stop of the Tab key: skips the bar and the sidebar. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return <Skip href="#content">{t('skip')}</Skip>;
}

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 16,
  top: -80,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.float,
  ...theme.typography.subtitle2,
  '&:focus': { top: 12 },
}));
