import { ATTACHMENTS_PER_MESSAGE, MAIL_FILES_KB } from '@bellbird/contract/shared/limits';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import { isMergeField } from './message-draft.ts';
import type { ComposerState } from './use-composer.ts';

const KB_PER_MB = 1024;

/** Why the message cannot be sent. */
export function Problems({ composer }: { composer: ComposerState }) {
  const { t } = useTranslation(['messages', 'merge-fields']);
  const fields = composer.unresolved.map((name) => (isMergeField(name) ? t(`merge-fields:${name}`) : `{{${name}}}`));
  return (
    <>
      {fields.length > 0 && (
        <Note tone="error" announce>
          {t('unresolved', { count: fields.length, fields: fields.join(', ') })}
        </Note>
      )}
      {composer.filesFault && (
        <Note tone="error" announce>
          {t(`files.${composer.filesFault}`, { max: ATTACHMENTS_PER_MESSAGE, megabytes: MAIL_FILES_KB / KB_PER_MB })}
        </Note>
      )}
    </>
  );
}
