import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { CircleCheck, FileText, RefreshCw, X } from 'lucide-react';
import { useUiText } from '../use-ui-text.ts';
import { Thumb } from './ChosenFile.tsx';
import { useObjectUrl } from './use-object-url.ts';
import type { UploadItem } from './use-uploads.ts';

export type UploadListProps = {
  items: readonly UploadItem[];
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
};

/** Files being uploaded: their progress, errors and actions. */
export function UploadList({ items, ...actions }: UploadListProps) {
  const t = useUiText();
  if (items.length === 0) return null;
  return (
    <List aria-label={t('upload.list')}>
      {items.map((item) => (
        <UploadRow key={item.id} item={item} {...actions} />
      ))}
    </List>
  );
}

function UploadRow({ item, onCancel, onRetry, onRemove }: Omit<UploadListProps, 'items'> & { item: UploadItem }) {
  const t = useUiText();
  const { id, file, state } = item;
  const { name } = file;
  const url = useObjectUrl(file.type.startsWith('image/') ? file : undefined);
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <Row>
      <Thumb>{url ? <img src={url} alt="" /> : <FileText aria-hidden />}</Thumb>
      <Words>
        <Line>
          <Name>{name}</Name>
          <StateWord item={item} />
        </Line>
        {state === 'sending' && (
          <LinearProgress variant="determinate" value={item.percent} aria-label={t('upload.of', { name })} />
        )}
        {item.error && <Fault role="alert">{item.error}</Fault>}
      </Words>
      {(state === 'failed' || state === 'cancelled') && (
        <IconButton size="small" aria-label={t('upload.retry', { name })} onClick={() => onRetry(id)}>
          <RefreshCw />
        </IconButton>
      )}
      <IconButton
        size="small"
        aria-label={t(isUnderWay ? 'upload.cancel' : 'file.removeNamed', { name })}
        onClick={() => (isUnderWay ? onCancel(id) : onRemove(id))}
      >
        <X />
      </IconButton>
    </Row>
  );
}

function StateWord({ item: { state, percent } }: { item: UploadItem }) {
  const t = useUiText();
  if (state === 'sending') return <Quiet>{t('upload.progress', { percent: Math.round(percent) })}</Quiet>;
  if (state === 'waiting') return <Quiet>{t('upload.waiting')}</Quiet>;
  if (state === 'cancelled') return <Quiet>{t('upload.cancelled')}</Quiet>;
  if (state === 'done')
    return (
      <Done>
        <CircleCheck aria-hidden />
        {t('upload.done')}
      </Done>
    );
  return null;
}

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Words = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, flex: 1, minWidth: 0 });
const Line = styled('div')({ display: 'flex', gap: 12, justifyContent: 'space-between' });
const Name = styled('span')({ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

const Done = styled(Quiet)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.success.ink,
  '& svg.lucide': { width: 14, height: 14 },
}));

const Fault = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.vars.palette.error.ink,
}));
