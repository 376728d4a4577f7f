import { ATTACHMENTS_PER_MESSAGE } from '@bellbird/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Quiet } from '#ui/Text.tsx';
import { FieldMessages } from '#ui/forms/FieldFrame.tsx';
import { FileChoice } from '#ui/forms/FileChoice.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { Group } from '../layout.ts';
import { attachmentsOptions } from '../templates.queries.ts';
import css from './FilesField.module.css';

const MOST = 100;

/** The stored files of a template. */
export function FilesField({ customerId }: { customerId: number }) {
  const { t } = useTranslation('templates');
  const { field, error, ids, control } = useField({ name: 'attachmentIds' });
  const stored = useQuery(attachmentsOptions(customerId, { page: 1, limit: MOST }));
  const chosen = field.value as readonly number[];
  const toggle = (id: number) =>
    field.onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const files = stored.data?.data ?? [];
  return (
    <Group {...control}>
      <legend>{t('mail.files')}</legend>
      {stored.isLoadingError && <Quiet component="span">{t('mail.filesFailed')}</Quiet>}
      {stored.isSuccess && files.length === 0 && <Quiet component="span">{t('mail.noFiles')}</Quiet>}
      <div className={css.list}>
        {files.map((file) => (
          <FileChoice
            key={file.id}
            className={css.choice}
            file={file}
            checked={chosen.includes(file.id)}
            disabled={!chosen.includes(file.id) && chosen.length >= ATTACHMENTS_PER_MESSAGE}
            onChange={() => toggle(file.id)}
          />
        ))}
      </div>
      <FieldMessages ids={ids} error={error} />
    </Group>
  );
}
