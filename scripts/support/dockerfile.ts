/** The instructions of our Dockerfile that matter outside a container engine. */
export type Instruction =
  | { kind: 'source' }
  | { kind: 'run'; command: string }
  /** Both paths within the folders of their stages. */
  | { kind: 'copy'; stage: string; from: string; to: string };
export type Stage = {
  name: string;
  folder: string;
  nodeVersion: string;
  instructions: Instruction[];
  environment: Record<string, string>;
  user: string | undefined;
  command: string[];
};

/** Reads the few instructions that our Dockerfile uses, and refuses others, so that none is left out silently. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push(toStage(rest));
    else read(stages, word, rest, line);
  }
  return stages;
}

function toStage(rest: string): Stage {
  const [, nodeVersion = '', name = ''] = /^node:([\d.]+)\S* AS (\w+)$/.exec(rest) ?? [];
  return { name, folder: '/', nodeVersion, instructions: [], environment: {}, user: undefined, command: [] };
}

function read(stages: readonly Stage[], word: string, rest: string, line: string): void {
  const stage = stages.at(-1);
  if (!stage) throw new Error(`The Dockerfile begins with ${line}`);
  const copied = /^--from=(\w+) (\S+) (\S+)$/.exec(rest);
  const variable = /^(\w+)=(.*)$/.exec(rest);
  if (word === 'COPY' && rest === '. .') stage.instructions.push({ kind: 'source' });
  else if (word === 'COPY' && copied) {
    const [, from = '', path = '', to = ''] = copied;
    stage.instructions.push({ kind: 'copy', stage: from, from: within(stages, from, path), to });
  } else if (word === 'RUN') stage.instructions.push({ kind: 'run', command: rest });
  else if (word === 'ENV' && variable) stage.environment[variable[1] ?? ''] = variable[2] ?? '';
  else if (word === 'USER') stage.user = rest;
  else if (word === 'WORKDIR') stage.folder = rest;
  else if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
  else if (!['VOLUME', 'EXPOSE', 'HEALTHCHECK'].includes(word)) throw new Error(`Not understood: ${line}`);
}

/** What is copied from another stage is named from its root, wherever that stage works. */
function within(stages: readonly Stage[], name: string, path: string): string {
  const folder = stages.find((stage) => stage.name === name)?.folder;
  if (!folder || !path.startsWith(`${folder}/`)) throw new Error(`There is no ${path} in the stage ‘${name}’.`);
  return path.slice(folder.length + 1);
}

/** Which files a build does not see: those that a line of .dockerignore names, or that are below such a folder. */
export function readIgnored(text: string): (file: string) => boolean {
  const lines = text.split('\n').filter(Boolean);
  const unknown = lines.find((line) => line.replace(/^\*\*\//, '').includes('*'));
  if (unknown) throw new Error(`Not understood: ${unknown}`);
  return (file) =>
    lines.some((line) => {
      const name = line.replace(/^\*\*\//, '');
      return `/${file}/`.startsWith(`/${name}/`) || (line !== name && `/${file}/`.includes(`/${name}/`));
    });
}
