import { styled } from '@mui/material/styles';
import { Suspense, useCallback, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#platform/routing/lazy-part.ts';
import { textToHtml, isMergeField } from './message-draft.ts';
import type { ComposerState } from './use-composer.ts';

// The editor is heavier than the rest of the conversation; it loads when the user starts to write.
const MailEditor = lazyPart(() => import('./MailEditor.tsx'), 'MailEditor');

type MailFieldProps = {
  composer: ComposerState;
  coupleName: string;
  tools: boolean;
  isWanted: boolean;
  onWanted: () => void;
};

/** The text of an e-mail: a plain field accepts input while the editor loads. */
export function MailField({ composer, coupleName, tools, isWanted, onWanted }: MailFieldProps) {
  const { t } = useTranslation('messages');
  const hasFocus = useRef(false);
  const { values, mail } = composer;
  const label = t('composer.message', { couple: coupleName });
  const toChipLook = useCallback(
    (name: string) => ({
      words: (isMergeField(name) && (values?.[name] || t(`field.${name}`))) || `{{${name}}}`,
      isUnresolved: values !== undefined && !(isMergeField(name) && values[name]),
    }),
    [t, values],
  );
  const plain = (
    <Plain
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
    <Field>
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
          {mail.isEmpty && <Hint aria-hidden>{label}</Hint>}
        </Suspense>
      ) : (
        plain
      )}
    </Field>
  );
}

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  '&:focus-within .ProseMirror': { '--bb-editor-min': '88px' },
  [theme.breakpoints.down('md')]: { fontSize: '1rem' },
}));

const Plain = styled('textarea')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 'var(--bb-editor-min, 88px)',
  padding: 0,
  border: 0,
  outline: 'none',
  resize: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: '22px',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  [theme.breakpoints.down('md')]: { height: '24px', lineHeight: '24px' },
}));

const Hint = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  height: 'var(--bb-editor-min, 88px)',
  lineHeight: '22px',
  pointerEvents: 'none',
  color: theme.vars.palette.text.secondary,
  ':focus-within > &': { height: 88 },
  [theme.breakpoints.down('md')]: { lineHeight: '24px' },
}));
