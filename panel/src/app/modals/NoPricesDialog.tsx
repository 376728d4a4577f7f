import type { Provider } from '@bellbird/contract/listing/providers';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import type { ModalProps } from './OpenModal.tsx';

/** A listing without a price cannot be found by price. */
export function NoPricesDialog({ providers, onClose, onGone }: ModalProps & { providers: readonly Provider[] }) {
  const { t } = useTranslation('modals');
  const [provider] = providers;
  if (!provider) return null;
  return (
    <ModalFrame
      name="noPrices"
      drawing={<QuietNest />}
      title={t('noPrices.title', { provider: provider.name })}
      text={t('noPrices.text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('later')}
          </Button>
          <Button
            variant="contained"
            color="primary"
            component={Link}
            to={pathTo('providerBudget', { id: provider.id })}
            onClick={onGone}
          >
            {t('noPrices.add')}
          </Button>
        </>
      }
    />
  );
}
