import type { OwnerProof, TwoFactorSetUp, TwoFactorState } from '@bellbird/contract/people/access';
import { record } from '#platform/audit/audit.ts';
import type { SignedIn } from '#platform/auth/caller.ts';
import type { Keyring } from '#platform/crypto/keyring.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendTwoFactorNews } from './access.job-definitions.ts';
import { PROOFS_PER_LOGIN } from './access.limits.ts';
import { endSessions, findUsername } from './access.repository.ts';
import { keyUri, newKey, qrImage, findTimeStep } from './authenticator.rules.ts';
import { isPasswordCorrect } from './password-check.operations.ts';
import { newRecoveryCodes, toRecoveryCodeText } from './recovery-codes.rules.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import { recordSignInChange } from './sign-in-changes.operations.ts';
import type { SessionsService } from './sessions.service.ts';
import {
  confirmSetUp,
  countRecoveryCodes,
  deleteTwoFactor,
  findTwoFactor,
  insertSetUp,
  isTwoFactorOn,
  replaceRecoveryCodes,
} from './two-factor.repository.ts';

type Deps = {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  rateLimits: RateLimits;
  sessions: SessionsService;
  secondFactor: SecondFactorService;
  twoFactorKeys: Sealer;
  keyring: Keyring;
  teamSecondFactor: boolean;
};

const NOT_THE_PASSWORD = { fields: { password: 'This is not your current password.' } };
const NOT_THE_CODE = { fields: { code: 'That code is incorrect.' } };

export type TwoFactorService = ReturnType<typeof createTwoFactorService>;

/** A user’s own second factor. A session alone is not enough: each change needs proof. */
export function createTwoFactorService(deps: Deps) {
  const { db, clock, jobs, rateLimits, sessions, secondFactor, twoFactorKeys, keyring } = deps;

  const isRequired = (caller: SignedIn) => caller.kind === 'staff' && deps.teamSecondFactor;

  async function read(caller: SignedIn): Promise<TwoFactorState> {
    const { loginId } = caller;
    return db.system(async (tx) => {
      const since = (await findTwoFactor(tx, loginId))?.confirmed_at ?? null;
      const recoveryCodesLeft = await countRecoveryCodes(tx, loginId);
      return { isOn: since !== null, since, recoveryCodesLeft, isRequired: isRequired(caller) };
    });
  }

  async function begin(caller: SignedIn, { password }: { password: string }): Promise<TwoFactorSetUp> {
    await prove(caller, { password });
    const key = newKey();
    return db.system(async (tx) => {
      if (!(await insertSetUp(tx, caller.loginId, twoFactorKeys.seal(key)))) fail('not_possible_now');
      return { key, uri: keyUri(key, await findUsername(tx, caller.loginId)) };
    });
  }

  async function picture({ loginId }: SignedIn): Promise<FileAnswer> {
    return db.system(async (tx) => {
      const row = (await findTwoFactor(tx, loginId)) ?? fail('not_found');
      if (row.confirmed_at) fail('not_found');
      return qrImage(keyUri(twoFactorKeys.open(row.sealed_key), await findUsername(tx, loginId)));
    });
  }

  async function confirm(caller: SignedIn, code: string): Promise<{ recoveryCodes: string[] }> {
    const { loginId, tokenId } = caller;
    await rateLimits.take(PROOFS_PER_LOGIN, String(loginId));
    const answer = await db.system(async (tx) => {
      const row = await findTwoFactor(tx, loginId);
      if (!row || row.confirmed_at) fail('not_possible_now');
      const step = findTimeStep(twoFactorKeys.open(row.sealed_key), code, row.last_step, clock.now());
      if (step === undefined) fail('invalid_fields', NOT_THE_CODE);
      const turnedOn = await confirmSetUp(tx, loginId, { sealedKey: row.sealed_key, step, now: clock.now() });
      if (!turnedOn) fail('not_possible_now');
      // Sessions that were opened without a second factor have to sign in again.
      const ended = await endSessions(tx, loginId, { allBut: tokenId });
      await sessions.publishChanged(tx, [...ended, tokenId]);
      // Where it is required, a mailbox alone must not turn it off again: an administrator resets it.
      if (isRequired(caller)) await jobs.enqueue(tx, sendTwoFactorNews, { loginId, news: 'turnedOn' });
      else await recordSignInChange(tx, deps, { kind: 'two_factor_on', loginId });
      return { recoveryCodes: await writeRecoveryCodes(tx, caller, 'access.confirmTwoFactor') };
    });
    await rateLimits.forgive(PROOFS_PER_LOGIN, String(loginId));
    return answer;
  }

  async function turnOff(caller: SignedIn, proof: OwnerProof): Promise<void> {
    const { loginId } = caller;
    if (isRequired(caller)) fail('not_possible_now');
    await prove(caller, proof);
    await db.system(async (tx) => {
      const row = await findTwoFactor(tx, loginId);
      if (!row || !(await deleteTwoFactor(tx, loginId))) fail('not_possible_now');
      const before = { sealedKey: row.sealed_key, lastStep: row.last_step };
      await recordSignInChange(tx, deps, { kind: 'two_factor_off', loginId, before });
      await note(tx, caller, 'access.turnOffTwoFactor');
    });
  }

  async function renewCodes(caller: SignedIn, proof: OwnerProof): Promise<{ recoveryCodes: string[] }> {
    await prove(caller, proof);
    return db.system(async (tx) => {
      if (!(await isTwoFactorOn(tx, caller.loginId))) fail('not_possible_now');
      await jobs.enqueue(tx, sendTwoFactorNews, { loginId: caller.loginId, news: 'newRecoveryCodes' });
      return { recoveryCodes: await writeRecoveryCodes(tx, caller, 'access.renewRecoveryCodes') };
    });
  }

  /** Checks that it is the owner and not somebody at an unlocked screen. Every attempt counts. */
  async function prove({ loginId }: SignedIn, proof: OwnerProof): Promise<void> {
    const { code } = proof;
    if (code === undefined) {
      if (!(await isPasswordCorrect(deps, loginId, proof.password ?? ''))) fail('invalid_fields', NOT_THE_PASSWORD);
      return;
    }
    await rateLimits.take(PROOFS_PER_LOGIN, String(loginId));
    if (!(await db.system((tx) => secondFactor.verify(tx, loginId, code)))) fail('invalid_fields', NOT_THE_CODE);
    await rateLimits.forgive(PROOFS_PER_LOGIN, String(loginId));
  }

  async function writeRecoveryCodes(tx: Tx, caller: SignedIn, action: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((each) => keyring.mac(toRecoveryCodeText(caller.loginId, each)));
    await replaceRecoveryCodes(tx, caller.loginId, hashes);
    await note(tx, caller, action);
    return codes;
  }

  function note(tx: Tx, caller: SignedIn, action: string): Promise<void> {
    return record(tx, caller, { action, subject: { kind: 'login', id: caller.loginId } });
  }

  return { read, begin, picture, confirm, turnOff, renewCodes };
}
