import { SUBJECT_MAX } from '@bellbird/contract/shared/limits';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { Input } from '#ui/forms/Input.tsx';
import type { ComposerState } from './use-composer.ts';
import css from './SubjectLine.module.css';

/** The subject of an email, collapsed until it is wanted: without one the server uses the request. */
export function SubjectLine({ composer }: { composer: ComposerState }) {
  const { t } = useTranslation('messages');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && composer.subject === '')
    return (
      <div className={css.fold}>
        <Button size="small" variant="text" onClick={() => setOpen(true)}>
          {t('subject.add')}
        </Button>
      </div>
    );
  return (
    <Input
      className={css.line}
      fullWidth
      autoFocus={isOpen}
      value={composer.subject}
      placeholder={t('subject.placeholder')}
      onChange={(event) => composer.setSubject(event.target.value)}
      aria-label={t('subject.label')}
      maxLength={SUBJECT_MAX}
    />
  );
}
