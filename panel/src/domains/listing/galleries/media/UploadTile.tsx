import { useTranslation } from '#texts/use-translation.ts';
import { Progress } from '#ui/Progress.tsx';
import { Text } from '#ui/Text.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import { useObjectUrl } from '#ui/uploads/use-object-url.ts';
import type { UploadItem } from '#ui/uploads/use-uploads.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { Figure, Frame, Line } from './grid.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';
import css from './UploadTile.module.css';

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
          {/* Of what the browser can’t read, the name is all there is to see. */}
          {url && (
            <img
              className={css.preview}
              src={url}
              alt=""
              onError={({ currentTarget }) => (currentTarget.hidden = true)}
            />
          )}
          {(isUnderWay || error) && (
            <div className={css.far}>
              <span>
                <bdi>{name}</bdi>
                {isUnderWay && <b>{ui('upload.progress', { percent: Math.round(percent) })}</b>}
              </span>
              {isUnderWay && <Progress value={percent} aria-label={ui('upload.of', { name })} />}
            </div>
          )}
        </Frame>
        <Line>
          <span>{!error && t(`upload.${state === 'waiting' ? 'waiting' : isUnderWay ? 'sending' : 'stopped'}`)}</span>
          {!isUnderWay && (
            <TextLink
              component="button"
              type="button"
              aria-label={`${t('upload.retry')}: ${name}`}
              onClick={() => uploads.retry(id)}
            >
              {t('upload.retry')}
            </TextLink>
          )}
          <TextLink
            component="button"
            type="button"
            aria-label={`${t(isUnderWay ? 'ui:cancel' : 'upload.remove')}: ${name}`}
            onClick={() => (isUnderWay ? uploads.cancel(id) : uploads.remove(id))}
          >
            {t(isUnderWay ? 'ui:cancel' : 'upload.remove')}
          </TextLink>
        </Line>
        {error && (
          <Text size="small" tone="danger" role="alert">
            {error}
          </Text>
        )}
      </Figure>
    </li>
  );
}
