import type { LeadView } from '@bellbird/contract/couples/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { Divider, Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { deleteView, leadViewsOptions } from './list.queries.ts';
import type { LeadListControls } from './use-lead-list.ts';

const SaveViewDialog = lazyPart(() => import('./SaveViewDialog.tsx'), 'SaveViewDialog');

/** Saved filters: apply one, save the current ones, delete one. */
export function SavedViews({ list }: { list: LeadListControls }) {
  const { t } = useTranslation('leads-list');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isSaving, setSaving] = useState(false);
  const views = useQuery(leadViewsOptions).data ?? [];
  const current = views.find((view) => view.search === viewSearch(list.search));
  const forget = useForget();

  const apply = (view: LeadView) => {
    setAnchor(null);
    list.apply(view.search);
  };

  return (
    <>
      <FilterChip
        label={t('views.label')}
        menu
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(current && { value: current.name, onClear: list.clear })}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem
            key={view.id}
            selected={view === current}
            onClick={() => apply(view)}
            icon={Bookmark}
            label={view.name}
          />
        ))}
        {views.length > 0 && <Divider />}
        {current && (
          <MenuItem
            onClick={() => void forget(current)}
            icon={Trash2}
            label={t('views.delete', { name: current.name })}
          />
        )}
        <MenuItem
          disabled={viewSearch(list.search) === '' || Boolean(current)}
          onClick={() => setSaving(true)}
          icon={BookmarkPlus}
          label={t('views.save')}
        />
      </Menu>
      {isSaving && <SaveViewDialog search={viewSearch(list.search)} onClose={() => setSaving(false)} />}
    </>
  );
}

/** A view contains the filters, not the page number. */
function viewSearch(search: string): string {
  const kept = new URLSearchParams(search);
  kept.delete('page');
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}

function useForget() {
  const { t } = useTranslation('leads-list');
  const attempt = useAttempt();
  const queries = useQueryClient();
  return async ({ id, name }: LeadView) => {
    if (await attempt(() => deleteView(id), t('views.deleted', { name })))
      await queries.invalidateQueries(leadViewsOptions);
  };
}
