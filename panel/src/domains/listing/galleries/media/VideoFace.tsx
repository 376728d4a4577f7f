import type { VideoHost } from '@bellbird/contract/shared/video-links';
import { styled } from '@mui/material/styles';
import { Play } from 'lucide-react';

/** The names of the video hosts. */
export const HOST_NAMES: Record<VideoHost, string> = { youtube: 'YouTube', vimeo: 'Vimeo', dailymotion: 'Dailymotion' };

/** A video before it plays. Nothing is loaded from its host until then. */
export function VideoFace({ host }: { host: VideoHost }) {
  return (
    <Face>
      <Disc>
        <Play aria-hidden />
      </Disc>
      <span>{HOST_NAMES[host]}</span>
    </Face>
  );
}

const Face = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  width: '100%',
  height: '100%',
  color: theme.vars.palette.plum.contrastText,
  backgroundColor: theme.vars.palette.plum.main,
  ...theme.typography.body2,
}));
const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.plate.main,
  color: theme.vars.palette.plate.on,
  '& svg.lucide': { width: 20, height: 20, marginInlineStart: 2, fill: 'currentColor' },
}));
