import type { Catalog } from '@bellbird/contract/listing/catalogs';
import { toExpiryLimits } from '@bellbird/contract/listing/catalogs/expiry.ts';
import { useQueryClient } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { useNavigate } from '#platform/routing/routing.ts';
import { useApiFailure } from '#platform/api/use-api-failure.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { catalogsOptions, deleteCatalog } from './catalogs.queries.ts';

type CatalogActionsProps = { catalog: Catalog; today: string; onRenew: () => void; onRemoved: () => void };

/** The menu of a catalog. */
export function CatalogActions({ catalog, today, onRenew, onRemoved }: CatalogActionsProps) {
  const { t } = useTranslation('catalogs');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toFailure = useApiFailure('catalogs');
  const { id, name, provider } = catalog;
  const { latest } = toExpiryLimits(today);

  const pick = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  const copy = () => void navigate({ to: '.', search: { catalog: `copy-${id}` }, resetScroll: false });
  const remove = async () => {
    const question = { title: t('delete.title', { name }), text: t('delete.text'), confirm: t('delete.confirm') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await deleteCatalog(id);
      notices.success(t('delete.done', { name }));
      onRemoved();
    } catch (error) {
      notices.error(toFailure(error).message);
    }
    await queries.invalidateQueries({ queryKey: catalogsOptions(provider.id).queryKey });
  };

  return (
    <>
      <IconButton
        size="small"
        aria-label={t('more', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {catalog.expireAt < latest && (
          <MenuItem onClick={pick(onRenew)}>
            <RefreshCw aria-hidden />
            {t('renew.until', { day: showDay(latest) })}
          </MenuItem>
        )}
        <MenuItem onClick={pick(copy)}>
          <Copy aria-hidden />
          {t('copy.verb')}
        </MenuItem>
        <MenuItem onClick={pick(() => void remove())}>
          <Trash2 aria-hidden />
          {t('delete.verb')}
        </MenuItem>
      </Menu>
    </>
  );
}
