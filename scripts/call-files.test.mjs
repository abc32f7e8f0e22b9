import { describe, expect, test } from 'vitest';
import { callFiles, namedIn } from './call-files.mjs';
import { parse } from './tree.mjs';

const read = { method: 'POST', path: '/gunum', wrap: 'val', effect: 'read', konu: ['mola'], access: {}, ozet: 'Gün.' };
const write = { ...read, path: '/ver', effect: 'write', konu: undefined, degistirir: ['mola'], govdeSiniri: 9 };
const list = {
  suzgecler: { Kisi: { gosterim: { tur: 'kayit', uc: 'mola.gunum' } }, Gun: { gosterim: { tur: 'gun' } } },
};
const files = callFiles({
  contract: { mola: { gunum: read, ver: write }, izin: { al: write } },
  lists: [list, list],
  told: ['method', 'path', 'wrap', 'effect', 'konu', 'degistirir', 'govdeSiniri'],
  named: new Set(['mola.gunum', 'izin.yok']),
  folderOf: (room) => (room === 'mola' ? 'mesai/mola' : `${room}/${room}`),
});
const GUNUM = `gunum: { method: 'POST', path: '/gunum', wrap: 'val', effect: 'read', konu: ['mola'] },`;

describe('the generated calls', () => {
  test('hold for each endpoint of a room its address, and no more', () => {
    expect([...files.keys()]).toEqual(['mola.ts', 'izin.ts', 'first.ts', 'choices.ts']);
    const mola = files.get('mola.ts');
    expect(mola).toContain("import type { mola as contract } from '@masabasi/core/mesai/mola/contract';");
    expect(mola).toContain(GUNUM);
    expect(mola).toContain(
      `ver: { method: 'POST', path: '/ver', wrap: 'val', effect: 'write', degistirir: ['mola'], govdeSiniri: 9 },`,
    );
    expect(mola).not.toMatch(/access|ozet|undefined/);
  });

  test('give the first load only the calls that its module names, of no other room', () => {
    const first = files.get('first.ts');
    expect(first).toContain(`export const mola: Calls<Contract['mola'], 'gunum'> = {\n  ${GUNUM}\n};`);
    expect(first).not.toMatch(/ver|izin/);
  });

  test('hold once the call that gives filters their choices', () => {
    expect(files.get('choices.ts').split(`'mola.gunum': {`)).toHaveLength(2);
  });

  test('find the calls that a module names in any code around them', () => {
    const text = 'const x = [oku(mola.gunum, {}), ...[izin.al].map((e) => e)]; // talep.yok';
    const { program } = parse({ path: 'x.ts', text });
    expect([...namedIn(program)]).toEqual(expect.arrayContaining(['mola.gunum', 'izin.al']));
    expect(namedIn(program).has('talep.yok')).toBe(false);
  });
});
