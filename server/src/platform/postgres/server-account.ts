import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export type ServerAccount = { uid: number; gid: number };

type Command = { file: string; args: string[]; uid?: number; gid?: number };

/** PostgreSQL refuses to run as root: then it runs as this account, which is created when the machine has none. */
export function serverAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const found = account('postgres');
  if (found) return found;
  run('groupadd', ['--system', 'postgres']);
  run('useradd', ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  const made = account('postgres') ?? account('nobody');
  if (made) return made;
  throw new Error(
    'PostgreSQL cannot run as root and no account for it could be made: run as an ordinary user, or set DATABASE_URL.',
  );
}

/** The command as that account, able to reach its data folder even below one that only root may enter. */
export function commandAs(owner: ServerAccount | undefined, file: string, args: string[], folder: string): Command {
  if (!owner) return { file, args };
  const closed = closedFolderAbove(folder, owner);
  if (closed === undefined) return { file, args, ...owner };
  if (run('setpriv', ['--version']) === undefined) {
    throw new Error(
      `PostgreSQL cannot run as root, and the account postgres cannot enter ${closed}: ` +
        'move the project or DATA_DIR elsewhere, or run as an ordinary user.',
    );
  }
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const reach = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { file: 'setpriv', args: [...identity, ...reach, '--', file, ...args] };
}

/** The first folder on the way to the path that the account may not enter. */
export function closedFolderAbove(path: string, owner: ServerAccount): string | undefined {
  const folder = dirname(path);
  if (folder === path) return undefined;
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
  return closedFolderAbove(folder, owner) ?? ((mode & bit) === 0 ? folder : undefined);
}

function account(name: string): ServerAccount | undefined {
  const uid = run('id', ['-u', name]);
  const gid = run('id', ['-g', name]);
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function run(file: string, args: string[]): string | undefined {
  try {
    return execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
