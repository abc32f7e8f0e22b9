import { describe, expect, test } from 'vitest';
import { girisiDegistirebilir, kartDuzenle, type KartFormu, type KartHatalari, kartHatalari } from './rules.ts';

describe('a card', () => {
  const kart: KartFormu = {
    Ad: 'Ayşe Nur',
    Soyad: 'Irmak',
    UserName: 'ayse.irmak',
    Grup: null,
    Eposta: null,
    Telefon: null,
    DogumTarihi: null,
    TCKimlikNo: undefined,
    IseBaslama: null,
    IseGiris: null,
    MesaiBaslangic: null,
    MesaiBitis: null,
  };
  const BUGUN = '2026-11-20';

  test.each<[string, Partial<KartFormu>, KartHatalari]>([
    ['with the least', {}, {}],
    ['with blanks around', { Ad: ' Ayşe ', UserName: ' ayse ', Grup: ' ', Eposta: ' ', Telefon: ' ' }, {}],
    ['without a name', { Ad: ' ', Soyad: '' }, { Ad: 'Ad boş olamaz.', Soyad: 'Soyad boş olamaz.' }],
    ['a name with a digit', { Ad: 'Ayşe2' }, { Ad: 'Ad yalnızca harflerden oluşabilir.' }],
    ['O’Neill-Şahin', { Soyad: "O'Neill-Şahin" }, {}],
    ['no user name', { UserName: '' }, { UserName: 'Kullanıcı adı boş olamaz.' }],
    [
      'a user name of signs',
      { UserName: 'a<b>' },
      { UserName: 'Kullanıcı adında yalnızca harf, rakam, nokta, tire, alt çizgi ve @ bulunabilir.' },
    ],
    ['a user name that is an address', { UserName: 'ayşe_ırmak@firma.com' }, {}],
    ['too long', { Grup: 'g'.repeat(61) }, { Grup: 'Grup en fazla 60 karakter olabilir.' }],
    ['a national id', { TCKimlikNo: '10000000146' }, {}],
    ['the exempt range', { TCKimlikNo: '98000000001' }, {}],
    ['no national id any more', { TCKimlikNo: null }, {}],
    [
      'a slip in it',
      { TCKimlikNo: '10000000147' },
      { TCKimlikNo: 'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...' },
    ],
    ['an address', { Eposta: 'ayse@firma.com' }, {}],
    ['half an address', { Eposta: 'ayse@firma' }, { Eposta: 'E-posta adresi geçerli değil.' }],
    ['a telephone', { Telefon: '+90 532 123 45 67' }, {}],
    ['a foreign telephone', { Telefon: '+49 30 123456' }, {}],
    ['half a telephone', { Telefon: '532 123' }, { Telefon: 'Telefon geçerli değil. Örnek: 0(532) 123 45 67' }],
    ['words for a telephone', { Telefon: 'yok' }, { Telefon: 'Telefon geçerli değil. Örnek: 0(532) 123 45 67' }],
    ['fourteen at the entry', { DogumTarihi: '2000-05-01', IseBaslama: '2014-05-01' }, {}],
    [
      'a day younger',
      { DogumTarihi: '2000-05-02', IseBaslama: '2014-05-01' },
      { DogumTarihi: 'Doğum tarihi işe girişten en az 14 yıl önce olmalıdır.' },
    ],
    ['born on 29 February', { DogumTarihi: '2000-02-29', IseBaslama: '2014-03-01' }, {}],
    [
      'too young today',
      { DogumTarihi: '2012-11-21' },
      { DogumTarihi: 'Doğum tarihi işe girişten en az 14 yıl önce olmalıdır.' },
    ],
    ['not born yet', { DogumTarihi: '2026-11-21' }, { DogumTarihi: 'Doğum tarihi bugünden sonra olamaz.' }],
    ['came back', { IseBaslama: '2014-05-01', IseGiris: '2020-01-01' }, {}],
    [
      'came back before',
      { IseBaslama: '2014-05-01', IseGiris: '2014-04-30' },
      { IseGiris: 'Son işe giriş, ilk işe girişten önce olamaz.' },
    ],
    ['came after leaving', { IseGiris: '2026-12-02' }, { IseGiris: 'Son işe giriş, çıkış tarihinden sonra olamaz.' }],
    [
      'half of the hours',
      { MesaiBaslangic: '09:00' },
      { MesaiBitis: 'Mesai başlangıcı ve bitişi birlikte yazılmalıdır.' },
    ],
    ['own hours', { MesaiBaslangic: '22:00', MesaiBitis: '07:00' }, {}],
  ])('%s', (_, degisen, hatalar) => {
    expect(kartHatalari({ ...kart, ...degisen }, BUGUN, '2026-12-01')).toEqual(hatalar);
  });

  test('is kept without blanks, with bare digits, and says nothing where nothing is written', () => {
    expect(
      kartDuzenle({ ...kart, Ad: ' Ayşe  Nur ', Grup: ' ', Telefon: '0(532) 123 45 67', TCKimlikNo: ' 10000000146 ' }),
    ).toEqual({ ...kart, Ad: 'Ayşe Nur', Grup: null, Telefon: '05321234567', TCKimlikNo: '10000000146' });
    expect(kartDuzenle({ ...kart, TCKimlikNo: '' }).TCKimlikNo).toBeNull();
    expect(kartDuzenle(kart).TCKimlikNo).toBeUndefined();
  });
});

test.each([
  ['an equal', [], [], true],
  ['a head', [1203], [26, 1104], true],
  ['a privileged person', [1203], [0], false],
  ['a privileged person by another', [0], [0], true],
  ['the keeper of rights', [1203], [1105], false],
  ['the keeper of rights by another', [1203, 1105], [1105], true],
  ['who sees national ids', [1203], [1205], false],
  ['whoever by a privileged person', [0], [1105, 1205, 1106], true],
])('the sign-in of %s', (_, benim, onun, olur) => {
  expect(girisiDegistirebilir(new Set(benim), new Set(onun))).toBe(olur);
});
