import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Button } from '../Button.tsx';
import css from '../VisuallyHidden.module.css';

type FileButtonProps = {
  accept: string;
  multiple?: boolean;
  /** Opens the camera where there is one. */
  camera?: boolean;
  /** The name of the file input. */
  label: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'color' | 'startIcon' | 'className'>;

/** A button that opens the file picker at once. */
export function FileButton({ accept, multiple = false, camera, label, onFiles, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        className={css.visuallyHidden}
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={multiple}
        {...(camera && { capture: 'environment' as const })}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows choosing the same files again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
