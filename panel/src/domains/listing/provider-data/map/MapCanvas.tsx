import 'leaflet/dist/leaflet.css';
import type { Point } from '@bellbird/contract/listing/provider-data';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { type PointMap, createPointMap } from './point-map.ts';

type MapCanvasProps = {
  label: string;
  describedBy?: string | undefined;
  point: Point | null;
  onPoint: (point: Point) => void;
  onLeave: () => void;
};

/** The Leaflet map. It renders outside React and exchanges the point through props and callbacks. */
export function MapCanvas({ label, describedBy, point, onPoint, onLeave }: MapCanvasProps) {
  const { t } = useTranslation('provider-data');
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<PointMap>(undefined);
  const toMessage = useRef(onPoint);
  const first = useRef(point);
  const words = useRef({ marker: t('map.marker'), zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') });
  useEffect(() => {
    toMessage.current = onPoint;
  });

  useEffect(() => {
    if (!place.current) return;
    const { tilesUrl, attribution } = panelConfig().map;
    const made = createPointMap(place.current, {
      tilesUrl,
      attribution,
      point: first.current,
      words: words.current,
      onPoint: (next) => toMessage.current(next),
    });
    map.current = made;
    return () => made.remove();
  }, []);

  useEffect(() => {
    map.current?.show(point);
  }, [point]);

  return (
    <Frame
      ref={place}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      dir="ltr"
      data-testid="map"
      onBlur={onLeave}
    />
  );
}

const Frame = styled('div')(({ theme }) => ({
  height: 360,
  // Keeps Leaflet's z-indexes (400 and up) inside the map.
  isolation: 'isolate',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.ground.sunken,
  '&.leaflet-container': { font: 'inherit', fontSize: '0.75rem' },
  '& .leaflet-bar a': { width: 36, height: 36, lineHeight: '34px', color: '#22302b' },
  '& .bb-marker svg': { display: 'block', filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / 0.35))' },
  '& :focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  [theme.breakpoints.down('sm')]: { height: 300 },
}));
