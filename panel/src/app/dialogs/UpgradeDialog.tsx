import type { Upgrade } from '@bellbird/contract/packages/upgrades';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#texts/useTranslation.ts';
import { supportLinks } from '#platform/config/support.ts';
import { useUser } from '#platform/session/use-session.ts';
import { UpgradeDrawing } from './UpgradeDrawing.tsx';

type UpgradeDialogProps = { upgrade: Upgrade; onClose: () => void };

/** Statistics that the package does not hold: what they would show, and whom to ask. Nothing is bought here. */
export function UpgradeDialog({ upgrade, onClose }: UpgradeDialogProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const email = useUser()?.accountManager.email ?? supportLinks().email;
  const subject = encodeURIComponent(t(`upgrade.${upgrade}.subject`));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id} data-testid="upgrade-dialog">
      <UpgradeDrawing />
      <Body>
        <div>
          <Typography variant="subtitle" id={id}>
            {t(`upgrade.${upgrade}.title`)}
          </Typography>
          <Typography color="textSecondary" sx={{ '&&': { marginTop: 1 } }}>
            {t(`upgrade.${upgrade}.text`)}
          </Typography>
        </div>
        <ul>
          {(['first', 'second', 'third'] as const).map((point) => (
            <li key={point}>
              <Check aria-hidden />
              {t(`upgrade.${upgrade}.${point}`)}
            </li>
          ))}
        </ul>
      </Body>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('upgrade.notNow')}
        </Button>
        <Button variant="contained" color="primary" href={`mailto:${email}?subject=${subject}`}>
          {t('upgrade.ask')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  flex: 1,
  alignContent: 'start',
  padding: 24,
  '& ul': { display: 'grid', gap: 8 },
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 10 },
  '& li svg': { marginTop: 1, color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('md')]: { padding: '24px 16px' },
}));
