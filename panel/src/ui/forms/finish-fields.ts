import type { Control } from 'react-hook-form';

type Finish = () => Promise<void>;

const finishing = new WeakMap<object, Set<Finish>>();

/** Registers what a field still has to do before its form is checked and sent. Returns how to stop. */
export function finishBefore(control: Control, finish: Finish): () => void {
  const all = finishing.get(control) ?? new Set();
  finishing.set(control, all.add(finish));
  return () => void all.delete(finish);
}

/** Lets every field finish its value; undefined if none has to. One that cannot leaves what was typed. */
export function finishFields(control: object): Promise<unknown> | undefined {
  const all = [...(finishing.get(control) ?? [])];
  return all.length > 0 ? Promise.allSettled(all.map((finish) => finish())) : undefined;
}
