import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { FileText, X } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { readableSize } from '#ui/uploads/limits.ts';
import { UploadList } from '#ui/lazy/UploadList.tsx';
import type { ComposerState } from './use-composer.ts';
import type { FileUploads } from './use-file-uploads.ts';

/** The files of the message, and those still uploading. */
export function AttachedFiles({ composer, uploads }: { composer: ComposerState; uploads: FileUploads }) {
  const { t } = useTranslation('messages');
  if (composer.files.length === 0 && uploads.items.length === 0) return null;
  return (
    <Box>
      {composer.files.length > 0 && (
        <Chips aria-label={t('files.label')}>
          {composer.files.map((file) => {
            const name = file.name || t('files.unnamed');
            return (
              <li key={file.id}>
                <FileText aria-hidden />
                <bdi>{name}</bdi>
                {file.sizeKb > 0 && <small>{readableSize(file.sizeKb)}</small>}
                <IconButton
                  size="small"
                  aria-label={t('files.remove', { name })}
                  onClick={() => composer.removeFile(file.id)}
                >
                  <X />
                </IconButton>
              </li>
            );
          })}
        </Chips>
      )}
      <UploadList items={uploads.items} onCancel={uploads.cancel} onRetry={uploads.retry} onRemove={uploads.remove} />
    </Box>
  );
}

const Box = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  '& li': {
    ...theme.typography.label,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: '100%',
    paddingInlineStart: 10,
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { flex: 'none', fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& li > svg.lucide': { flex: 'none', width: 16, height: 16 },
}));
