import type { FastifyInstance } from 'fastify';
import type { Service } from '../../service.ts';
import { html } from '../../page/html.ts';
import { type Tile, drawTile } from './draw-tile.ts';

const MOST_ZOOM = 19;
/** All of Australia on a few squares. */
const OVERVIEW = { z: 4, xs: [12, 13, 14, 15], ys: [8, 9, 10] };

/** A map of Australia in squares, as companies that draw maps serve them. */
export function createMapService(): Service {
  let served = 0;
  return {
    name: 'map',
    title: 'Map',
    about: 'The pictures under the location of a provider.',
    icon: '<path d="M9 4 3.5 6.5v13L9 17l6 2.5 5.5-2.5V4L15 6.5 9 4Z"/><path d="M9 4v13M15 6.5v13"/>',
    count: () => served,
    register(app: FastifyInstance) {
      app.get<{ Params: Record<'z' | 'x' | 'y', string> }>('/tiles/:z/:x/:y.svg', (request, reply) => {
        const tile = tileOf(request.params);
        if (!tile) return reply.code(404).send({ message: 'Not Found' });
        served += 1;
        return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(drawTile(tile));
      });
    },
    render: () =>
      html`<div class="card" id="map">
        ${OVERVIEW.ys.map(
          (y) =>
            html`<div>
              ${OVERVIEW.xs.map((x) => html`<img src="/tiles/${OVERVIEW.z}/${x}/${y}.svg" alt="" width="128" height="128" />`)}
            </div>`,
        )}
      </div>`,
    empty() {
      served = 0;
    },
  };
}

/** A square that exists. */
function tileOf(params: Readonly<Record<'z' | 'x' | 'y', string>>): Tile | undefined {
  const [z, x, y] = [params.z, params.x, params.y].map((part) => (/^\d{1,7}$/.test(part) ? Number(part) : -1));
  if (z === undefined || x === undefined || y === undefined || z < 0 || z > MOST_ZOOM) return undefined;
  const most = 2 ** z;
  return x >= 0 && x < most && y >= 0 && y < most ? { z, x, y } : undefined;
}
