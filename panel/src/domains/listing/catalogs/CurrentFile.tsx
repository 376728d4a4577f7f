import type { MenuFile } from '@bellbird/contract/listing/catalogs';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { FileText, Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Quiet } from './Section.tsx';

/** The current PDF of a menu, which can be removed. */
export function CurrentFile({ file }: { file: MenuFile }) {
  const { t } = useTranslation('catalogs');
  const form = useFormContext();
  return (
    <div role="group" aria-label={t('menus.pdf')}>
      <Label>{t('menus.pdf')}</Label>
      <Row>
        <FileText aria-hidden />
        <Words>
          <span>{file.name}</span>
          <Quiet>{t('menus.size', { size: file.sizeKb })}</Quiet>
        </Words>
        <IconButton
          size="small"
          aria-label={t('menus.removeFile', { name: file.name })}
          onClick={() => form.setValue('fileId', null, { shouldDirty: true })}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Row>
    </div>
  );
}

const Label = styled('span')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 500 }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 6,
  padding: '8px 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& > svg.lucide': { color: theme.vars.palette.text.secondary },
}));
const Words = styled('span')({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
