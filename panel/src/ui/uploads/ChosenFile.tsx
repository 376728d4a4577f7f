import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash';
import { useUiText } from '../use-ui-text.ts';
import { readableSize } from './limits.ts';
import { useObjectUrl } from './use-object-url.ts';
import { Stack } from '../layout/Stack.tsx';
import { Quiet, Text } from '../Text.tsx';
import { element } from '../element.tsx';
import { IconButton } from '../IconButton.tsx';
import css from './ChosenFile.module.css';

export type ChosenFileProps = { file: File; preview: boolean; disabled?: boolean | undefined; onRemove: () => void };

export function ChosenFile({ file, preview, disabled, onRemove }: ChosenFileProps) {
  const t = useUiText();
  const url = useObjectUrl(preview ? file : undefined);
  return (
    <div className={css.row}>
      <Thumb>{url ? <img src={url} alt="" /> : <FileText aria-hidden />}</Thumb>
      <Stack component="span" grow>
        <Text size="inherit" weight="medium" line="cut">
          {file.name}
        </Text>
        <Quiet component="span">{readableSize(file.size / 1024)}</Quiet>
      </Stack>
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={t('file.removeNamed', { name: file.name })}
        onClick={onRemove}
        icon={Trash2}
      />
    </div>
  );
}

export const Thumb = element('span', css.thumb);
