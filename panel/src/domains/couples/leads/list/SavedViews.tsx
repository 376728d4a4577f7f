import type { LeadView } from '@bellbird/contract/couples/leads';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Trash2 from 'lucide-react/icons/trash';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { FilterChip } from '#ui/list/FilterChip.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { Divider, Menu, MenuItem } from '#ui/overlays/Menu.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
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
          <MenuItem key={view.id} selected={view === current} onClick={() => apply(view)}>
            <Bookmark aria-hidden />
            {view.name}
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        {current && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              void forget(current);
            }}
          >
            <Trash2 aria-hidden />
            {t('views.delete', { name: current.name })}
          </MenuItem>
        )}
        <MenuItem
          disabled={viewSearch(list.search) === '' || Boolean(current)}
          onClick={() => {
            setAnchor(null);
            setSaving(true);
          }}
        >
          <BookmarkPlus aria-hidden />
          {t('views.save')}
        </MenuItem>
      </Menu>
      <Suspense>
        {isSaving && <SaveViewDialog search={viewSearch(list.search)} onClose={() => setSaving(false)} />}
      </Suspense>
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
  const notices = useNotices();
  const queries = useQueryClient();
  return (view: LeadView) =>
    attempt(async () => {
      await deleteView(view.id);
      await queries.invalidateQueries(leadViewsOptions);
      notices.success(t('views.deleted', { name: view.name }));
    });
}
