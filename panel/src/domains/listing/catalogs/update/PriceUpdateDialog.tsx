import type { Catalog } from '@bellbird/contract/listing/catalogs';
import { countDaysLeft } from '@bellbird/contract/listing/catalogs/expiry.ts';
import type { Provider } from '@bellbird/contract/listing/providers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useRef, useState } from 'react';
import { refetchTexts } from '#texts/texts.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { catalogsOptions } from '../catalogs.queries.ts';
import { ExpiryChip } from '../ExpiryChip.tsx';
import { Quiet, Strong } from '../Section.tsx';
import { useToday } from '../use-today.ts';
import { finishCurrent, skipCurrent, startRound } from './update-round.ts';
import type { PriceValues } from './use-price-update.ts';
import css from './PriceUpdateDialog.module.css';

/** Most people close the list; the form and its texts load when somebody is about to start. */
const UpdateForm = lazyPart(
  async () => {
    const [{ UpdateForm: Form }] = await Promise.all([import('./UpdateForm.tsx'), refetchTexts('catalogs')]);
    return { UpdateForm: Form };
  },
  'UpdateForm',
  { isAwaited: true },
);

type Old = { provider: Provider; catalogId: number };
/** Lists the catalogs whose prices expire, then shows a form for each. */
export function PriceUpdateDialog({ catalogs, onClose }: { catalogs: readonly Old[]; onClose: () => void }) {
  const { t } = useTranslation('old-prices');
  const leave = useLeave(onClose);
  const [hasStarted, setStarted] = useState(false);
  const found = useOldCatalogs(catalogs);
  // A transition: the list stays until the form is loaded.
  const start = () => startTransition(() => setStarted(true));
  return (
    <Dialog
      title={t(hasStarted ? 'formTitle' : 'title')}
      onClose={leave}
      maxWidth={hasStarted ? 'md' : 'sm'}
      data-testid="modal-prices"
    >
      {found.hasFailed ? (
        <DialogContent>
          <ErrorState title={t('failed')} onRetry={found.retry} />
        </DialogContent>
      ) : !found.all ? (
        <DialogContent aria-busy>
          <Skeleton variant="rounded" height={160} />
        </DialogContent>
      ) : hasStarted ? (
        <Forms all={found.all} onClose={onClose} onLeave={leave} />
      ) : (
        <Warning all={found.all} onStart={start} onClose={onClose} />
      )}
    </Dialog>
  );
}

type Found = { catalog: Catalog; provider: Provider };

/** Loads the catalogs through the lists of their providers. Deleted ones are left out. */
function useOldCatalogs(old: readonly Old[]) {
  const queries = useQueryClient();
  const providerIds = [...new Set(old.map(({ provider }) => provider.id))];
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['catalogs', 'old', providerIds],
    queryFn: async () => (await Promise.all(providerIds.map((id) => queries.fetchQuery(catalogsOptions(id))))).flat(),
  });
  const all = old.flatMap(({ provider, catalogId }): Found[] => {
    const catalog = data?.find(({ id }) => id === catalogId);
    return catalog ? [{ catalog, provider }] : [];
  });
  return { hasFailed: isLoadingError, retry: () => void refetch(), all: data && all };
}

/** If it fails, pressing tries again. */
const prepare = () => void UpdateForm.preload().catch(() => undefined);

function Warning({ all, onStart, onClose }: { all: readonly Found[]; onStart: () => void; onClose: () => void }) {
  const { t } = useTranslation('old-prices');
  return (
    <>
      <DialogContent>
        <p>{t('text')}</p>
        <ul className={css.list}>
          {all.map(({ catalog, provider }) => (
            <OldCatalog key={catalog.id} catalog={catalog} provider={provider} />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('later')}
        </Button>
        <PrimaryButton onClick={onStart} onPointerEnter={prepare}>
          {t('start')}
        </PrimaryButton>
      </DialogActions>
    </>
  );
}

function OldCatalog({ catalog, provider }: Found) {
  const today = useToday(provider.timeZone);
  return (
    <li data-expired={countDaysLeft(catalog.expireAt, today) < 0 || undefined}>
      <span>
        <Strong>{catalog.name}</Strong>
        <Quiet>{provider.name}</Quiet>
      </span>
      <ExpiryChip expireAt={catalog.expireAt} today={today} />
    </li>
  );
}

function Forms({ all, onClose, onLeave }: { all: readonly Found[]; onClose: () => void; onLeave: () => void }) {
  const [round, setRound] = useState(() => startRound(all.map(({ catalog }) => catalog.id)));
  // Keeps what was typed into a skipped form.
  const drafts = useRef(new Map<number, PriceValues>());
  const current = all.find(({ catalog }) => catalog.id === round.at);
  if (!current) return null;
  const { catalog, provider } = current;
  const saved = () => {
    const next = finishCurrent(round);
    if (next.at === undefined) onClose();
    else setRound(next);
  };
  const pass = (values: PriceValues) => {
    drafts.current.set(catalog.id, values);
    setRound(skipCurrent(round));
  };
  return (
    <UpdateForm
      key={catalog.id}
      catalog={catalog}
      provider={provider}
      draft={drafts.current.get(catalog.id)}
      left={round.left.length}
      onSaved={saved}
      onSkip={round.left.length > 1 ? pass : undefined}
      onLeave={onLeave}
    />
  );
}
