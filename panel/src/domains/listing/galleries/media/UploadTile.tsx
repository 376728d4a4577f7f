import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import type { UploadItem } from '#ui/uploads/use-uploads.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { Figure, Frame, Line } from './grid.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

type UploadTileProps = { item: UploadItem; uploads: Pick<PhotoUploads, 'cancel' | 'retry' | 'remove'> };

/** A photo being uploaded: its progress, its error and its actions. */
export function UploadTile({ item, uploads }: UploadTileProps) {
  const { t } = useTranslation('galleries');
  const ui = useUiText();
  const { id, file, state, percent, error } = item;
  const { name } = file;
  const url = useObjectUrl(file);
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <li>
      <Figure>
        <Frame>
          {url && <Preview src={url} alt="" />}
          {isUnderWay && (
            <Far>
              <span>
                <bdi>{name}</bdi>
                <b>{ui('upload.progress', { percent: Math.round(percent) })}</b>
              </span>
              <LinearProgress variant="determinate" value={percent} aria-label={ui('upload.of', { name })} />
            </Far>
          )}
        </Frame>
        <Line>
          {error ? (
            <Fault role="alert">{error}</Fault>
          ) : (
            <span>{t(state === 'waiting' ? 'upload.waiting' : isUnderWay ? 'upload.sending' : 'upload.stopped')}</span>
          )}
          {!isUnderWay && (
            <Link
              component="button"
              type="button"
              aria-label={`${t('upload.retry')}: ${name}`}
              onClick={() => uploads.retry(id)}
            >
              {t('upload.retry')}
            </Link>
          )}
          <Link
            component="button"
            type="button"
            aria-label={`${t(isUnderWay ? 'cancel' : 'upload.remove')}: ${name}`}
            onClick={() => (isUnderWay ? uploads.cancel(id) : uploads.remove(id))}
          >
            {t(isUnderWay ? 'cancel' : 'upload.remove')}
          </Link>
        </Line>
      </Figure>
    </li>
  );
}

const Preview = styled('img')({ width: '100%', height: '100%', objectFit: 'cover', opacity: 0.7 });
const Far = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 'auto 8px 8px',
  display: 'grid',
  gap: 6,
  padding: '8px 10px 10px',
  borderRadius: 8,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.paper} 94%, transparent)`,
  ...theme.typography.body2,
  '& > span:first-of-type': { display: 'flex', gap: 8 },
  '& bdi': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
}));
const Fault = styled('span')(({ theme }) => ({ fontWeight: 500, color: theme.vars.palette.error.ink }));
