import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { messageFile } from '@bellbird/contract/shared/uploads';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { useUser } from '#platform/session/use-session.ts';
import { limitsText, readableSize } from '#ui/uploads/limits.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { storedFilesOptions } from '../messages.queries.ts';
import type { ComposerState } from './use-composer.ts';

type FilePickerProps = { anchor: HTMLElement; composer: ComposerState; onDevice: () => void; onClose: () => void };

/** The stored files, and a button for files from this device. */
export function FilePicker({ anchor, composer, onDevice, onClose }: FilePickerProps) {
  const { t } = useTranslation('messages');
  const ui = useUiText();
  const user = useUser();
  const stored = useQuery(storedFilesOptions(user?.customerId ?? 0));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('files.attach') } }}
    >
      <Box>
        <Top>
          <Button fullWidth startIcon={<Upload aria-hidden />} onClick={onDevice}>
            {t('files.fromDevice')}
          </Button>
          <Quiet>{limitsText(messageFile, ui)}</Quiet>
        </Top>
        {stored.isPending && <Skeleton variant="rounded" height={40} sx={{ margin: 2 }} />}
        {stored.isError && <Hint role="alert">{t('files.failed')}</Hint>}
        {stored.data?.length === 0 && <Hint>{t('files.none')}</Hint>}
        <List>
          {stored.data?.map((file) => {
            const isOn = composer.files.some(({ id }) => id === file.id);
            return (
              <Choice key={file.id}>
                <input
                  type="checkbox"
                  checked={isOn}
                  onChange={() => (isOn ? composer.removeFile(file.id) : composer.addFiles([file]))}
                />
                <bdi>{file.name}</bdi>
                <small>{readableSize(file.sizeKb)}</small>
              </Choice>
            );
          })}
        </List>
      </Box>
    </Popover>
  );
}

const Box = styled('div')({
  width: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'min(440px, 70dvh)',
  overflowY: 'auto',
});
const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
const List = styled('div')({ padding: '4px 0' });
const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
const Hint = styled(Quiet)({ padding: 16 });

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 16px',
  cursor: 'pointer',
  '& input': { width: 18, height: 18, flex: 'none', accentColor: theme.vars.palette.primary.main },
  '& bdi': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { ...theme.typography.body2, flex: 'none', color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.ground.hover },
}));
