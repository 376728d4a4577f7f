import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Check, CloudOff, MailCheck, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { UpgradeDrawing } from './UpgradeDrawing.tsx';
import { useUpgradeRequest } from './use-upgrade-request.ts';

type UpgradeDialogProps = { upgrade: Upgrade; providerId?: number | undefined; onClose: () => void };

/**
 * Explains what a larger package would add and sends the request for it to the account manager. Nothing is bought
 * here.
 */
export function UpgradeDialog({ upgrade, providerId, onClose }: UpgradeDialogProps) {
  const { t } = useTranslation('upgrade');
  const ui = useUiText();
  const notices = useNotices();
  const id = useId();
  const { request, send, isReady } = useUpgradeRequest(upgrade, () => {
    onClose();
    notices.success(t('sent'));
  });
  const isOpen = request.state === 'open' || request.state === 'pending';
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      data-testid="upgrade-dialog"
      {...(request.state === 'failed' && { role: 'alertdialog' })}
    >
      <Cross aria-label={ui('close')} onClick={onClose}>
        <X aria-hidden />
      </Cross>
      {isOpen && (
        <>
          <UpgradeDrawing />
          <Body>
            <div>
              <Typography variant="subtitle" id={id}>
                {t(`${upgrade}.title`)}
              </Typography>
              <Typography color="textSecondary" sx={{ '&&': { marginTop: 1 } }}>
                {t(`${upgrade}.text`)}
              </Typography>
            </div>
            <ul>
              {(['first', 'second', 'third'] as const).map((point) => (
                <li key={point}>
                  <Check aria-hidden />
                  {t(`${upgrade}.${point}`)}
                </li>
              ))}
            </ul>
          </Body>
        </>
      )}
      {request.state === 'sent' && (
        <Outcome id={id} icon={<MailCheck aria-hidden />} title={t('sentTitle')} text={t('sentText')} />
      )}
      {request.state === 'failed' && (
        <Outcome id={id} icon={<CloudOff aria-hidden />} title={t('failedTitle')} text={request.message} isBad />
      )}
      {request.state !== 'failed' && (
        <DialogActions>
          <Packages providerId={providerId} onFollow={onClose} />
          {isOpen && (
            <Button
              variant="contained"
              color="primary"
              disabled={!isReady}
              loading={request.state === 'pending'}
              onClick={() => void send()}
            >
              {t('ask')}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}

/** The link to the packages, for users who manage payments. */
function Packages({ providerId, onFollow }: { providerId: number | undefined; onFollow: () => void }) {
  const { t } = useTranslation('upgrade');
  const providers = useProvidersFor('payments');
  if (providers.length === 0) return null;
  const meant = providers.length === 1 ? providers[0] : providers.find((each) => each.id === providerId);
  return (
    <Button
      variant="text"
      component={Link}
      to={pathTo('providerPayments', { providerId: meant?.id ?? ALL_PROVIDERS_ID })}
      search={{ tab: 'packages' }}
      onClick={onFollow}
    >
      {t('packages')}
    </Button>
  );
}

type OutcomeProps = { id: string; icon: ReactNode; title: string; text: string; isBad?: boolean };

function Outcome({ id, icon, title, text, isBad = false }: OutcomeProps) {
  return (
    <NoteText data-bad={isBad || undefined}>
      {icon}
      <div>
        <Typography variant="subtitle" id={id}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ '&&': { marginTop: 0.5 } }}>
          {text}
        </Typography>
      </div>
    </NoteText>
  );
}

const Cross = styled(IconButton)({ position: 'absolute', top: 12, insetInlineEnd: 12 });

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

const NoteText = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  flex: 1,
  padding: '24px 64px 24px 24px',
  '& > svg.lucide': { flex: 'none', width: 24, height: 24, marginTop: 2, color: theme.vars.palette.primary.main },
  '&[data-bad] > svg.lucide': { color: theme.vars.palette.error.main },
  [theme.breakpoints.down('md')]: { padding: '24px 64px 24px 16px' },
}));
