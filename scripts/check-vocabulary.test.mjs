import { describe, expect, test } from 'vitest';
import { vocabularyViolations } from './check-vocabulary.mjs';

const PLANTED = [
  'packages/core/src/utils/metin.ts',
  'packages/core/src/mesai/mola/index.ts',
  'packages/core/src/mesai/mola/types.ts',
  'packages/core/src/breaks/mola/rules.ts',
  'packages/core/src/mesai/rules.ts',
  'packages/server/src/mesai/mola/service.ts',
  'packages/server/src/mesai/mola/molaRepository.ts',
  'packages/server/src/mesai/mola/handlerHelpers.ts',
  'packages/server/src/common/tarih.ts',
  'packages/server/src/platform/db/migrations/ilk.ts',
  'packages/server/src/platform/http/mount.js',
  'packages/web/src/mesai/mola/mola-page.tsx',
  'packages/web/src/mesai/mola/Yalniz.module.css',
  'packages/web/src/mesai/mola/Yalniz.browser.test.tsx',
  'packages/web/src/components/Table.tsx',
  'packages/web/src/ui/index.ts',
  'packages/mobil/src/main.ts',
  'packages/demo/src/seed/kadro.ts',
  'packages/demo/src/mesai/olmayan.ts',
  'packages/demo/src/words/utils.ts',
  'packages/sandbox/src/pos/banka.ts',
];

const FINE = [
  'packages/core/src/platform/time/tarih.ts',
  'packages/core/src/izin/izin/contract.ts',
  'packages/core/src/izin/izin/rules.test.ts',
  'packages/core/src/testing/veri/izin-ozeti.json',
  'packages/server/package.json',
  'packages/server/src/app.ts',
  'packages/server/src/testing/walks/access.test.ts',
  'packages/server/src/testing/hoodiecrow-imap.d.ts',
  'packages/server/src/platform/http/door/pace.ts',
  'packages/server/src/platform/db/migrations/0001-ilk.ts',
  'packages/server/src/mesai/mola/handlers.ts',
  'packages/demo/src/sirket.ts',
  'packages/demo/src/plan/kadro.ts',
  'packages/demo/src/mesai/mola.ts',
  'packages/demo/src/mesai/mola.test.ts',
  'packages/demo/src/mesai/mola/gunler.ts',
  'packages/sandbox/src/banka.ts',
  'packages/sandbox/src/veri/gelenFatura.xml',
  'packages/server/src/mali/odeme/saglayicilar/paytr.ts',
  'packages/server/src/mali/banka/veri/c16-valid_example.xml',
  'packages/web/src/main.tsx',
  'packages/web/src/ui/DataGrid.tsx',
  'packages/web/src/theme/tokens.css',
  'packages/web/src/mesai/mola/MolaBoardPage.tsx',
  'packages/web/src/mesai/mola/MolaBoardPage.module.css',
  'packages/web/src/mesai/mola/molaDegistir.ts',
];

describe('the vocabulary', () => {
  test.each(PLANTED)('has no %s', (path) => {
    expect(vocabularyViolations([path])).toEqual([expect.stringContaining(`${path}: `)]);
  });

  test('has the files of the design', () => {
    expect(vocabularyViolations(FINE)).toEqual([]);
  });

  test('counts the loose files at the root of a package', () => {
    const paths = Array.from({ length: 11 }, (_, i) => `packages/core/src/dosya${i}.ts`);
    expect(vocabularyViolations(paths)).toEqual(['packages/core/src: 11 loose files, at most 10']);
    expect(vocabularyViolations(paths.slice(1))).toEqual([]);
  });
});
