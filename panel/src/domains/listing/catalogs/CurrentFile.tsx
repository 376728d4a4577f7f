import type { MenuFile } from '@bellbird/contract/listing/catalogs';
import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Quiet } from './Section.tsx';
import css from './CurrentFile.module.css';

/** The current PDF of a menu, which can be removed. */
export function CurrentFile({ file }: { file: MenuFile }) {
  const { t } = useTranslation('catalogs');
  const form = useFormContext();
  return (
    <div role="group" aria-label={t('menus.pdf')}>
      <span className={css.label}>{t('menus.pdf')}</span>
      <Row gap={3} className={css.row}>
        <FileText aria-hidden />
        <span className={css.words}>
          <span>{file.name}</span>
          <Quiet>{t('menus.size', { size: file.sizeKb })}</Quiet>
        </span>
        <IconButton
          size="small"
          aria-label={t('menus.removeFile', { name: file.name })}
          onClick={() => form.setValue('fileId', null, { shouldDirty: true })}
          icon={Trash2}
        />
      </Row>
    </div>
  );
}
