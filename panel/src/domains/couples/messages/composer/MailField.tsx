import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { withStyles } from '#loading/all-styles.ts';
import type { MailEditor } from './MailEditor.tsx';
import { textToHtml, isMergeField } from './message-draft.ts';
import type { ComposerState } from './use-composer.ts';
import css from './MailField.module.css';

type MailFieldProps = {
  composer: ComposerState;
  coupleName: string;
  tools: boolean;
  isWanted: boolean;
  onWanted: () => void;
};

/**
 * The text of an email. A plain field accepts input while the editor loads, and stays until the editor has the focus: a
 * key pressed in between must not be lost, nor press something else.
 */
export function MailField({ composer, coupleName, tools, isWanted, onWanted }: MailFieldProps) {
  const { t } = useTranslation(['messages', 'merge-fields']);
  const field = useRef<HTMLTextAreaElement>(null);
  const loaded = useMailEditor(isWanted);
  const [isReady, setReady] = useState(false);
  const { values, mail } = composer;
  const label = t('composer.message', { couple: coupleName });
  const toChipLook = useCallback(
    (name: string) => ({
      words: (isMergeField(name) && (values?.[name] || t(`merge-fields:${name}`))) || `{{${name}}}`,
      isUnresolved: values !== undefined && !(isMergeField(name) && values[name]),
    }),
    [t, values],
  );
  return (
    <div className={css.field}>
      {!isReady && (
        <textarea
          ref={field}
          className={css.plain}
          rows={3}
          aria-label={label}
          placeholder={label}
          defaultValue=""
          onFocus={onWanted}
          onChange={(event) => composer.noteMail(textToHtml(event.target.value))}
        />
      )}
      {loaded && (
        <loaded.Editor
          initial={mail.html}
          onChange={composer.noteMail}
          toChipLook={toChipLook}
          label={label}
          tools={tools}
          handle={(editor) => {
            mail.hold(editor);
            if (editor && document.activeElement === field.current) editor.focusEnd();
            if (editor) setReady(true);
          }}
        />
      )}
      {isReady && mail.isEmpty && (
        <span className={css.hint} aria-hidden>
          {label}
        </span>
      )}
    </div>
  );
}

type Loaded = { readonly Editor: typeof MailEditor };

/** The editor is heavier than the rest of the conversation; it loads when the user starts to write. */
function useMailEditor(isWanted: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    // Without a connection the plain field goes on to accept input.
    if (isWanted)
      void withStyles(() => import('./MailEditor.tsx')).then(
        ({ MailEditor: Editor }) => setLoaded({ Editor }),
        () => undefined,
      );
  }, [isWanted]);
  return loaded;
}
