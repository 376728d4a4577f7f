import './leaflet.css';
import type { Point } from '@bellbird/contract/listing/provider-data';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { panelConfig } from '#platform/config/panel-config.ts';
import { type PointMap, createPointMap } from './point-map.ts';
import css from './MapCanvas.module.css';

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
    <div
      className={css.frame}
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
