import type { CatalogueDraft } from '@bellbird/contract/desk/catalogue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { showDay } from '#platform/formats/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Lines } from '#ui/Lines.tsx';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { dotted } from '#ui/dotted.ts';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { ClosableDialog } from '#ui/overlays/ClosableDialog.tsx';
import { Differences } from './Differences.tsx';
import { catalogueDraftsOptions, catalogueKey, discardDraft, publishDrafts } from './catalogue.queries.ts';
import { nameEntry } from './entry-names.ts';
import css from './catalogue.module.css';

/** Every draft, before and after; what is ticked is published together, exactly as it is shown. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  const drafts = useQuery(catalogueDraftsOptions).data ?? [];
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = drafts.filter(({ id, isOutdated }) => !left.has(id) && !isOutdated);
  const refresh = () => queries.invalidateQueries({ queryKey: catalogueKey });
  const publish = useMutation({
    mutationFn: publishDrafts,
    // An event may come before the response, and then nothing is chosen any more.
    onSuccess: (_, published) => {
      notices.success(t('publishedCount', { count: published.length }));
      onClose();
    },
    onError: (error) => notices.error(error.message),
    onSettled: refresh,
  });
  const discard = useMutation({
    mutationFn: discardDraft,
    onError: (error) => notices.error(error.message),
    onSettled: refresh,
  });
  const askDiscard = async ({ id, after }: CatalogueDraft) => {
    const name = nameEntry(after);
    const question = { title: t('discardQuestion', { name }), text: t('discardText'), confirm: t('discard') };
    if (await confirm({ ...question, danger: true })) discard.mutate(id);
  };
  const toggle = (id: number) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  return (
    <ClosableDialog title={t('review')} onClose={onClose} maxWidth="md">
      <DialogContent>
        <Stack gap={4}>
          {drafts.length === 0 && <Quiet>{t('nothingWaits')}</Quiet>}
          {drafts.map((draft) => (
            <Stack component="section" gap={2} key={draft.id}>
              <Row gap={2} justify="between" wrap>
                <span className={css.choice}>
                  <Checkbox
                    aria-label={t('publishNamed', { name: nameEntry(draft.after) })}
                    checked={chosen.includes(draft)}
                    disabled={draft.isOutdated}
                    onChange={() => toggle(draft.id)}
                  />
                  <DraftName draft={draft} />
                </span>
                <Button
                  size="small"
                  aria-label={t('discardNamed', { name: nameEntry(draft.after) })}
                  onClick={() => void askDiscard(draft)}
                >
                  {t('discard')}
                </Button>
              </Row>
              {draft.isOutdated && <Note tone="warning">{t('outdatedHelp')}</Note>}
              <Differences kind={draft.kind} before={draft.before} after={draft.after} />
            </Stack>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <PrimaryButton
          disabled={chosen.length === 0}
          loading={publish.isPending}
          onClick={() => publish.mutate(chosen.map(({ id, version }) => ({ id, version })))}
        >
          {t('publish', { count: chosen.length })}
        </PrimaryButton>
      </DialogActions>
    </ClosableDialog>
  );
}

function DraftName({ draft: { kind, after, before, by, at } }: { draft: CatalogueDraft }) {
  const { t } = useTranslation('catalogue');
  return (
    <Lines
      title={nameEntry(after)}
      about={dotted(t(`kind.${kind}.title`), before ? '' : t('isNew'), t('byOn', { name: by, day: showDay(at) }))}
    />
  );
}
