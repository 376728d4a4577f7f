import type { VideoHost } from '@bellbird/contract/shared/video-links';
import Play from 'lucide-react/icons/play';
import css from './VideoFace.module.css';

/** The names of the video hosts. */
export const HOST_NAMES: Record<VideoHost, string> = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' };

/** A video before it plays. Nothing is loaded from its host until then. */
export function VideoFace({ host }: { host: VideoHost }) {
  return (
    <div className={css.face}>
      <span className={css.disc}>
        <Play aria-hidden />
      </span>
      <span>{HOST_NAMES[host]}</span>
    </div>
  );
}
