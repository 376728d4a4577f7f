import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { ALL_PROVIDERS_ID } from '@bellbird/contract/shared/limits';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import MailCheck from 'lucide-react/icons/mail-check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { useProvidersFor } from '#platform/session/use-providers-for.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Text } from '#ui/Text.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Dialog, DialogActions } from '#ui/overlays/Dialog.tsx';
import { useUiText } from '#ui/use-ui-text.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { UpgradeDrawing } from './UpgradeDrawing.tsx';
import { useUpgradeRequest } from './use-upgrade-request.ts';
import css from './UpgradeDialog.module.css';

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
      <IconButton className={css.cross} aria-label={ui('close')} onClick={onClose} icon={X} />
      {isOpen && (
        <>
          <UpgradeDrawing />
          <Stack gap={4} className={css.body}>
            <div>
              <Text size="subtitle" id={id}>
                {t(`${upgrade}.title`)}
              </Text>
              <Text size="body" quiet mt={2}>
                {t(`${upgrade}.text`)}
              </Text>
            </div>
            <ul>
              {(['first', 'second', 'third'] as const).map((point) => (
                <li key={point}>
                  <Check aria-hidden />
                  {t(`${upgrade}.${point}`)}
                </li>
              ))}
            </ul>
          </Stack>
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
            <PrimaryButton disabled={!isReady} loading={request.state === 'pending'} onClick={() => void send()}>
              {t('ask')}
            </PrimaryButton>
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
    <Row gap={4} align="start" className={css.noteText} data-bad={isBad || undefined}>
      {icon}
      <div>
        <Text size="subtitle" id={id}>
          {title}
        </Text>
        <Text size="body" quiet mt={1}>
          {text}
        </Text>
      </div>
    </Row>
  );
}
