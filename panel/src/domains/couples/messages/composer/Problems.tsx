import { ATTACHMENTS_PER_MESSAGE, MAIL_FILES_KB } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import { isMergeField } from './letter.ts';
import type { Desk } from './use-desk.ts';

const KB_PER_MB = 1024;

/** What keeps the message from going. */
export function Problems({ desk }: { desk: Desk }) {
  const { t } = useTranslation('messages');
  const fields = desk.unresolved.map((name) => (isMergeField(name) ? t(`field.${name}`) : `{{${name}}}`));
  return (
    <>
      {fields.length > 0 && (
        <Note tone="error" announce>
          {t('unresolved', { count: fields.length, fields: fields.join(', ') })}
        </Note>
      )}
      {desk.filesFault && (
        <Note tone="error" announce>
          {t(`files.${desk.filesFault}`, { max: ATTACHMENTS_PER_MESSAGE, megabytes: MAIL_FILES_KB / KB_PER_MB })}
        </Note>
      )}
    </>
  );
}
