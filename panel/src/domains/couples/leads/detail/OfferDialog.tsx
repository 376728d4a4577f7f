import type { LeadSummary } from '@bellbird/contract/couples/leads';
import Pencil from 'lucide-react/icons/pencil';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useTranslation } from '#texts/use-translation.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';

type OfferDialogProps = { lead: LeadSummary; onWrite: () => void; onClose: () => void };

/** Two ways to make an offer: a quote that the couple can accept, or words in a mail. */
export function OfferDialog({ lead, onWrite, onClose }: OfferDialogProps) {
  const { t } = useTranslation('lead-menu');
  return (
    <ClosableDialog title={t('offer.title', { name: firstNames(lead.couple.name) })} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Stack gap={3}>
          <PrimaryButton
            size="large"
            fullWidth
            startIcon={<ReceiptText aria-hidden />}
            component={Link}
            to={pathTo('leadQuote', { id: lead.id })}
          >
            {t('offer.quote')}
          </PrimaryButton>
          <Quiet>{t('offer.quoteHelp')}</Quiet>
          <Button size="large" fullWidth startIcon={<Pencil aria-hidden />} onClick={onWrite}>
            {t('offer.write')}
          </Button>
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
