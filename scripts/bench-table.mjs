/** The page of what was measured last (docs/BENCH.md): one line a question, kept until the same question is asked again. */
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

const LINE = /^\| (\w+) \| .* \|$/;
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What a bench asks, as its own first sentence says. */
export function question(source) {
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '';
  const text = comment
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.](?= |$)/.exec(text)?.[0].slice(0, -1) ?? text;
}

/** The figures that a bench printed: what follows its name on its lines. */
export const figures = (output) =>
  output
    .split('\n')
    .map((line) => /^BENCH \w+ (.*)$/.exec(line.trim())?.[1])
    .filter((line) => line !== undefined);

/**
 * The machine as the lines name it.
 * @param node what the benches are run by
 */
export const machine = (node) =>
  `${cpus()[0]?.model.trim() ?? ''}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)}`;

/** The commit that was measured; with a plus where the product was not as it says. */
export function commit() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'packages') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
}

/** The line of a bench that has run. */
export const line = ({ name, asks, met, said, day, commit: of, machine: on }) =>
  `| ${[name, asks, `**${met ? 'met' : 'NOT MET'}** ${said.join('<br>')}`, day, of, on].map(cell).join(' | ')} |`;

/**
 * The page with the lines of this run in it: those of others stay as they stand there, and those of benches that are gone go.
 * @param page what stands there now
 * @param benches each bench's name and what it asks
 * @param run a line by the name of each that has run
 */
export function updated(page, benches, run) {
  const before = new Map(page.split('\n').flatMap((l) => (LINE.test(l) ? [[LINE.exec(l)[1], l]] : [])));
  const lines = benches.map(
    ({ name, asks }) =>
      run.get(name) ?? before.get(name) ?? `| ${[name, asks, '', '', '', ''].map(cell).join(' | ')} |`,
  );
  return `# Figures

What the product takes: each line is the last run of its question, \`npm run bench -- <question>\`; \`npm run bench\` asks them all. "met" says that what the question promises was kept
(\`hedef\`). Figures of other days, commits or machines say nothing of each other. This page is written by the runs; do not edit it.

| question | of what | figures | day | commit | machine |
| -------- | ------- | ------- | --- | ------ | ------- |
${lines.join('\n')}
`;
}
