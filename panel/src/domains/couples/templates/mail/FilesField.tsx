import { ATTACHMENTS_PER_MESSAGE } from '@bellbird/contract/shared/limits';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { FieldMessages } from '#ui/forms/FieldFrame.tsx';
import { useField } from '#ui/forms/use-field.ts';
import { readableSize } from '#ui/uploads/limits.ts';
import { Group } from '../layout.ts';
import { attachmentsOptions } from '../templates.queries.ts';

const MOST = 100;

/** The stored files of a template. */
export function FilesField({ customerId }: { customerId: number }) {
  const { t } = useTranslation('templates');
  const { field, error, ids, control } = useField({ name: 'attachmentIds' });
  const stored = useQuery(attachmentsOptions(customerId, { page: 1, limit: MOST }));
  const chosen = field.value as readonly number[];
  const toggle = (id: number) =>
    field.onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const files = stored.data?.data ?? [];
  return (
    <Group {...control}>
      <legend>{t('mail.files')}</legend>
      {stored.isError && <Quiet>{t('mail.filesFailed')}</Quiet>}
      {stored.isSuccess && files.length === 0 && <Quiet>{t('mail.noFiles')}</Quiet>}
      <List>
        {files.map((file) => (
          <Choice key={file.id}>
            <input
              type="checkbox"
              checked={chosen.includes(file.id)}
              disabled={!chosen.includes(file.id) && chosen.length >= ATTACHMENTS_PER_MESSAGE}
              onChange={() => toggle(file.id)}
            />
            <bdi>{file.name}</bdi>
            <Quiet>{readableSize(file.sizeKb)}</Quiet>
          </Choice>
        ))}
      </List>
      <FieldMessages ids={ids} error={error} />
    </Group>
  );
}

const List = styled('div')(({ theme }) => ({
  maxHeight: 200,
  overflowY: 'auto',
  '&:not(:empty)': { border: `1px solid ${theme.vars.palette.divider}`, borderRadius: theme.shape.borderRadius },
}));

const Quiet = styled('span')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 12px',
  cursor: 'pointer',
  '& input': { width: 18, height: 18, flex: 'none', accentColor: theme.vars.palette.primary.main },
  '& bdi': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
