import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../IconButton.tsx';
import { Spacer } from '../layout/Spacer.tsx';
import { fetchCleaner, loadedCleaner, needsCleaner, useCleaned } from './cleaner.ts';
import { EditorFrame } from './EditorFrame.tsx';
import css from './RichTextToolbar.module.css';

export type WritingSpaceHandle = {
  /** How many characters are before the cursor, if it is here. */
  findCursor: () => number | undefined;
};

type WritingSpaceProps = {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  onLength: (length: number) => void;
  onFocus: () => void;
  disabled: boolean;
  attributes: Record<string, string | boolean>;
  ref: Ref<WritingSpaceHandle>;
};

/** As many as the toolbar has, with their space. */
const TOOLS = ['bold', 'italic', 'heading', 'bullets', 'numbers', 'quote', 'link'];

/**
 * The text of an editor that has not loaded, in its place and size. It accepts input: a key pressed while the editor
 * loads is not lost, and without a connection one can go on writing here.
 */
export function WritingSpace(props: WritingSpaceProps) {
  const { value, onChange, onBlur, onLength, onFocus, disabled, attributes, ref } = props;
  const cleaned = useCleaned(value);
  const space = useRef<HTMLDivElement>(null);
  const known = useRef<string>(undefined);
  // What is typed is on the page already: React must not render it again under the cursor.
  useLayoutEffect(() => {
    if (!space.current || value === known.current) return;
    known.current = value;
    space.current.innerHTML = cleaned;
    onLength(space.current.textContent.length);
  }, [cleaned, onLength, value]);
  useImperativeHandle(ref, () => ({ findCursor: () => findCursor(space.current) }), []);
  return (
    <EditorFrame data-invalid={attributes['aria-invalid'] || undefined} data-disabled={disabled || undefined}>
      <div className={css.bar} aria-hidden>
        {TOOLS.map((tool) => (
          <IconButton key={tool} size="small" disabled />
        ))}
        <Spacer />
        <IconButton size="small" disabled />
        <IconButton size="small" disabled />
      </div>
      <div
        {...attributes}
        ref={space}
        className="ProseMirror"
        role="textbox"
        aria-multiline
        tabIndex={disabled ? -1 : 0}
        contentEditable={!disabled}
        suppressContentEditableWarning
        onFocus={() => {
          onFocus();
          // Without a connection the words are kept.
          fetchCleaner().catch(() => undefined);
        }}
        onBlur={onBlur}
        onInput={({ currentTarget }) => {
          known.current = currentTarget.textContent ? cleanTyped(currentTarget) : '';
          onLength(currentTarget.textContent.length);
          onChange(known.current);
        }}
      />
    </EditorFrame>
  );
}

function findCursor(space: HTMLElement | null): number | undefined {
  const selection = document.getSelection();
  if (!space || document.activeElement !== space || !selection?.focusNode) return undefined;
  const before = document.createRange();
  before.setStart(space, 0);
  before.setEnd(selection.focusNode, selection.focusOffset);
  return before.toString().length;
}

/** Cleans what is being typed at once. */
export function cleanTyped(space: HTMLElement): string {
  if (!needsCleaner(space.innerHTML)) return space.innerHTML;
  return (loadedCleaner() ?? strip)(space.innerHTML);
}

/** Before the cleaner has arrived, only elements that need none are kept, and the words of the others. */
function strip(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    const isBlock = element.localName === 'div' && !element.querySelector('div, p, h3, ul, ol, blockquote');
    const kept = isBlock ? 'p' : element.localName;
    if (element.matches('script, style')) element.remove();
    else if (needsCleaner(`<${kept}>`)) element.replaceWith(...element.childNodes);
    else {
      const plain = document.createElement(kept);
      plain.append(...element.childNodes);
      element.replaceWith(plain);
    }
  }
  return body.innerHTML.replaceAll(/<!--.*?-->/gs, '');
}
