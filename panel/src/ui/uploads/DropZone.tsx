import Upload from 'lucide-react/icons/upload';
import { type ComponentProps, useRef, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { Quiet } from '../Text.tsx';
import css from './DropZone.module.css';

export type DropZoneProps = {
  /** The input's own attributes: id, name, description. */
  input: ComponentProps<'input'>;
  accept: string;
  limits: string;
  multiple?: boolean;
  invalid?: boolean;
  disabled?: boolean | undefined;
  /** One line, where files have already been chosen. */
  compact?: boolean;
  onFiles: (files: File[]) => void;
};

/** Click or drop: a real file input under a drawn surface, so that keyboard and phone work too. */
export function DropZone({
  input,
  accept,
  limits,
  multiple = false,
  invalid,
  disabled,
  compact,
  onFiles,
}: DropZoneProps) {
  const t = useUiText();
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const take = (files: FileList | null) => {
    if (disabled || !files || files.length === 0) return;
    onFiles(multiple ? [...files] : [...files].slice(0, 1));
    // Allows choosing the same file again after it was removed.
    if (chooser.current) chooser.current.value = '';
  };

  return (
    <div
      className={css.zone}
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      data-compact={compact || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <Upload aria-hidden />
      <span>
        <span className={css.verb}>
          {over ? t('file.dropNow') : t(compact ? 'file.chooseMore' : multiple ? 'file.chooseMany' : 'file.choose')}
        </span>
        {!over && <span className={css.quiet}> {t(multiple ? 'file.dropMany' : 'file.drop')}</span>}
      </span>
      {!compact && <Quiet component="span">{limits}</Quiet>}
      <input
        {...input}
        ref={chooser}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => take(event.target.files)}
      />
    </div>
  );
}
