import type { Provider } from '@bellbird/contract/listing/providers';
import { useTranslation } from '#texts/use-translation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { QuietNest } from '#ui/drawings/QuietNest.tsx';
import { LaterActions } from './LaterActions.tsx';
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
        <LaterActions
          to={pathTo('providerBudget', { id: provider.id })}
          label={t('noPrices.add')}
          onClose={onClose}
          onGone={onGone}
        />
      }
    />
  );
}
