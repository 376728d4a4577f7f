import { styled } from '@mui/material/styles';
import { Upload } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';

export type DropZoneProps = {
  /** The input's own attributes: id, name, description. */
  input: ComponentProps<'input'>;
  accept: string;
  limits: string;
  multiple?: boolean;
  invalid?: boolean;
  disabled?: boolean | undefined;
  onFiles: (files: File[]) => void;
};

/** Click or drop: a real file input under a drawn surface, so that keyboard and phone work too. */
export function DropZone({ input, accept, limits, multiple = false, invalid, disabled, onFiles }: DropZoneProps) {
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
    <Zone
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
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
        <Verb>{over ? t('file.dropNow') : t(multiple ? 'file.chooseMany' : 'file.choose')}</Verb>
        {!over && <Quiet> {t(multiple ? 'file.dropMany' : 'file.drop')}</Quiet>}
      </span>
      <Limits>{limits}</Limits>
      <input
        {...input}
        ref={chooser}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => take(event.target.files)}
      />
    </Zone>
  );
}

const Zone = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 4,
    padding: '20px 16px',
    border: `1px dashed ${palette.ground.field}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    textAlign: 'center',
    '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
    '& > svg': { color: palette.text.secondary, marginBottom: 4 },
    '&:hover': { backgroundColor: palette.ground.hover },
    '&:has(:focus-visible)': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&[data-over]': { borderColor: palette.primary.main, backgroundColor: palette.primary.wash },
    '&[data-invalid]': { borderColor: palette.error.main, boxShadow: `0 0 0 1px ${palette.error.main}` },
    '&[data-disabled]': {
      backgroundColor: palette.ground.sunken,
      color: palette.text.secondary,
      '& input': { cursor: 'default' },
    },
  };
});

const Verb = styled('span')(({ theme }) => ({
  fontWeight: 500,
  color: theme.vars.palette.primary.ink,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '[data-disabled] &': { color: 'inherit', textDecoration: 'none' },
}));

const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  // Files cannot be dragged on a phone.
  '@media (pointer: coarse)': { display: 'none' },
}));

const Limits = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
