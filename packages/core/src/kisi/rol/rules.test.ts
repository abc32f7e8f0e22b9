import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MENU } from '../../testing/menu.ts';
import { korunanYetki, YETKI_KATALOGU, YETKI_METNI } from '../../platform/yetki/katalog.ts';
import { YETKI } from '../../platform/yetki/rules.ts';
import {
  etkinYetkiler,
  type Haklar,
  kilitUyarisi,
  kisiHatasi,
  menuSonuclari,
  nedenYaz,
  rolHatasi,
  type RolIcerigi,
  sonAyricalikliHatasi,
  sorumlulukYaz,
  type Sonuc,
  yetkiSonuclari,
  type Yonetici,
} from './rules.ts';
import { runs } from '../../testing/cases.ts';

const KOSU = { numRuns: runs(2000) };
const IZIN = YETKI.izinYonet;
const TAM = YETKI.ayricalikli;

const rol = (Ad: string, Yetkiler: readonly number[], Menuler: readonly number[] = []): RolIcerigi => ({
  Id: Ad.length,
  Ad,
  Yetkiler,
  Menuler,
});
const haklar = (
  roller: readonly RolIcerigi[],
  yetkiler: readonly (readonly [number, 0 | 1])[] = [],
  menuler: readonly (readonly [number, 0 | 1])[] = [],
): Haklar => ({
  roller,
  yetkiler: yetkiler.map(([YetkiId, Deger]) => ({ YetkiId, Deger })),
  menuler: menuler.map(([MenuId, Deger]) => ({ MenuId, Deger })),
  sorumlu: false,
});
const bul = (sonuclar: readonly Sonuc[], id: number) => sonuclar.find((s) => s.Id === id)!;
const A = rol('A', [IZIN]);
const BB = rol('BB', [IZIN, YETKI.tatilYonet]);
const YON = rol('YON', [TAM]);

describe('result of a right, and its reason', () => {
  test.each([
    ['no role', haklar([]), 0, 'Rollerinizde yok', 'Rollerinde yok'],
    ['a role', haklar([A]), 1, '‘A’ rolünüzden', '‘A’ rolünden'],
    ['two roles', haklar([A, BB]), 1, '‘A’ ve ‘BB’ rollerinizden', '‘A’ ve ‘BB’ rollerinden'],
    ['given', haklar([], [[IZIN, 1]]), 1, 'Size özel verildi', 'Kişiye özel verildi'],
    ['given beside a role', haklar([A], [[IZIN, 1]]), 1, 'Size özel verildi', 'Kişiye özel verildi'],
    [
      'taken',
      haklar([A], [[IZIN, 0]]),
      0,
      'Size özel kaldırıldı (‘A’ rolü veriyordu)',
      'Kişiye özel kaldırıldı (‘A’ rolü veriyordu)',
    ],
    ['taken, given by no role', haklar([], [[IZIN, 0]]), 0, 'Size özel kaldırıldı', 'Kişiye özel kaldırıldı'],
    [
      'taken from two roles',
      haklar([A, BB], [[IZIN, 0]]),
      0,
      'Size özel kaldırıldı (‘A’ ve ‘BB’ rolleri veriyordu)',
      'Kişiye özel kaldırıldı (‘A’ ve ‘BB’ rolleri veriyordu)',
    ],
    ['privileged', haklar([YON]), 1, 'Tam yetkili olduğunuz için', 'Tam yetkili olduğu için'],
    ['privileged, taken', haklar([YON], [[IZIN, 0]]), 1, 'Tam yetkili olduğunuz için', 'Tam yetkili olduğu için'],
    [
      'privilege taken',
      haklar(
        [YON, A],
        [
          [TAM, 0],
          [IZIN, 0],
        ],
      ),
      0,
      'Size özel kaldırıldı (‘A’ rolü veriyordu)',
      'Kişiye özel kaldırıldı (‘A’ rolü veriyordu)',
    ],
  ] as const)('%s', (_, h, deger, kendi, baska) => {
    const s = bul(yetkiSonuclari(h), IZIN);
    expect([s.Deger, nedenYaz(s, true), nedenYaz(s, false)]).toEqual([deger, kendi, baska]);
  });

  test('gives the full right its own reason', () => {
    const s = bul(yetkiSonuclari(haklar([YON])), TAM);
    expect([s.Deger, nedenYaz(s, true)]).toEqual([1, '‘YON’ rolünüzden']);
  });

  test('separates the names of three roles with commas', () => {
    const s = bul(yetkiSonuclari(haklar([A, BB, rol('CCC', [IZIN])])), IZIN);
    expect(nedenYaz(s, true)).toBe('‘A’, ‘BB’ ve ‘CCC’ rollerinizden');
  });

  test('returns every right of the catalogue once, in order', () => {
    expect(yetkiSonuclari(haklar([])).map((s) => s.Id)).toEqual(YETKI_KATALOGU.map((y) => y.Id));
  });
});

const acik = (h: Haklar) => menuSonuclari(h, MENU).flatMap((s) => (s.Deger === 1 ? [s.Id] : []));

describe('result of a menu entry', () => {
  test.each([
    ['nothing', haklar([]), []],
    ['a role', haklar([rol('A', [], [1, 100])]), [1, 100]],
    ['the groups above are included', haklar([rol('A', [], [103])]), [100, 102, 103]],
    ['a group without its pages', haklar([rol('A', [], [100])]), [100]],
    ['given', haklar([], [], [[201, 1]]), [200, 201]],
    ['taken', haklar([rol('A', [], [101, 103])], [], [[103, 0]]), [100, 101]],
    ['a removed group stays for the pages below it', haklar([rol('A', [], [100, 101])], [], [[100, 0]]), [100, 101]],
    ['privileged: all', haklar([YON]), MENU.map((m) => m.Id)],
    ['privileged, except for removed entries', haklar([YON], [], [[101, 0]]), [1, 100, 102, 103, 200, 201, 202]],
  ] as const)('%s', (_, h, beklenen) => {
    expect(acik(h)).toEqual(beklenen);
  });

  test('tells the reason', () => {
    const h = haklar([rol('A', [], [103])], [], [[101, 0]]);
    const neden = (id: number) => nedenYaz(bul(menuSonuclari(h, MENU), id), true);
    expect([neden(103), neden(102), neden(101), neden(201)]).toEqual([
      '‘A’ rolünüzden',
      'Altındaki bir sayfa açık olduğu için',
      'Size özel kaldırıldı',
      'Rollerinizde yok',
    ]);
  });
});

const SIL = YETKI.musteriSil;
const AKTAR = YETKI.musteriAktar;
const MENULER = [
  { Id: 200, UstId: null, menuAd: 'Müşteri', menuYol: null },
  { Id: 201, UstId: 200, menuAd: 'Liste', menuYol: '/liste' },
  { Id: 202, UstId: 200, menuAd: 'Rapor', menuYol: '/rapor' },
];
const tam: Yonetici = { Id: 1, ayricalikli: true, yetkiler: new Set([TAM]), menuler: new Set() };
/** Has the right to delete customers and the page of customers, and heads no department. */
const sahip: Yonetici = {
  Id: 2,
  ayricalikli: false,
  yetkiler: new Set([YETKI.yetkiYonet, IZIN, SIL]),
  menuler: new Set([200, 201]),
};
const SENDE_YOK = (ad: string) => `‘${ad}’ yetkisi sizde olmadığı için veremezsiniz.`;
const AKTAR_YOK = SENDE_YOK('Müşterileri dosyadan içe aktarma');
const RAPOR_YOK = '‘Rapor’ sayfası sizin menünüzde olmadığı için veremezsiniz.';
const KORUNAN_ROL = 'Yönetim ve personel yetkileri olan rolleri yalnız tam yetkili kullanıcılar düzenleyebilir.';
const KORUNAN_VER = 'Yönetim ve personel yetkilerini yalnız tam yetkili kullanıcılar verebilir ve kaldırabilir.';

describe('saving a role', () => {
  const icerik = (Yetkiler: readonly number[], Menuler: readonly number[] = []) => ({ Yetkiler, Menuler });
  test.each<[string, ReturnType<typeof icerik> | null, ReturnType<typeof icerik> | null, string | null]>([
    ['a new role with held rights', null, icerik([SIL], [201]), null],
    ['a new role with more rights', null, icerik([SIL, AKTAR]), AKTAR_YOK],
    ['a new role with one page more', null, icerik([SIL], [201, 202]), RAPOR_YOK],
    ['a role that had more rights stays', icerik([AKTAR], [202]), icerik([AKTAR, SIL], [202, 201]), null],
    ['rights that the caller lacks may go', icerik([AKTAR], [202]), icerik([]), null],
    ['a held right over people', null, icerik([IZIN]), KORUNAN_ROL],
    ['a right over people taken', icerik([IZIN]), icerik([]), KORUNAN_ROL],
    ['a role with a right over people renamed', icerik([IZIN]), icerik([IZIN]), KORUNAN_ROL],
    ['a page added to a role with a right over people', icerik([IZIN]), icerik([IZIN], [201]), KORUNAN_ROL],
    ['privilege given', icerik([]), icerik([TAM]), KORUNAN_ROL],
    ['privilege taken', icerik([TAM]), icerik([]), KORUNAN_ROL],
    ['a privileged role deleted', icerik([TAM]), null, KORUNAN_ROL],
    ['any other role deleted', icerik([AKTAR]), null, null],
  ])('%s', (_, once, sonra, beklenen) => {
    expect(rolHatasi(sahip, once, sonra, false, MENULER)).toBe(beklenen);
    expect(rolHatasi(tam, once, sonra, true, MENULER)).toBeNull();
  });

  test('lets a person rename their own role and nothing else', () => {
    const bugun = icerik([SIL], [201]);
    const dene = (sonra: ReturnType<typeof icerik> | null) => rolHatasi(sahip, bugun, sonra, true, MENULER);
    expect(dene(icerik([SIL], [201]))).toBeNull();
    expect([dene(icerik([])), dene(icerik([SIL])), dene(icerik([SIL], [201, 200])), dene(null)]).toEqual(
      Array(4).fill(YETKI_METNI.kendi),
    );
  });
});

describe('changing the rights of a person', () => {
  const calisan = { Id: 9, Sorumlu: false };
  const S = rol('S', [SIL]);
  const SA = rol('SA', [SIL, AKTAR]);
  const M = rol('M', [], [202]);
  const kapali = haklar([YON], [[TAM, 0]]);
  test.each<[string, Haklar, Haklar, string | null]>([
    ['a role with held rights', haklar([]), haklar([S]), null],
    ['a role with more rights', haklar([]), haklar([SA]), AKTAR_YOK],
    ['a role with more rights, covered by an exception', haklar([]), haklar([SA], [[AKTAR, 0]]), AKTAR_YOK],
    ['a held right', haklar([]), haklar([], [[SIL, 1]]), null],
    ['a right that the caller lacks', haklar([]), haklar([], [[AKTAR, 1]]), AKTAR_YOK],
    ['a right of a role, given for good', haklar([SA]), haklar([SA], [[AKTAR, 1]]), AKTAR_YOK],
    ['a covering exception lifted', haklar([SA], [[AKTAR, 0]]), haklar([SA]), AKTAR_YOK],
    ['an exception that stays', haklar([], [[AKTAR, 1]]), haklar([S], [[AKTAR, 1]]), null],
    ['taking a role with more rights', haklar([SA]), haklar([]), null],
    ['taking a right that the caller lacks', haklar([SA]), haklar([SA], [[AKTAR, 0]]), null],
    ['a held right over people', haklar([]), haklar([], [[IZIN, 1]]), KORUNAN_VER],
    ['a role with a right over people', haklar([]), haklar([A]), KORUNAN_VER],
    ['a person with a right over people', haklar([A]), haklar([A, S]), YETKI_METNI.korunur],
    ['a privileged person', haklar([YON]), haklar([YON, S]), YETKI_METNI.korunur],
    ['privilege taken', haklar([YON]), haklar([]), YETKI_METNI.korunur],
    ['privilege by role', haklar([]), haklar([YON]), KORUNAN_VER],
    ['privilege by exception', haklar([]), haklar([], [[TAM, 1]]), KORUNAN_VER],
    ['privilege by a covered role', haklar([]), haklar([YON], [[TAM, 0]]), KORUNAN_VER],
    ['the cover of privilege lifted', kapali, haklar([YON]), KORUNAN_VER],
    ['privilege covered ahead', haklar([]), haklar([], [[TAM, 0]]), KORUNAN_VER],
    ['the covered role taken', kapali, haklar([], [[TAM, 0]]), KORUNAN_VER],
    ['another role beside the cover', kapali, haklar([YON, S], [[TAM, 0]]), null],
    ['a page of the caller’s menu', haklar([]), haklar([], [], [[201, 1]]), null],
    ['a page of another menu', haklar([]), haklar([], [], [[202, 1]]), RAPOR_YOK],
    ['a page of another menu by a role', haklar([]), haklar([M]), RAPOR_YOK],
    ['a page of another menu uncovered', haklar([M], [], [[202, 0]]), haklar([M]), RAPOR_YOK],
    ['a page taken', haklar([M]), haklar([M], [], [[202, 0]]), null],
  ])('%s', (_, once, sonra, beklenen) => {
    expect(kisiHatasi(sahip, calisan, once, sonra, MENULER)).toBe(beklenen);
    expect(kisiHatasi(tam, calisan, once, sonra, MENULER)).toBeNull();
  });

  test('does not let a person change their own rights or those of a head', () => {
    const dene = (y: Yonetici, Id: number, Sorumlu: boolean) =>
      kisiHatasi(y, { Id, Sorumlu }, haklar([]), haklar([], [[SIL, 1]]), MENULER);
    expect([dene(sahip, sahip.Id, false), dene(sahip, 9, true)]).toEqual([YETKI_METNI.kendi, YETKI_METNI.korunur]);
    expect([dene(tam, tam.Id, false), dene(tam, 9, true)]).toEqual([null, null]);
  });

  test('never lets a person without the full right give a right that they do not have', () => {
    const idler = [TAM, 24, YETKI.yetkiYonet, IZIN, SIL, AKTAR];
    const sayfalar = [200, 201, 202];
    const roller = fc.uniqueArray(
      fc.record({
        Id: fc.nat(4),
        Ad: fc.constantFrom('A', 'B'),
        Yetkiler: fc.uniqueArray(fc.constantFrom(...idler)),
        Menuler: fc.uniqueArray(fc.constantFrom(...sayfalar)),
      }),
      { selector: (r) => r.Id, maxLength: 3 },
    );
    const deger = fc.constantFrom(0 as const, 1 as const);
    const hak = fc.record({
      roller,
      yetkiler: fc.uniqueArray(fc.record({ YetkiId: fc.constantFrom(...idler), Deger: deger }), {
        selector: (y) => y.YetkiId,
      }),
      menuler: fc.uniqueArray(fc.record({ MenuId: fc.constantFrom(...sayfalar), Deger: deger }), {
        selector: (m) => m.MenuId,
      }),
      sorumlu: fc.boolean(),
    });
    const kim = fc.record({
      ayricalikli: fc.constant(false),
      Id: fc.constantFrom(2, 9),
      yetkiler: fc.uniqueArray(fc.constantFrom(24, 1105, IZIN, SIL)),
      menuler: fc.uniqueArray(fc.constantFrom(...sayfalar)),
    });
    fc.assert(
      fc.property(kim, hak, hak, fc.boolean(), (k, once, sonra, Sorumlu) => {
        const y = { ...k, yetkiler: new Set<number>(k.yetkiler), menuler: new Set(k.menuler) };
        if (kisiHatasi(y, { Id: 9, Sorumlu }, once, sonra, MENULER) !== null) return;
        const [eski, yeni] = [etkinYetkiler(once), etkinYetkiler(sonra)];
        expect(idler.filter((id) => korunanYetki(id) && eski.has(id) !== yeni.has(id))).toEqual([]);
        expect([...yeni].filter((id) => !eski.has(id) && !y.yetkiler.has(id))).toEqual([]);
        const sayfalari = (h: Haklar) => menuSonuclari(h, MENULER).flatMap((s) => (s.Deger === 1 ? [s.Id] : []));
        const eskiler = sayfalari(once);
        expect(sayfalari(sonra).filter((id) => !eskiler.includes(id) && !y.menuler.has(id))).toEqual([]);
        expect([y.Id === 9, Sorumlu, [...eski].some(korunanYetki)]).toEqual([false, false, false]);
      }),
      KOSU,
    );
  });

  test('keeps the last person with the full right', () => {
    expect([0, 1, 5].map((n) => sonAyricalikliHatasi(n) === null)).toEqual([false, true, true]);
  });
});

describe('losses of the caller in a change', () => {
  const yonet = rol('Y', [YETKI.yetkiYonet], [201]);
  test.each([
    ['nothing', haklar([yonet]), haklar([yonet, A]), null],
    ['the right', haklar([yonet]), haklar([yonet], [[1105, 0]]), /siz düzenleyemeyeceksiniz/],
    ['the page', haklar([yonet]), haklar([yonet], [], [[201, 0]]), /sayfasını siz açamayacaksınız/],
    ['privilege', haklar([YON, yonet]), haklar([yonet]), /siz tam yetkili olmayacaksınız/],
    ['privilege and with it the right', haklar([YON]), haklar([]), /siz düzenleyemeyeceksiniz/],
    ['a right that was not there', haklar([]), haklar([A]), null],
  ] as const)('%s', (_, once, sonra, beklenen) => {
    const uyari = kilitUyarisi(once, sonra, MENU);
    if (beklenen === null) expect(uyari).toBeNull();
    else expect(uyari).toMatch(beklenen);
  });
});

test('describes the head of a department in a sentence', () => {
  expect(sorumlulukYaz('Destek')).toBe(
    'Destek departmanının sorumlususunuz: mola detaylarını görür, düzeltme ve izin isteklerine karar verirsiniz.',
  );
});
