import { ONE_TIME_CODE_DIGITS } from '@bellbird/contract/shared/limits';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import { generateSecret, generateURI, verifySync } from 'otplib';
import encodeQr from 'qr';

const ISSUER = 'Bellbird';
/** Phone clocks differ a little: the previous and the next code are accepted, too. */
const TOLERANCE_S = 30;

export const newKey = (): string => generateSecret();

/** The address in the QR code; tapped on a phone it opens the authenticator app. */
export function keyUri(key: string, username: string): string {
  return generateURI({ issuer: ISSUER, label: username, secret: key });
}

export function qrImage(uri: string): FileAnswer {
  const content = Buffer.from(encodeQr(uri, 'svg', { ecc: 'medium', border: 2 }));
  return { content, contentType: 'image/svg+xml', fileName: 'two-factor.svg' };
}

/** The time step (half-minute) of a code; undefined if it is wrong or not later than `lastStep`. */
export function findTimeStep(key: string, code: string, lastStep: number, now: Date): number | undefined {
  if (!new RegExp(`^\\d{${ONE_TIME_CODE_DIGITS}}$`).test(code)) return undefined;
  const result = verifySync({
    secret: key,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_S,
    ...(lastStep > 0 && { afterTimeStep: lastStep }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
