import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { Notifications } from '#domains/attention/prompts/bell/Notifications.tsx';
import { Badge } from '#ui/Badge.tsx';
import { pathTo } from '#platform/routing/paths.ts';

type BellPopoverProps = { anchor: HTMLElement; open: boolean; count: number; onClose: () => void };

/** The notifications, with a link to the to-do list. */
export function BellPopover({ anchor, open, count, onClose }: BellPopoverProps) {
  const { t } = useTranslation('shell');
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'bell-title' } }}
    >
      <Inside>
        <Title>
          <Typography variant="h2" id="bell-title">
            {t('bell.title')}
          </Typography>
          <Badge count={count} tone="hot" />
          <Link to={pathTo('todo')} onClick={onClose}>
            {t('bell.toTodo')}
          </Link>
        </Title>
        <Notifications onLeave={onClose} />
      </Inside>
    </Popover>
  );
}

const Inside = styled('div')({ width: 400, maxWidth: '100%' });
const Title = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '14px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& a': {
    ...theme.typography.body2,
    marginInlineStart: 'auto',
    color: theme.vars.palette.primary.ink,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}));
