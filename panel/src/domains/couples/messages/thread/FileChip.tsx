import type { LeadMessage } from '@bellbird/contract/couples/messages';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { saveAs } from '#platform/files/save-as.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { readableSize } from '#ui/uploads/limits.ts';
import { readFile } from '../messages.queries.ts';

type FileChipProps = { leadId: number; messageId: number; file: LeadMessage['attachments'][number] };

/** A file of a message; a click downloads it. */
export function FileChip({ leadId, messageId, file }: FileChipProps) {
  const { t } = useTranslation('messages');
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveAs(await readFile(leadId, messageId, file.id), file.name);
    } catch {
      notices.error(t('file.failed', { name: file.name }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Chip
      disabled={isBusy || file.url === null}
      aria-label={t('file.download', { name: file.name })}
      onClick={() => void download()}
    >
      <FileText aria-hidden />
      <bdi>{file.name}</bdi>
      <small>{file.url === null ? t('file.notKept') : readableSize(file.sizeKb)}</small>
    </Chip>
  );
}

const Chip = styled(ButtonBase)(({ theme }) => ({
  maxWidth: '100%',
  minHeight: 32,
  gap: 8,
  padding: '5px 10px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  ...theme.typography.label,
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { flex: 'none', fontSize: 'inherit', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& svg.lucide': { flex: 'none', width: 16, height: 16 },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
  [theme.breakpoints.down('md')]: { minHeight: 40 },
}));
