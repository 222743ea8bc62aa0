type Terminal = { say(words: string): void; note(words: string): void };
type Command = {
  run(parameters: string[], environment: Record<string, string | undefined>, terminal: Terminal): Promise<boolean>;
};

/** The result of an operator command. */
export type OpsAnswer = { isWell: boolean; out: string[]; notes: string[] };

/** Runs the command in this process with only these settings; a refusal is thrown. */
export async function runOps(
  { run }: Command,
  parameters: string[],
  environment: Record<string, string>,
): Promise<OpsAnswer> {
  const [out, notes]: [string[], string[]] = [[], []];
  const terminal = { say: (words: string) => void out.push(words), note: (words: string) => void notes.push(words) };
  const isWell = await run(parameters, environment, terminal);
  return { isWell, out, notes };
}
