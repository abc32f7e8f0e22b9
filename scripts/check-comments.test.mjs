import { describe, expect, test } from 'vitest';
import { commentViolations } from './check-comments.mjs';

const check = (text, path = 'packages/core/src/mesai/mola/rules.ts') => commentViolations([{ path, text }]);

const PLANTED = [
  '/** What came is looked at by. */\nexport const x = 1;',
  '/**\n * Who may decide.\n */\nexport const x = 1;',
  '// Those of this sum, of this customer, or these.\nexport const x = 1;',
  '// Of two that are alike the older one stays.\nexport const x = 1;',
  'export const x = 1; // so many rows fit on a page',
  '// how it is sent\nexport const x = 1;',
];

const FINE = [
  '/** Filter tabs of incoming invoices. */\nexport const x = 1;',
  '// The row counts only\n// of customers that are open.\nexport const x = 1;',
  '/** Whole days. */\nexport const x = 1;',
  "export const x = '// What is in a text';",
];

describe('comments', () => {
  test.each(PLANTED)('may not read: %s', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  test.each(FINE)('may read: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  test('of stylesheets are read, too', () => {
    expect(check('.a { color: red } /* Which stands above. */', 'packages/web/src/ui/A.module.css')).toEqual([
      "packages/web/src/ui/A.module.css:1 'Which…': begin with the subject",
    ]);
  });
});
