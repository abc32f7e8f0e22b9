/**
 * The page of the latest measurements (docs/BENCH.md): one line for each bench, kept until the same bench runs again.
 */
import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

const LINE = /^\| (\w+) \| .* \|$/;
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The question of a bench: the first sentence of its first doc comment. */
export function question(source) {
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? '';
  const text = comment
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.](?= |$)/.exec(text)?.[0].slice(0, -1) ?? text;
}

/** The figures that a bench printed: the text after its name on its `BENCH` lines. */
export const figures = (output) =>
  output
    .split('\n')
    .map((line) => /^BENCH \w+ (.*)$/.exec(line.trim())?.[1])
    .filter((line) => line !== undefined);

/**
 * The machine as the lines name it.
 * @param node the Node that runs the benches
 */
export const machine = (node) =>
  `${cpus()[0]?.model.trim() ?? ''}, ${cpus().length} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)}`;

/** The measured commit, with a plus when the packages had uncommitted changes. */
export function commit() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'packages') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? '+' : ''}`;
}

/** The line of a bench that has run. */
export const line = ({ name, asks, met, said, day, commit: of, machine: on }) =>
  `| ${[name, asks, `**${met ? 'met' : 'NOT MET'}** ${said.join('<br>')}`, day, of, on].map(cell).join(' | ')} |`;

/**
 * The page with the lines of this run. Lines of other benches stay as they are, and lines of removed benches go.
 * @param page the present page
 * @param benches each bench's name and question
 * @param run the new lines by the name of the bench
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
