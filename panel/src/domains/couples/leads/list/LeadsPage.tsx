import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import SquareKanban from 'lucide-react/icons/square-kanban';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useUser } from '#platform/session/use-session.ts';
import { useLimited } from '#platform/upgrade/use-limited.ts';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { ExportCouples } from './ExportCouples.tsx';
import { LeadList } from './LeadList.tsx';
import { UnmatchedNote } from './UnmatchedNote.tsx';
import { type LeadListControls, useLeadList } from './use-lead-list.ts';
import css from './note.module.css';

export { firstData } from './first-data.ts';

const AddCoupleDialog = lazyPart(() => import('./AddCoupleDialog.tsx'), 'AddCoupleDialog');

const LimitedNote = lazyPart(() => import('./LimitedNote.tsx'), 'LimitedNote', { isAwaited: true });

const LeadBoard = lazyPart(() => import('../board/LeadBoard.tsx'), 'LeadBoard');

/** Everyone who asked for a quote, as a list or a board. */
export function LeadsPage() {
  const { t } = useTranslation(['leads-list', 'lead-parts']);
  const list = useLeadList();
  const { view } = list.state;
  const isNarrow = useMediaQuery('(width < 1000px)');
  const [isAdding, setAdding] = useState(false);
  const providers = useUser()?.providers ?? [];
  const hasProvider = providers.length > 0;
  const isLimited = useLimited();
  const isAnyLimited = providers.some(({ id }) => isLimited(id));
  const add = hasProvider ? () => setAdding(true) : undefined;

  return (
    <Page>
      <PageHeader
        title={t('title')}
        lead={isNarrow ? undefined : t(`lead.${view}`)}
        quick={
          <>
            <ExportCouples state={list.state} />
            {isNarrow ? (
              <OtherView view={view} onView={list.view} />
            ) : (
              <Segmented
                label={t('view.label')}
                value={view}
                onChange={list.view}
                options={[
                  { value: 'list', label: t('view.list'), icon: <List aria-hidden /> },
                  { value: 'board', label: t('view.board'), icon: <SquareKanban aria-hidden /> },
                ]}
              />
            )}
          </>
        }
        floats
        primary={
          add && (
            <PrimaryButton startIcon={<Plus aria-hidden />} onClick={add}>
              {t('addCouple')}
            </PrimaryButton>
          )
        }
      />
      <UnmatchedNote />
      {isAnyLimited && (
        // Its place is kept: somebody may be about to tap the first couple below it.
        <Suspense fallback={<div className={css.place} />}>
          <LimitedNote />
        </Suspense>
      )}
      {view === 'board' ? <LeadBoard list={list} /> : <LeadList list={list} onAdd={add} />}
      {isAdding && <AddCoupleDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

type LeadView = LeadListControls['state']['view'];

/** On a phone one button leads to the other view. */
function OtherView({ view, onView }: { view: LeadView; onView: (view: LeadView) => void }) {
  const { t } = useTranslation('leads-list');
  const other = view === 'list' ? 'board' : 'list';
  return (
    <IconButton aria-label={t(`view.${other}`)} onClick={() => onView(other)}>
      {other === 'board' ? <SquareKanban aria-hidden /> : <List aria-hidden />}
    </IconButton>
  );
}
