import { describe, expect, test } from 'vitest';
import { vocabularyViolations } from './check-vocabulary.mjs';

const PLANTED = [
  'packages/core/src/utils/metin.ts',
  'packages/core/src/mola/index.ts',
  'packages/core/src/mola/types.ts',
  'packages/core/src/mola/queries.ts',
  'packages/core/src/veri/izin.ts',
  'packages/core/src/breaks/rules.ts',
  'packages/server/src/mola/service.ts',
  'packages/server/src/mola/molaRepository.ts',
  'packages/server/src/mola/handlerHelpers.ts',
  'packages/server/src/mola/sql/queries.ts',
  'packages/server/src/mola/rules.ts',
  'packages/server/src/mola/seed.ts',
  'packages/core/src/mola/ornek.ts',
  'packages/server/src/common/tarih.ts',
  'packages/server/src/db/migrations/ilk.ts',
  'packages/server/src/http/mount.js',
  'packages/web/src/mola/useMola.ts',
  'packages/web/src/mola/molaPage.tsx',
  'packages/web/src/mola/Yalniz.module.css',
  'packages/web/src/components/Table.tsx',
  'packages/web/src/ui/index.ts',
  'packages/mobil/src/main.ts',
  'packages/core/src/mola/rules.test.ts',
];

const FINE = [
  'packages/core/src/tarih.ts',
  'packages/core/src/izin/contract.ts',
  'packages/core/src/izin/rules.ts',
  'packages/core/src/izin/rules.test.ts',
  'packages/core/src/veri/izin-ozeti.json',
  'packages/server/package.json',
  'packages/server/src/app.ts',
  'packages/server/src/access.test.ts',
  'packages/server/src/testing.global.ts',
  'packages/server/src/http/mount.ts',
  'packages/server/src/db/migrations/0001-ilk.ts',
  'packages/server/src/mola/queries.ts',
  'packages/server/src/mola/handlers.ts',
  'packages/server/src/mola/ornek.ts',
  'packages/server/src/mola/handlers.test.ts',
  'packages/web/src/main.tsx',
  'packages/web/src/ui/DataGrid.tsx',
  'packages/web/src/mola/MolaBoardPage.tsx',
  'packages/web/src/mola/MolaBoardPage.module.css',
];

describe('the vocabulary', () => {
  test.each(PLANTED)('has no %s', (path) => {
    expect(vocabularyViolations([path])).toEqual([expect.stringContaining(`${path}: `)]);
  });

  test('has the files of the design', () => {
    expect(vocabularyViolations(FINE)).toEqual([]);
  });
});
