import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MenuGirdisi } from '../menu/rules.ts';
import { YETKI, YETKI_KATALOGU } from '../yetki/rules.ts';
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
  verebilir,
  yetkiSonuclari,
  type Yonetici,
} from './rules.ts';

const KOSU = { numRuns: 2000 };
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
});
const bul = (sonuclar: readonly Sonuc[], id: number) => sonuclar.find((s) => s.Id === id)!;
const A = rol('A', [IZIN]);
const BB = rol('BB', [IZIN, YETKI.tatilYonet]);
const YON = rol('YON', [TAM]);

describe('the outcome of a permission, and why', () => {
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
    ['taken where nothing gave', haklar([], [[IZIN, 0]]), 0, 'Size özel kaldırıldı', 'Kişiye özel kaldırıldı'],
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

  test('of privilege itself is its own reason', () => {
    const s = bul(yetkiSonuclari(haklar([YON])), TAM);
    expect([s.Deger, nedenYaz(s, true)]).toEqual([1, '‘YON’ rolünüzden']);
  });

  test('three roles are named with commas', () => {
    const s = bul(yetkiSonuclari(haklar([A, BB, rol('CCC', [IZIN])])), IZIN);
    expect(nedenYaz(s, true)).toBe('‘A’, ‘BB’ ve ‘CCC’ rollerinizden');
  });

  test('names every entry of the catalogue once, in its order', () => {
    expect(yetkiSonuclari(haklar([])).map((s) => s.Id)).toEqual(YETKI_KATALOGU.map((y) => y.Id));
  });
});

const MENU: readonly MenuGirdisi[] = (
  [
    [1, null, '/'],
    [100, null, null],
    [101, 100, '/personel/mola'],
    [102, 100, null],
    [103, 102, '/personel/izin'],
    [200, null, null],
    [201, 200, '/yonetim/yetki'],
    [202, 200, '/yonetim/menu'],
  ] as const
).map(([Id, UstId, menuYol]) => ({
  Id,
  UstId,
  menuYol,
  menuAd: `M${Id}`,
  visible: true,
  disabled: false,
  separator: false,
}));
const acik = (h: Haklar) => menuSonuclari(h, MENU).flatMap((s) => (s.Deger === 1 ? [s.Id] : []));

describe('the outcome of a menu entry', () => {
  test.each([
    ['nothing', haklar([]), []],
    ['a role', haklar([rol('A', [], [1, 100])]), [1, 100]],
    ['those above come along', haklar([rol('A', [], [103])]), [100, 102, 103]],
    ['a group alone stays a group', haklar([rol('A', [], [100])]), [100]],
    ['given', haklar([], [], [[201, 1]]), [200, 201]],
    ['taken', haklar([rol('A', [], [101, 103])], [], [[103, 0]]), [100, 101]],
    [
      'a group taken away comes along with what is below',
      haklar([rol('A', [], [100, 101])], [], [[100, 0]]),
      [100, 101],
    ],
    ['privileged: all', haklar([YON]), MENU.map((m) => m.Id)],
    ['privileged, but for what is taken', haklar([YON], [], [[101, 0]]), [1, 100, 102, 103, 200, 201, 202]],
  ] as const)('%s', (_, h, beklenen) => {
    expect(acik(h)).toEqual(beklenen);
  });

  test('says why', () => {
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

const tam: Yonetici = { ayricalikli: true, yetkiler: new Set([TAM]) };
const sahip: Yonetici = { ayricalikli: false, yetkiler: new Set([YETKI.yetkiYonet, IZIN]) };
const SENDE_YOK = (ad: string) => `‘${ad}’ yetkisi sizde olmadığı için veremezsiniz.`;
const TATIL_YOK = SENDE_YOK('Resmi tatilleri ve izin hak dilimlerini düzenleme');
const TAM_ROL = 'Tam yetki veren rolleri yalnız tam yetkili kullanıcılar düzenleyebilir.';
const TAM_KISI = 'Tam yetkili bir kişinin haklarını yalnız tam yetkili kullanıcılar değiştirebilir.';
const TAM_VER = 'Tam yetkiyi yalnız tam yetkili kullanıcılar verebilir ve kaldırabilir.';

describe('who may save a role', () => {
  test.each([
    ['a new one of what one holds', sahip, null, [IZIN], null],
    ['a new one of more', sahip, null, [IZIN, YETKI.tatilYonet], TATIL_YOK],
    ['one that had more stays', sahip, [YETKI.tatilYonet], [YETKI.tatilYonet, IZIN], null],
    ['what one does not hold may be taken', sahip, [YETKI.tatilYonet], [], null],
    ['privilege given', sahip, [], [TAM], TAM_ROL],
    ['privilege taken', sahip, [TAM], [], TAM_ROL],
    ['a privileged role renamed', sahip, [TAM], [TAM], TAM_ROL],
    ['a privileged role deleted', sahip, [TAM], null, TAM_ROL],
    ['any other deleted', sahip, [YETKI.tatilYonet], null, null],
    ['the privileged: all', tam, [], [TAM, YETKI.tatilYonet], null],
    ['the privileged: delete', tam, [TAM], null, null],
  ] as const)('%s', (_, y, once, sonra, beklenen) => {
    expect(rolHatasi(y, once, sonra)).toBe(beklenen);
  });
});

describe('who may change a person’s rights', () => {
  const kapali = haklar([YON], [[TAM, 0]]);
  test.each([
    ['a role of what one holds', haklar([]), haklar([A]), null],
    ['a role of more', haklar([]), haklar([BB]), TATIL_YOK],
    ['a role of more, though an exception covers it', haklar([]), haklar([BB], [[YETKI.tatilYonet, 0]]), TATIL_YOK],
    ['what one holds', haklar([]), haklar([], [[IZIN, 1]]), null],
    ['what one does not hold', haklar([]), haklar([], [[YETKI.tatilYonet, 1]]), TATIL_YOK],
    ['what a role gives already, for good', haklar([BB]), haklar([BB], [[YETKI.tatilYonet, 1]]), TATIL_YOK],
    ['an exception lifted that covered it', haklar([BB], [[YETKI.tatilYonet, 0]]), haklar([BB]), TATIL_YOK],
    ['an exception that stays', haklar([], [[YETKI.tatilYonet, 1]]), haklar([A], [[YETKI.tatilYonet, 1]]), null],
    ['taking a role of more', haklar([BB]), haklar([]), null],
    ['taking what one does not hold', haklar([BB]), haklar([BB], [[YETKI.tatilYonet, 0]]), null],
    ['a privileged person', haklar([YON]), haklar([YON, A]), TAM_KISI],
    ['privilege taken', haklar([YON]), haklar([]), TAM_KISI],
    ['privilege by role', haklar([]), haklar([YON]), TAM_VER],
    ['privilege by exception', haklar([]), haklar([], [[TAM, 1]]), TAM_VER],
    ['privilege by a covered role', haklar([]), haklar([YON], [[TAM, 0]]), TAM_VER],
    ['the cover of privilege lifted', kapali, haklar([YON]), TAM_VER],
    ['privilege covered ahead', haklar([]), haklar([], [[TAM, 0]]), TAM_VER],
    ['the covered role taken', kapali, haklar([], [[TAM, 0]]), TAM_VER],
    ['beside the cover', kapali, haklar([YON, A], [[TAM, 0]]), null],
    ['menu entries', haklar([]), haklar([], [], [[201, 1]]), null],
  ] as const)('%s', (_, once, sonra, beklenen) => {
    expect(kisiHatasi(sahip, once, sonra)).toBe(beklenen);
    expect(kisiHatasi(tam, once, sonra)).toBeNull();
  });

  test('nobody who is not privileged gives what they do not hold, however the change is written', () => {
    const idler = [TAM, 24, YETKI.yetkiYonet, IZIN, YETKI.tatilYonet];
    const roller = fc.uniqueArray(
      fc.record({
        Id: fc.nat(4),
        Ad: fc.constantFrom('A', 'B'),
        Yetkiler: fc.uniqueArray(fc.constantFrom(...idler)),
        Menuler: fc.constant([]),
      }),
      { selector: (r) => r.Id, maxLength: 3 },
    );
    const hak = fc.record({
      roller,
      yetkiler: fc.uniqueArray(
        fc.record({ YetkiId: fc.constantFrom(...idler), Deger: fc.constantFrom(0 as const, 1 as const) }),
        { selector: (y) => y.YetkiId },
      ),
      menuler: fc.constant([]),
    });
    const kim = fc.record({
      ayricalikli: fc.constant(false),
      yetkiler: fc.uniqueArray(fc.constantFrom(24, 1105, IZIN)),
    });
    fc.assert(
      fc.property(kim, hak, hak, (k, once, sonra) => {
        const y = { ...k, yetkiler: new Set<number>(k.yetkiler) };
        if (kisiHatasi(y, once, sonra) !== null) return;
        const [eski, yeni] = [etkinYetkiler(once), etkinYetkiler(sonra)];
        expect([...yeni].filter((id) => !eski.has(id) && !verebilir(y, id))).toEqual([]);
        expect([yeni.has(TAM), eski.has(TAM)]).toEqual([false, false]);
      }),
      KOSU,
    );
  });

  test('the last privileged person stays', () => {
    expect([0, 1, 5].map((n) => sonAyricalikliHatasi(n) === null)).toEqual([false, true, true]);
  });
});

describe('what a change takes from oneself', () => {
  const yonet = rol('Y', [YETKI.yetkiYonet], [201]);
  test.each([
    ['nothing', haklar([yonet]), haklar([yonet, A]), null],
    ['the right', haklar([yonet]), haklar([yonet], [[1105, 0]]), /siz düzenleyemeyeceksiniz/],
    ['the page', haklar([yonet]), haklar([yonet], [], [[201, 0]]), /sayfasını siz açamayacaksınız/],
    ['privilege', haklar([YON, yonet]), haklar([yonet]), /siz tam yetkili olmayacaksınız/],
    ['privilege and with it the right', haklar([YON]), haklar([]), /siz düzenleyemeyeceksiniz/],
    ['what was not there', haklar([]), haklar([A]), null],
  ] as const)('%s', (_, once, sonra, beklenen) => {
    const uyari = kilitUyarisi(once, sonra, MENU);
    if (beklenen === null) expect(uyari).toBeNull();
    else expect(uyari).toMatch(beklenen);
  });
});

test('heading a department is told in a sentence', () => {
  expect(sorumlulukYaz('Destek')).toBe(
    'Destek departmanının sorumlususunuz: mola detaylarını görür, düzeltme ve izin taleplerine karar verirsiniz.',
  );
});
