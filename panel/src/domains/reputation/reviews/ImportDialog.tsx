import type { ReviewChannel } from '@bellbird/contract/reputation/reviews';
import { REVIEWS_ON_A_PAGE, REVIEWS_PER_IMPORT } from '@bellbird/contract/shared/limits';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfigNames } from '#platform/config-lists/use-config-list.ts';
import { Button } from '#ui/Button.tsx';
import { Note } from '#ui/Note.tsx';
import { PrimaryButton } from '#ui/PrimaryButton.tsx';
import { Quiet } from '#ui/Text.tsx';
import { holdUnsaved } from '#ui/confirm/unsaved.ts';
import { useLeave } from '#ui/confirm/use-leave.ts';
import { Input } from '#ui/forms/Input.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog, DialogActions, DialogContent } from '#ui/overlays/Dialog.tsx';
import { DropZone } from '#ui/uploads/DropZone.tsx';
import { parseCsv } from './parse-csv.ts';
import { bringOver } from './reviews.queries.ts';
import { useReviewAction } from './use-transfer.ts';
import css from './ImportDialog.module.css';

const EXAMPLE = 'author,rating,date,text\n';
const FAULTS_SHOWN = 5;

type ImportDialogProps = { providerId: number; channel: ReviewChannel; onClose: () => void };

/** Imports a table of reviews, from a file or pasted; shows the errors before anything is saved. */
export function ImportDialog({ providerId, channel, onClose }: ImportDialogProps) {
  const { t } = useTranslation('reviews');
  const nameOf = useConfigNames('review_channel');
  const [fieldId, totalId] = [useId(), useId()];
  const leave = useLeave(onClose);
  const act = useReviewAction();
  const [table, setTable] = useState(EXAMPLE);
  const [total, setTotal] = useState(channel.pageTotal === null ? '' : String(channel.pageTotal));
  const [isBusy, setBusy] = useState(false);
  const isEdited = table.trim() !== EXAMPLE.trim();
  useEffect(() => (isEdited ? holdUnsaved() : undefined), [isEdited]);
  const read = useDeferredValue(table);
  const { reviews, faults } = useMemo(() => parseCsv(read), [read]);
  const isTooMany = reviews.length > REVIEWS_PER_IMPORT;
  const pageTotal = /^\d{1,6}$/.test(total) ? Number(total) : 0;
  const isTotalWrong = pageTotal < Math.max(1, reviews.length) || pageTotal > REVIEWS_ON_A_PAGE;

  const importReviews = async () => {
    setBusy(true);
    const failure = await act(async () => {
      const { added, known } = await bringOver(providerId, channel.id, { comments: reviews, pageTotal });
      return t('import.done', { count: added, known });
    });
    setBusy(false);
    if (!failure) onClose();
  };

  return (
    <Dialog title={t('import.title', { channel: nameOf(channel.channel) })} onClose={leave} maxWidth="md">
      <DialogContent>
        <Stack gap={4}>
          <p>{t('import.lead')}</p>
          <DropZone
            input={{ 'aria-label': t('import.file') }}
            accept=".csv,text/csv,text/plain"
            limits={t('import.limits', { max: REVIEWS_PER_IMPORT })}
            onFiles={([file]) => void file?.text().then(setTable)}
          />
          <div>
            <label className={css.label} htmlFor={fieldId}>
              {t('import.table')}
            </label>
            <Input
              fullWidth

              rows={6}

              value={table}
              onChange={(event) => setTable(event.target.value)}
              id={fieldId}
              spellCheck={false}
              dir="auto"
            />
          </div>
          <div>
            <label className={css.label} htmlFor={totalId}>
              {t('import.total')}
            </label>
            <Input
              inputMode="numeric"
              value={total}
              onChange={(event) => setTotal(event.target.value.trim())}
              id={totalId}
              aria-describedby={`${totalId}-help`}
              aria-invalid={total !== '' && isTotalWrong}
            />
            <Quiet id={`${totalId}-help`}>
              {t(total !== '' && isTotalWrong ? 'import.totalFault' : 'import.totalHelp')}
            </Quiet>
          </div>
          {isTooMany && <Note tone="warning">{t('import.tooMany', { max: REVIEWS_PER_IMPORT })}</Note>}
          {faults.length > 0 && (
            <Note tone="warning">
              {t('import.invalidRows', { count: faults.length })}
              <ul>
                {faults.slice(0, FAULTS_SHOWN).map(({ row, field, message }) => (
                  <li key={row}>{t('import.invalidRow', { row, field: t(`import.field.${field}`), message })}</li>
                ))}
              </ul>
            </Note>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{t('ui:cancel')}</Button>
        <PrimaryButton
          loading={isBusy}
          disabled={reviews.length === 0 || isTooMany || isTotalWrong}
          onClick={() => void importReviews()}
        >
          {t('import.submit', { count: reviews.length })}
        </PrimaryButton>
      </DialogActions>
    </Dialog>
  );
}
