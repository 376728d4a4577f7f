import type { Prompt } from '@bellbird/contract/attention/prompts';
import { Suspense } from 'react';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import type { ForcedModal } from './due.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { MissingDialog } from './MissingDialog.tsx';
import { NoPricesDialog } from './NoPricesDialog.tsx';
import { ReferralDialog } from './ReferralDialog.tsx';
import type { MissingListingData } from './use-missing-data.ts';
import { VideoDialog } from './VideoDialog.tsx';

const PriceUpdateDialog = lazyPart(
  () => import('#domains/listing/catalogs/update/PriceUpdateDialog.tsx'),
  'PriceUpdateDialog',
);

export type ModalProps = {
  /** Closed with ‘Not now’. */
  onClose: () => void;
  /** Closed by following its link. */
  onGone: () => void;
};

export type OpenModalProps = ModalProps & {
  modal: ForcedModal;
  missingData: MissingListingData;
  message: Prompt | undefined;
};

/** The forced modal that is open. The form for prices, the only heavy one, loads separately. */
export function OpenModal({ modal, missingData, message, ...ways }: OpenModalProps) {
  switch (modal) {
    case 'message':
      return message && <MessageDialog message={message} {...ways} />;
    case 'video':
      return <VideoDialog {...ways} />;
    case 'prices':
      return (
        <Suspense>
          <PriceUpdateDialog catalogs={missingData.toUpdate} onClose={ways.onClose} />
        </Suspense>
      );
    case 'noPrices':
      return <NoPricesDialog providers={missingData.unpriced} {...ways} />;
    case 'missing':
      return <MissingDialog missing={missingData.missing} {...ways} />;
    case 'referral':
      return <ReferralDialog {...ways} />;
  }
}
