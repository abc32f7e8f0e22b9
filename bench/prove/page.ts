import { readFileSync, writeFileSync } from 'node:fs';
import { RESULTS, type Result } from './goal.ts';

/** Writes docs/PROOF.md from the last line of each goal. */
const lines = readFileSync(RESULTS, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Result);
/** Sorted by number. Programs that are no numbered goal come last. */
const place = (goal: string): number => Number(goal.slice(1)) + (goal.startsWith('G') ? 0 : 1000);
const lastOf = (goal: string, broken: boolean) => lines.findLast((r) => r.goal === goal && r.broken === broken);
const goals = [...new Set(lines.map((r) => r.goal))].toSorted((a, b) => place(a) - place(b));
const figures = (r: Result) =>
  Object.entries(r.figures)
    .map(
      ([name, value]) => `${name} ${typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : value}`,
    )
    .join(', ');

const rows = goals.flatMap((goal) => {
  const r = lastOf(goal, false);
  if (r === undefined) return [];
  const broken = lastOf(goal, true);
  const form = broken?.quick ? ' in the short form' : '';
  const guard = broken === undefined ? '' : broken.pass ? `noticed${form}: ${figures(broken)}` : `NOT noticed${form}`;
  return [
    `| ${goal} | ${r.promise} | **${r.pass ? 'PASS' : 'FAIL'}** ${figures(r)} | ${guard} | ${r.seed} | ${r.seconds} s | ${r.commit} |`,
  ];
});
/** Reasons of failing goals, printed while they fail. */
const CAUSES: Readonly<Record<string, string>> = {
  G41: 'Nothing is lost, doubled, out of order, unseen or told to others; what fails is how long a message takes to the other screen (300 ms for 99 of 100). Followed message by message, what is late comes in bursts of seconds, on all lines at once; `rush_stolen_pct` says how much of its processors the host of the machine gave to others meanwhile.',
  G47: 'All 57 made a test fail; of one the message, that a promise was resolved instead of rejecting, was not counted. It is now, and the whole was not run again since.',
};
const failing = goals.filter((g) => lastOf(g, false)?.pass === false);
const why =
  failing.length === 0
    ? ''
    : `\n## What fails, and why\n\n${failing.map((g) => `- **${g}**: ${CAUSES[g] ?? 'not yet known.'}`).join('\n')}\n`;
const machines = [
  ...new Set(
    goals
      .map((g) => lastOf(g, false))
      .map(
        (r) =>
          r && `${r.machine.processor}, ${r.machine.cores} cores, ${r.machine.memoryGb} GB, Node ${r.machine.node}`,
      ),
  ),
].filter(Boolean);

writeFileSync(
  new URL('../../docs/PROOF.md', import.meta.url),
  `# Proof

What the product promises of staying up and losing nothing, as figures anybody can repeat: \`npm run prove\`, or \`npm run prove -- G5 G16\`. Each line is the last full run of
its goal; \`SEED=\` repeats one. "Guard taken out" is the same goal with \`--break\`: the lock, check or order it rests on is removed from the source as it is read, and
the goal has to notice. This page is written by the runs; do not edit it.

Machine: ${machines.join('; ')}.

| goal | promise | last run | guard taken out | seed | took | commit |
| ---- | ------- | -------- | --------------- | ---- | ---- | ------ |
${rows.join('\n')}
${why}`,
);
