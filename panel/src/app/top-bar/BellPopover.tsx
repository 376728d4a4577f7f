import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#texts/useTranslation.ts';
import { Badge } from '#ui/Badge.tsx';
import { pathTo } from '../route-table.ts';

type BellPopoverProps = { anchor: HTMLElement; open: boolean; count: number; onClose: () => void };

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
        </Title>
        <Typography color="textSecondary">{t('bell.text', { count })}</Typography>
        <Button fullWidth component={Link} to={pathTo('todo')} onClick={onClose}>
          {t('bell.toTodo')}
        </Button>
      </Inside>
    </Popover>
  );
}

const Inside = styled('div')({ display: 'grid', gap: 12, width: 320, maxWidth: '100%', padding: '16px 20px 20px' });
const Title = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
