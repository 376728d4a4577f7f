import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { Text } from '../Text.tsx';
import { useUiText } from '../use-ui-text.ts';
import { Thumb } from './ChosenFile.tsx';
import { useObjectUrl } from './use-object-url.ts';
import type { UploadItem } from './use-uploads.ts';
import { Stack } from '../layout/Stack.tsx';
import { Row } from '../layout/Row.tsx';
import { IconButton } from '../IconButton.tsx';
import { Progress } from '../Progress.tsx';
import { cx } from '../cx.ts';
import css from './UploadList.module.css';

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
    <ul className={css.list} aria-label={t('upload.list')}>
      {items.map((item) => (
        <UploadRow key={item.id} item={item} {...actions} />
      ))}
    </ul>
  );
}

function UploadRow({ item, onCancel, onRetry, onRemove }: Omit<UploadListProps, 'items'> & { item: UploadItem }) {
  const t = useUiText();
  const { id, file, state } = item;
  const { name } = file;
  const url = useObjectUrl(file.type.startsWith('image/') ? file : undefined);
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <li className={css.row}>
      <Thumb>{url ? <img src={url} alt="" /> : <FileText aria-hidden />}</Thumb>
      <Stack gap={1.5} grow>
        <Row gap={3} align="stretch" justify="between">
          <Text size="inherit" weight="medium" line="cut">
            {name}
          </Text>
          <StateWord item={item} />
        </Row>
        {state === 'sending' && <Progress value={item.percent} aria-label={t('upload.of', { name })} />}
        {item.error && (
          <span className={css.fault} role="alert">
            {item.error}
          </span>
        )}
      </Stack>
      {(state === 'failed' || state === 'cancelled') && (
        <IconButton
          size="small"
          aria-label={t('upload.retry', { name })}
          onClick={() => onRetry(id)}
          icon={RefreshCw}
        />
      )}
      <IconButton
        size="small"
        aria-label={t(isUnderWay ? 'upload.cancel' : 'file.removeNamed', { name })}
        onClick={() => (isUnderWay ? onCancel(id) : onRemove(id))}
        icon={X}
      />
    </li>
  );
}

function StateWord({ item: { state, percent } }: { item: UploadItem }) {
  const t = useUiText();
  if (state === 'sending')
    return <span className={css.quiet}>{t('upload.progress', { percent: Math.round(percent) })}</span>;
  if (state === 'waiting') return <span className={css.quiet}>{t('upload.waiting')}</span>;
  if (state === 'cancelled') return <span className={css.quiet}>{t('upload.cancelled')}</span>;
  if (state === 'done')
    return (
      <span className={cx(css.quiet, css.done)}>
        <CircleCheck aria-hidden />
        {t('upload.done')}
      </span>
    );
  return null;
}
