import type { InstagramVisit } from '@bellbird/contract/listing/galleries';
import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Progress } from '#ui/Progress.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { DialogFields, DialogForm } from '#ui/forms/DialogForm.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SubmitButton } from '#ui/forms/SubmitButton.tsx';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { galleriesKey, importInstagramPhotos, instagramVisitOptions } from '../galleries.queries.ts';
import { useSaveMedia } from '../media/use-save-media.ts';
import { TagsField } from '../parts/TagsField.tsx';
import { PhotosField } from './PhotosField.tsx';

type Values = { photoIds: number[]; tags: MediaTag[]; confirmed: boolean };
const resolver = lazyResolver(async () => (await import('../media/media-forms.ts')).InstagramForm);
const NOTHING: Values = { photoIds: [], tags: [], confirmed: false };

/** Photos to choose from, then the progress of their import. It can be closed at any time. */
export function InstagramDialog({ visitId, onClose }: { visitId: number; onClose: () => void }) {
  const { t } = useTranslation('galleries');
  const leave = useLeave(onClose);
  const visit = useQuery(instagramVisitOptions(visitId));
  const hasBegun = visit.data?.photos.some(({ state }) => state !== 'offered') ?? false;
  return (
    <Dialog title={t('instagram.title')} onClose={leave}>
      {visit.data && visit.data.photos.length > 0 ? (
        hasBegun ? (
          <Arriving visit={visit.data} onClose={onClose} />
        ) : (
          <Picking visit={visit.data} onLeave={leave} />
        )
      ) : (
        <>
          <DialogContent aria-busy={visit.isPending}>
            {visit.isLoadingError ? (
              <ErrorState title={t('instagram.failed')} onRetry={() => void visit.refetch()} />
            ) : visit.data ? (
              <EmptyState title={t('instagram.none')} />
            ) : (
              <Skeleton variant="rounded" height={240} />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={leave}>{t('instagram.close')}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function Picking({ visit, onLeave }: { visit: InstagramVisit; onLeave: () => void }) {
  const { t } = useTranslation('galleries');
  const queries = useQueryClient();
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: NOTHING });
  const submit = useSaveMedia(form)({
    work: async ({ photoIds, tags }) => {
      await importInstagramPhotos(visit.id, photoIds, tags);
      form.reset({ photoIds, tags, confirmed: true });
      await queries.invalidateQueries({ queryKey: instagramVisitOptions(visit.id).queryKey });
    },
    done: undefined,
    onDone: () => undefined,
  });
  return (
    <DialogForm>
      <Form form={form} guarded onSubmit={submit}>
        <DialogFields>
          <p>{t('instagram.lead')}</p>
          <PhotosField name="photoIds" photos={visit.photos} />
          <TagsField name="tags" help={t('tags.helpAll')} />
          <CheckboxField name="confirmed" label={t('upload.promise')} required />
        </DialogFields>
        <DialogActions>
          <Button onClick={onLeave}>{t('ui:cancel')}</Button>
          <ImportButton />
        </DialogActions>
      </Form>
    </DialogForm>
  );
}

function ImportButton() {
  const { t } = useTranslation('galleries');
  const { length: count } = useWatch({ name: 'photoIds' }) as number[];
  return <SubmitButton>{count === 0 ? t('instagram.submitNone') : t('instagram.submit', { count })}</SubmitButton>;
}

function Arriving({ visit, onClose }: { visit: InstagramVisit; onClose: () => void }) {
  const { t } = useTranslation('galleries');
  const queries = useQueryClient();
  const countOf = (...states: string[]) => visit.photos.filter(({ state }) => states.includes(state)).length;
  const [arrived, lost, total] = [countOf('arrived'), countOf('failed'), countOf('wanted', 'arrived', 'failed')];
  const done = arrived + lost;
  // Shows imported photos in the gallery.
  useEffect(() => {
    if (done > 0) void queries.invalidateQueries({ queryKey: galleriesKey });
  }, [queries, done]);
  return (
    <>
      <DialogContent>
        <Stack gap={1} mb={4} role="status">
          {done < total ? (
            <p>{t('instagram.importing', { done, total })}</p>
          ) : (
            arrived > 0 && <p>{t('instagram.imported', { count: arrived })}</p>
          )}
          {lost > 0 && <p>{t('instagram.failedPhotos', { count: lost })}</p>}
        </Stack>
        <Progress value={(done / total) * 100} aria-label={t('instagram.title')} />
      </DialogContent>
      <DialogActions>
        <PrimaryButton onClick={onClose}>{t('instagram.close')}</PrimaryButton>
      </DialogActions>
    </>
  );
}
