import type { Point } from '@bellbird/contract/listing/provider-data';
import { MAP_CENTRE } from '@bellbird/contract/shared/limits';
import { type LatLngExpression, type Marker, control, divIcon, map as leafletMap, marker, tileLayer } from 'leaflet';

const FAR = 6;
const NEAR = 13;
const MOST = 18;
/** How many pixels an arrow key moves the marker. */
const STEP_PX = 8;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const PIN = `<svg width="32" height="42" viewBox="0 0 32 42" aria-hidden="true"><path d="M16 1C7.7 1 1 7.7 1 16c0 11 15 25 15 25s15-14 15-25C31 7.7 24.3 1 16 1Z" fill="#2f6b57" stroke="#fff" stroke-width="2"/><circle cx="16" cy="16" r="5.5" fill="#fff"/></svg>`;

export type PointMap = { show: (point: Point | null) => void; remove: () => void };

type Options = {
  tilesUrl: string;
  attribution: string;
  point: Point | null;
  words: { marker: string; zoomIn: string; zoomOut: string };
  onPoint: (point: Point) => void;
};

/** A map with at most one marker. Without one it shows Canberra; Enter adds one in the middle. */
export function createPointMap(place: HTMLElement, options: Options): PointMap {
  const { tilesUrl, attribution, point, words, onPoint } = options;
  const map = leafletMap(place, {
    center: at(point ?? MAP_CENTRE),
    zoom: point ? NEAR : FAR,
    maxZoom: MOST,
    zoomControl: false,
    scrollWheelZoom: false,
    fadeAnimation: !calm(),
    zoomAnimation: !calm(),
  });
  map.attributionControl.setPrefix(false);
  tileLayer(tilesUrl, { attribution: escaped(attribution), maxZoom: MOST }).addTo(map);
  control.zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  let pin: Marker | undefined;
  let shown: Point | null = null;

  const reportPoint = ({ lat, lng }: { lat: number; lng: number }) => {
    const next = { latitude: roundDegrees(lat), longitude: roundDegrees(lng) };
    show(next);
    onPoint(next);
  };
  const step = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!pin || !arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const from = map.latLngToContainerPoint(pin.getLatLng());
    reportPoint(map.containerPointToLatLng(from.add([arrow[0] * STEP_PX, arrow[1] * STEP_PX])));
  };

  function show(next: Point | null): void {
    if (isSamePoint(next, shown)) return;
    const wasEmpty = shown === null;
    shown = next;
    if (!next) {
      pin?.remove();
      pin = undefined;
      return;
    }
    if (pin) pin.setLatLng(at(next));
    else {
      const icon = divIcon({ html: PIN, className: 'bb-marker', iconSize: [32, 42], iconAnchor: [16, 41] });
      pin = marker(at(next), { icon, draggable: true, keyboard: true, title: words.marker, alt: words.marker });
      pin.addTo(map).on('dragend', () => pin && reportPoint(pin.getLatLng()));
      pin.getElement()?.setAttribute('aria-label', words.marker);
      pin.getElement()?.addEventListener('keydown', step);
    }
    if (!map.getBounds().contains(at(next))) map.setView(at(next), wasEmpty ? NEAR : map.getZoom());
  }

  map.on('click', ({ latlng }) => reportPoint(latlng));
  place.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.target !== place) return;
    event.preventDefault();
    reportPoint(map.getCenter());
  });
  show(point);
  return { show, remove: () => map.remove() };
}

function at({ latitude, longitude }: Point): LatLngExpression {
  return [latitude, longitude];
}

function isSamePoint(one: Point | null, other: Point | null): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude;
}

function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(5));
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Leaflet renders the attribution as HTML. */
function escaped(text: string): string {
  const box = document.createElement('span');
  box.textContent = text;
  return box.innerHTML;
}
