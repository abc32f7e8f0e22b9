import { expect, test } from 'vitest';
import { degisimYazisi, oncesi } from './rules.ts';

test.each([
  [{ Alan: 'Durum', Once: 'Açık', Sonra: 'Çözüldü' }, 'Durum: Açık → Çözüldü'],
  [{ Alan: 'Ad', Once: null, Sonra: 'Ece' }, 'Ad: Ece'],
  [{ Alan: 'Ad', Once: 'Ece', Sonra: null }, 'Ad: Ece'],
  [{ Alan: '', Once: 'Aktif', Sonra: 'İptal' }, 'Aktif → İptal'],
])('%j is written as %s', (degisim, yazi) => expect(degisimYazisi(degisim)).toBe(yazi));

test('the state before has the fields of the state after, under their names', () => {
  const yeni = { ad: 'Destek', sorumlu_id: 7, Goster: 1 };
  expect(oncesi({ Id: 3, Ad: 'Çağrı', SorumluId: null, Goster: 1, KisiSayisi: 5 }, yeni)).toEqual({
    ad: 'Çağrı',
    sorumlu_id: null,
    Goster: 1,
  });
  expect(oncesi(null, yeni)).toBeUndefined();
});
