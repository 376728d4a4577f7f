import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { FileText, Trash2 } from 'lucide-react';
import { useUiText } from '../use-ui-text.ts';
import { readableSize } from './limits.ts';
import { useObjectUrl } from './use-object-url.ts';

export type ChosenFileProps = { file: File; preview: boolean; disabled?: boolean | undefined; onRemove: () => void };

export function ChosenFile({ file, preview, disabled, onRemove }: ChosenFileProps) {
  const t = useUiText();
  const url = useObjectUrl(preview ? file : undefined);
  return (
    <Row>
      <Thumb>{url ? <img src={url} alt="" /> : <FileText aria-hidden />}</Thumb>
      <Words>
        <Name>{file.name}</Name>
        <Quiet>{readableSize(file.size / 1024)}</Quiet>
      </Words>
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={t('file.removeNamed', { name: file.name })}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px 8px 8px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

export const Thumb = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  overflow: 'hidden',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.ground.sunken,
  color: theme.vars.palette.text.secondary,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const Words = styled('span')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1, minWidth: 0 });
const Name = styled('span')({ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Quiet = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
