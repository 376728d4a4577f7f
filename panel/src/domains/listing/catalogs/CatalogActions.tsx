import type { Catalog } from '@bellbird/contract/listing/catalogs';
import { toExpiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import { catalogsOptions, deleteCatalog } from './catalogs.queries.ts';

type CatalogActionsProps = { catalog: Catalog; today: string; onRenew: () => void; onRemoved: () => void };

/** The menu of a catalog. */
export function CatalogActions({ catalog, today, onRenew, onRemoved }: CatalogActionsProps) {
  const { t } = useTranslation('catalogs');
  const confirm = useConfirm();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const { id, name, provider } = catalog;
  const { latest } = toExpiryLimits(today);

  const copy = () => void navigate({ to: '.', search: { catalog: `copy-${id}` }, resetScroll: false });
  const remove = async () => {
    const question = { title: t('delete.title', { name }), text: t('delete.text'), confirm: t('delete.confirm') };
    if (!(await confirm({ ...question, danger: true }))) return;
    if (await attempt(() => deleteCatalog(id), t('delete.done', { name }))) onRemoved();
    await queries.invalidateQueries({ queryKey: catalogsOptions(provider.id).queryKey });
  };

  return (
    <MoreMenu label={t('more', { name })} size="small">
      {catalog.expireAt < latest && (
        <MenuItem onClick={onRenew} icon={RefreshCw} label={t('renew.until', { day: showDay(latest) })} />
      )}
      <MenuItem onClick={copy} icon={Copy} label={t('copy.verb')} />
      <MenuItem onClick={() => void remove()} icon={Trash2} label={t('delete.verb')} />
    </MoreMenu>
  );
}
