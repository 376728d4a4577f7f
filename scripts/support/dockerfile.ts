/** The instructions of our Dockerfile that matter outside a container engine. */
export type Instruction =
  | { kind: 'source' }
  | { kind: 'run'; command: string }
  | { kind: 'copy'; stage: string; from: string; to: string };
export type Stage = {
  name: string;
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
    else read(stages.at(-1), word, rest, line);
  }
  return stages;
}

function toStage(rest: string): Stage {
  const [, nodeVersion = '', name = ''] = /^node:([\d.]+)\S* AS (\w+)$/.exec(rest) ?? [];
  return { name, nodeVersion, instructions: [], environment: {}, user: undefined, command: [] };
}

function read(stage: Stage | undefined, word: string, rest: string, line: string): void {
  if (!stage) throw new Error(`The Dockerfile begins with ${line}`);
  const copied = /^--from=(\w+) (\S+) (\S+)$/.exec(rest);
  const variable = /^(\w+)=(.*)$/.exec(rest);
  if (word === 'COPY' && rest === '. .') stage.instructions.push({ kind: 'source' });
  else if (word === 'COPY' && copied) {
    const [, from = '', path = '', to = ''] = copied;
    stage.instructions.push({ kind: 'copy', stage: from, from: path, to });
  } else if (word === 'RUN') stage.instructions.push({ kind: 'run', command: rest });
  else if (word === 'ENV' && variable) stage.environment[variable[1] ?? ''] = variable[2] ?? '';
  else if (word === 'USER') stage.user = rest;
  else if (word === 'CMD') stage.command = JSON.parse(rest) as string[];
  else if (!['WORKDIR', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'].includes(word)) throw new Error(`Not understood: ${line}`);
}
