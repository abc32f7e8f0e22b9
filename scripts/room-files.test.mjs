import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { banViolations } from './check-bans.mjs';
import { boundaryViolations } from './check-boundaries.mjs';
import { commentViolations } from './check-comments.mjs';
import { vocabularyViolations } from './check-vocabulary.mjs';
import { coreRegistry, serverRegistry } from './registry-files.mjs';
import { newRoom } from './room-files.mjs';

let root;
const write = (path, text) => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const README =
  '# Leave\n\n## Rooms\n\n| room | English | holds | screens |\n| - | - | - | - |\n| tatil | holiday | h | s |\n\n## Records\n';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'masabasi-new-'));
  write('packages/server/src/platform/db/migrations/0009-tatil.ts', 'create table tatil (id int)');
  write('packages/server/src/platform/db/migrations/0156-dizin.ts', 'create index tatil_ad on tatil (ad)');
  write('packages/server/src/izin/README.md', README);
  write('packages/core/src/izin/talep/rules.ts', '');
});
afterAll(() => rmSync(root, { recursive: true }));

const made = (...args) => {
  const { files } = newRoom(root, args);
  for (const [path, text] of files) write(path, text);
  return files;
};

describe('a new room', () => {
  let files;
  beforeAll(() => {
    files = made('izin/vardiyaPlani', 'Vardiya Planı', 'Vardiya Planları');
  });
  const modules = () =>
    [...files]
      .filter(([path]) => path.endsWith('.ts') || path.endsWith('.tsx'))
      .map(([path, text]) => ({ path, text }));

  test('stands in its district in each package, with a table, its tests, and a row about it', () => {
    const room = [...files.keys()].filter((path) => path.includes('izin/vardiyaPlani/'));
    expect(new Set(room.map((path) => path.split('/')[1]))).toEqual(new Set(['core', 'server', 'web']));
    expect(room).toContain('packages/web/src/izin/vardiyaPlani/VardiyaPlaniPage.browser.test.tsx');
    expect(room).toContain('packages/server/src/izin/vardiyaPlani/handlers.test.ts');
    expect(files.get('packages/server/src/platform/db/migrations/0157-vardiya-plani.ts')).toContain(
      'create table vardiya_plani (',
    );
    expect(files.has('bench/prove/writes/vardiyaPlani.ts')).toBe(true);
    expect(files.get('packages/server/src/izin/README.md')).toContain('| h | s |\n| `vardiyaPlani` | vardiya planı |');
    expect([...files.values()].filter((text) => /%\w+%|undefined'/.test(text))).toEqual([]);
  });

  test('keeps the rules of the house', () => {
    const paths = [...files.keys()].filter((path) => path.startsWith('packages/'));
    expect(vocabularyViolations(paths)).toEqual([]);
    expect(boundaryViolations(modules())).toEqual([]);
    expect(banViolations(modules())).toEqual([]);
    expect(commentViolations(modules())).toEqual([]);
  });

  test('is found by the registries, with its audit words', () => {
    const core = coreRegistry(modules());
    expect(core).toContain("import { vardiyaPlani, vardiyaPlaniSozleri } from './izin/vardiyaPlani/contract.ts';");
    expect(core).toContain('  vardiyaPlani: vardiyaPlaniSozleri,\n');
    expect(serverRegistry(modules())).toContain("import { vardiyaPlani } from './izin/vardiyaPlani/room.ts';");
  });

  test('speaks Turkish with the title of its record', () => {
    const page = files.get('packages/web/src/izin/vardiyaPlani/VardiyaPlaniPage.tsx');
    expect(page).toContain('title="Vardiya Planları"');
    expect(page).toContain("title: 'Henüz vardiya planı yok.'");
    expect(newRoom(root, ['izin/nobet', 'Nöbet']).files.get('packages/web/src/izin/nobet/NobetPage.tsx')).toContain(
      'title="Nöbetler"',
    );
    expect(newRoom(root, ['izin/istirahat']).files.get('packages/core/src/izin/istirahat/contract.ts')).toContain(
      "denetim: 'İstirahat kaydedildi'",
    );
  });

  test('names the files outside that are left to a person', () => {
    const left = newRoom(root, ['izin/nobet', 'Nöbet']).left.map(([path]) => path);
    for (const name of [
      'routes.tsx',
      'sayfa.ts',
      'menuler.ts',
      'kullanim.md',
      '0158-nobet.ts',
      'e2e/ekranlar/nobet.ts',
    ])
      expect(
        left.some((path) => path.endsWith(name)),
        name,
      ).toBe(true);
  });

  test.each([
    [[], 'npm run new -- <district>/<room>'],
    [['vardiya'], 'npm run new -- <district>/<room>'],
    [['bahce/vardiya'], "There is no district 'bahce'. The districts are: yonetim, "],
    [['izin/Vardiya'], "'Vardiya' cannot be the name of a room"],
    [['izin/çay'], "'çay' cannot be the name of a room"],
    [['izin/vardiya', 'vardiya'], "'vardiya' cannot be a title"],
    [['mesai/talep'], 'The room talep exists already: packages/core/src/izin/talep.'],
    [['izin/vardiyaPlani'], 'The room vardiyaPlani exists already: packages/core/src/izin/vardiyaPlani.'],
    [['izin/tatil'], 'The table tatil exists already: packages/server/src/platform/db/migrations/0009-tatil.ts'],
    [['izin/common'], "'common' cannot be the name of a room"],
    [['izin/delete'], "'delete' cannot be the name of a room"],
    [['izin/limit'], 'PostgreSQL keeps this word'],
    [['izin/yanit'], "'yanit' cannot be the name of a room"],
  ])('%j is refused: %s', (args, sentence) => {
    const { refusal, files: none } = newRoom(root, args);
    expect(refusal).toContain(sentence);
    expect(none).toBeUndefined();
  });
});
