/** Comments are plain English: none begins with a word that turns it into a riddle. check-comments.test.mjs plants some. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';
import { filesIn, lineAt, modulesIn, parse, report } from './tree.mjs';

/** "What came is looked at by." tells a reader less than "Filter tabs of incoming invoices." */
export const OPENERS = /^(what|whatever|who|whoever|whom|whose|whether|which|why|how|those|of|so (many|much))(?=\s)/i;

/** The text of a comment without its marks. */
const said = (value) => value.replace(/^[\s*]+/, '');

/** One line a violation. A row of `//` comments is one comment. */
export function commentViolations(files) {
  return files.flatMap((file) => {
    const found = file.path.endsWith('.css')
      ? Array.from(file.text.matchAll(/\/\*([\s\S]*?)\*\//g), (m) => ({ start: m.index, value: m[1], type: 'Block' }))
      : parse(file).comments;
    let end = -1;
    return found.flatMap(({ start, value, type }) => {
      const line = lineAt(file.text, start);
      const alone = /^\s*$/.test(file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start));
      const goesOn = type === 'Line' && alone && end === line - 1;
      end = type === 'Line' && alone ? line : -1;
      const opener = goesOn ? null : OPENERS.exec(said(value));
      return opener ? [`${file.path}:${line} '${opener[0]}…': begin with the subject`] : [];
    });
  });
}

if (import.meta.main) {
  const styles = filesIn('packages').filter((path) => path.endsWith('.css'));
  const programs = filesIn('scripts').filter((path) => path.endsWith('.mjs') && !path.startsWith('scripts/node/'));
  const files = [
    ...modulesIn('packages', 'e2e', 'bench'),
    ...[...styles, ...programs].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  ];
  report('yorumlar', files.length, commentViolations(files));
}
