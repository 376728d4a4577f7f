/** Several reading calls in one request: `POST /batch`. */
export const BATCH_PATH = '/batch';
export const BATCH_MAX = 24;
/**
 * The response is a line per call, in the order in which they are answered: the call's place in the batch, its status
 * and its JSON. Status 0 means that the call cannot be part of a batch and has to be made by itself.
 */
export const BATCH_TYPE = 'application/x-ndjson';

export function toBatchLine(place: number, status: number, json: string): string {
  return `${place} ${status} ${json}\n`;
}

export function fromBatchLine(line: string): { place: number; status: number; json: string } {
  const first = line.indexOf(' ');
  const second = line.indexOf(' ', first + 1);
  return {
    place: Number(line.slice(0, first)),
    status: Number(line.slice(first + 1, second)),
    json: line.slice(second + 1),
  };
}
