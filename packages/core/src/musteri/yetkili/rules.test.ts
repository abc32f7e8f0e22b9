import { expect, test } from 'vitest';
import { BOS_YETKILI, yetkiliHatalari, yetkiliSade } from './rules.ts';

const ad = { ...BOS_YETKILI, Ad: 'Ayşe' };

test.each([
  [{}, { Ad: 'Kişinin adını yazınız.' }],
  [{ Ad: '   ' }, { Ad: 'Kişinin adını yazınız.' }],
  [{ Ad: 'R2D2' }, { Ad: 'Yalnız harf yazınız.' }],
  [{ ...ad }, {}],
  [{ ...ad, Soyad: '1' }, { Soyad: 'Yalnız harf yazınız.' }],
  [{ ...ad, GSM: '0(532) 111 22 33', Telefon: '+90 212 555 44 33', Eposta: ' a@b.co ' }, {}],
  [{ ...ad, Eposta: 'a@' }, { Eposta: 'E-posta adresi geçerli değil.' }],
])('checks %o against the rules', (yazilan, hatalar) => {
  expect(yetkiliHatalari(yetkiliSade({ ...BOS_YETKILI, ...yazilan }))).toEqual(hatalar);
});

test('tells a bad telephone number at its own field', () => {
  expect(Object.keys(yetkiliHatalari({ ...ad, Telefon: '12' }))).toEqual(['Telefon']);
  expect(Object.keys(yetkiliHatalari({ ...ad, GSM: '12' }))).toEqual(['GSM']);
});

test('saves a contact person without extra blanks', () => {
  expect(yetkiliSade({ ...ad, Ad: ' Ayşe  Su ', GSM: '0(532) 111 22 33', Eposta: ' ' })).toMatchObject({
    Ad: 'Ayşe Su',
    GSM: '05321112233',
    Eposta: null,
  });
});
