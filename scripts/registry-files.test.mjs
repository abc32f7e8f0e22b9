import { describe, expect, test } from 'vitest';
import { coreRegistry, roomsWith, serverRegistry } from './registry-files.mjs';

const at = (path, text) => ({ path: `packages/${path}`, text });
const FILES = [
  at(
    'core/src/mesai/mola/contract.ts',
    "export const mola = under('/mesai', {});\nexport const molaSozleri = { nesneler: {} } as const;",
  ),
  at('core/src/izin/izin/contract.ts', 'export const izin = { ...uclar } satisfies object;'),
  // Shapes under the room's name are no calls.
  at('core/src/masa/takip/contract.ts', 'export const takip = z.strictObject({});\nexport const takipUclari = {};'),
  at('core/src/platform/hareket/contract.ts', 'export const hareketSatiri = {};'),
  at('core/src/testing/izin/contract.ts', 'export const izin = {};'),
  at('core/src/izin/izin/rules.ts', 'export const izin = {};'),
  at('server/src/mesai/mola/room.ts', 'export const mola: Room<typeof contract> = { handlers };'),
  at('server/src/izin/izin/room.ts', 'export const izin: Room<typeof contract> = { handlers };'),
  at('server/src/masa/takip/room.ts', 'export const takip: RoomFace = { veri };'),
];

describe('the registries', () => {
  test('hold the calls and the audit words of each room, ordered by name', () => {
    const text = coreRegistry(FILES);
    expect(text.indexOf("import { izin } from './izin/izin/contract.ts';")).toBeGreaterThan(0);
    expect(text).toContain("import { mola, molaSozleri } from './mesai/mola/contract.ts';");
    expect(text).toContain('export const contract = {\n  izin,\n  mola,\n};');
    expect(text).toContain('export const sozler = {\n  mola: molaSozleri,\n}');
    expect(text).not.toMatch(/takip|hareket/);
  });

  test('hold the faces of rooms with calls by name, and the others after them', () => {
    const text = serverRegistry(FILES);
    expect(text).toContain('export const rooms: Rooms = {\n  izin,\n  mola,\n};');
    expect(text).toContain("  { ad: 'takip', ...takip },\n];");
    expect(text).not.toContain("ad: 'mola'");
  });

  test('refuse two rooms of one name', () => {
    const twice = [...FILES, at('core/src/is/mola/contract.ts', 'export const mola = {};')];
    expect(() => roomsWith('core', 'contract', twice)).toThrow('two rooms are called mola');
  });
});
