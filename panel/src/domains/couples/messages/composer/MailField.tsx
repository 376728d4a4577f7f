import { Suspense, useCallback, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { textToHtml, isMergeField } from './message-draft.ts';
import type { ComposerState } from './use-composer.ts';
import css from './MailField.module.css';

// The editor is heavier than the rest of the conversation; it loads when the user starts to write.
const MailEditor = lazyPart(() => import('./MailEditor.tsx'), 'MailEditor');

type MailFieldProps = {
  composer: ComposerState;
  coupleName: string;
  tools: boolean;
  isWanted: boolean;
  onWanted: () => void;
};

/** The text of an email: a plain field accepts input while the editor loads. */
export function MailField({ composer, coupleName, tools, isWanted, onWanted }: MailFieldProps) {
  const { t } = useTranslation(['messages', 'merge-fields']);
  const hasFocus = useRef(false);
  const { values, mail } = composer;
  const label = t('composer.message', { couple: coupleName });
  const toChipLook = useCallback(
    (name: string) => ({
      words: (isMergeField(name) && (values?.[name] || t(`merge-fields:${name}`))) || `{{${name}}}`,
      isUnresolved: values !== undefined && !(isMergeField(name) && values[name]),
    }),
    [t, values],
  );
  const plain = (
    <textarea
      className={css.plain}
      rows={3}
      aria-label={label}
      placeholder={label}
      defaultValue=""
      onFocus={() => {
        hasFocus.current = true;
        onWanted();
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
      onChange={(event) => composer.noteMail(textToHtml(event.target.value))}
    />
  );
  return (
    <div className={css.field}>
      {isWanted ? (
        <Suspense fallback={plain}>
          <MailEditor
            initial={mail.html}
            onChange={composer.noteMail}
            toChipLook={toChipLook}
            label={label}
            tools={tools}
            handle={(editor) => {
              mail.hold(editor);
              if (editor && hasFocus.current) editor.focusEnd();
            }}
          />
          {mail.isEmpty && (
            <span className={css.hint} aria-hidden>
              {label}
            </span>
          )}
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}
