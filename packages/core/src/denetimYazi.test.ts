import { expect, test } from 'vitest';
import { z } from 'zod';
import { tutar } from './platform/field/alan.ts';
import { endpoints } from './contract.ts';
import {
  birimi,
  degerAdi,
  degisimler,
  degisimYaz,
  DENETIM_ALANLARI,
  EYLEM_ADLARI,
  GIZLENENLER,
  KAYIT_ALANLARI,
  kayitAnahtari,
  NESNE_ADLARI,
  nesneYolu,
  numaralananlar,
  odaSozleri,
} from './denetimYazi.ts';
import type { OdaSozleri } from './platform/denetim/sozler.ts';
import { SAYFA } from './platform/screen/sayfa.ts';
import { YASAL_ANAHTARLAR } from './izin/hakedis/yasal.ts';

test.each<[unknown, string]>([
  [{ mobil: false }, 'Telefondan: hayır'],
  [{ Zorunlu: true, Aciklama: '' }, 'Zorunlu: evet · Açıklama: –'],
  [{ Baslangic: '2026-11-22', Bitis: null }, 'Başlangıç: 22.11.2026 · Bitiş: –'],
  // Half past nine in the evening in London is the next day in Istanbul.
  [{ EditDateTime: '2026-11-22T21:30:05Z' }, 'Düzenlendiği zaman: 23.11.2026 00:30:05'],
  [{ Roller: [1, 'Yönetici'], Menuler: [] }, 'Roller: 1, Yönetici · Menüler: –'],
  [{ dilimler: [{ EnAzYil: 1, Gun: 14 }, { Gun: 20 }] }, 'Dilimler: (En az yıl: 1 · Gün: 14), (Gün: 20)'],
  [{ DarkTheme: 1, MenuTur: 'slim', Tema: 'cyan' }, 'Koyu görünüm: evet · Menü türü: Dar · Renk düzeni: Camgöbeği'],
  [{ Goster: 0, Onemli: null }, 'Panoda görünür: hayır · Önemli: –'],
  [{ bilinmeyenAlan: 5 }, 'Bilinmeyen alan: 5'],
  [{}, ''],
  ['yazı', 'yazı'],
  [12.5, '12,5'],
  [[], '–'],
  [null, '–'],
])('writes %j in words', (deger, yazi) => expect(degisimYaz(deger)).toBe(yazi));

test.each<[unknown, unknown, [string, string | null, string | null][]]>([
  [{ Tema: 'blue', DarkTheme: 0 }, { Tema: 'blue', DarkTheme: 1 }, [['Koyu görünüm', 'hayır', 'evet']]],
  [{ Roller: [1, 2], Ad: 'Ece' }, { Roller: [2, 1], Ad: 'Ece' }, [['Roller', '1, 2', '2, 1']]],
  // A field that is missing afterwards still counts as changed.
  [{ Grup: 'Gece' }, {}, [['Grup', 'Gece', null]]],
  [{ Ad: 'Ece' }, { Ad: 'Ece', Grup: 'Gece' }, [['Grup', null, 'Gece']]],
  [null, { Ad: 'Ece' }, [['Ad', null, 'Ece']]],
  [{ Ad: 'Ece' }, null, [['Ad', 'Ece', null]]],
  [[1], [1, 2], [['', '1 kayıt', '2 kayıt']]],
  ['eski', 'eski', []],
  [null, null, []],
  // A code that no room has a word for is still words.
  [
    { Tema: 'blue' },
    { Tema: 'kutupMavisi', bilinmeyenAlan: 5 },
    [
      ['Renk düzeni', 'Mavi', 'Kutup mavisi'],
      ['Bilinmeyen alan', null, '5'],
    ],
  ],
])('from %j to %j are the changes %j', (eski, yeni, farklar) =>
  expect(degisimler(eski, yeni).map((d) => [d.Alan, d.Once, d.Sonra])).toEqual(farklar),
);

test.each(['eylemler', 'nesneler', 'alanlar'] as const)('no two rooms name one of the %s differently', (ne) => {
  const odalar: readonly OdaSozleri[] = Object.values(odaSozleri);
  const adlar = Map.groupBy(
    odalar.flatMap((o) => Object.entries(o[ne] ?? {})),
    ([kod]) => kod,
  );
  expect(adlar.size).toBeGreaterThan(10);
  expect([...adlar].filter(([, sozler]) => new Set(sozler.map(([, ad]) => ad)).size > 1)).toEqual([]);
});

test('every object of one person has a name', () => {
  const odalar: readonly OdaSozleri[] = Object.values(odaSozleri);
  expect(odalar.flatMap((o) => (o.kisinin ?? []).filter((n) => o.nesneler?.[n] === undefined))).toEqual([]);
});

const adlar = new Map([
  [kayitAnahtari('kisi', 27), 'Büşra Çınar'],
  [kayitAnahtari('kisi', 3), 'İrem Yıldız'],
  [kayitAnahtari('tanim', 3), 'Acil'],
]);
test.each<[string, string, unknown, string]>([
  ['gorusme', 'gorusmeAta', { AtananId: 27, DurumAnahtar: 'cozuldu' }, 'Atanan: Büşra Çınar · Durum: Çözüldü'],
  ['gorusme', 'gorusmeHareketKaydet', { Tur: 'yanit', OncelikId: 3 }, 'Tür: Müşteriye yanıt · Öncelik: Acil'],
  ['gorev', 'gorevDurumGuncelle', { DurumAnahtar: 'testbekliyor' }, 'Durum: Test Bekliyor'],
  [
    'konusma',
    'grupKaydet',
    { Ad: 'Gece', Kisiler: [27, 3, 8] },
    'Ad: Gece · Kişiler: Büşra Çınar, İrem Yıldız, bulunamayan kayıt',
  ],
  ['izin', 'izinkaydet', { UserId: 3, Tatil_Gunleri: 2 }, 'Kişi: İrem Yıldız · Hafta tatili: Cumartesi-Pazar Tatil'],
  ['mola', 'moladurumGuncelle', { durum: 646 }, 'Durum: Çay Molası'],
  // No record has this number any more.
  ['gorusme', 'gorusmeAta', { AtananId: 99 }, 'Atanan: bulunamayan kayıt'],
  ['gorusme', 'gorusmeAta', { AtananId: null }, 'Atanan: –'],
  // Rows within the record have numbers that nobody knows.
  ['gorusme', 'gorusmeAta', { KayitId: 7, PostaId: 8, Tur: 'not' }, 'Tür: İç not'],
])('for %s, %s: writes %j in words and names', (nesne, eylem, deger, yazi) =>
  expect(degisimYaz(deger, { nesne, eylem, adlar })).toBe(yazi),
);

test.each<[string, string, unknown, string]>([
  ['fatura', 'faturaTahsilatYaz', { Tutar: 8_316_000 }, 'Tutar: 83.160,00'],
  ['fatura', 'faturaKes', { Odenecek: 5, ParaBirimi: 'USD' }, 'Ödenecek: $0,05 · Para birimi: USD'],
  [
    'banka_hesap',
    'bankaHesapKaydet',
    { Birim: 'TRY', AcilisBakiye: -777 },
    'Para birimi: TRY · Açılış bakiyesi: -₺7,77',
  ],
  [
    'banka_hareket',
    'eslesmeKaydet',
    { Masraf: 0, Elle: 1, Kapatilan: 20_050 },
    'Bankanın kestiği: 0,00 · Elle yazılmış tahsilat: 0,01 · Kapatılan: 200,50',
  ],
  ['bayi', 'bayiKosulKaydet', { IskontoOran: 10, RiskLimiti: 5_000_000 }, 'İskonto oranı: 10 · Risk limiti: 50.000,00'],
  ['bayi', 'bayiKosulKaydet', { RiskLimiti: null }, 'Risk limiti: –'],
  ['aday', 'adayKaydet', { TahminiTutar: 120_000 }, 'Tahmini tutar: 1.200,00'],
  ['odeme_deneme', 'odemeGeriAl', { Tutar: 100 }, 'Tutar: 1,00'],
  // Sums of a licence are stored as formatted text. Numbers in old entries have another unit.
  ['lisans', 'lisansYenile', { Tutar: '₺1.200,00', YillikBedel: 1200 }, 'Tutar: ₺1.200,00 · Yıllık bedel: 1200'],
  ['teklif', 'teklifKaydet', { GenelToplam: '₺1.200,00' }, 'Genel toplam: ₺1.200,00'],
])('for %s, %s: writes the sums of %j as money', (nesne, eylem, deger, yazi) =>
  expect(degisimYaz(deger, { nesne, eylem })).toBe(yazi),
);

test('a sum uses the currency of its entry, from either side', () => {
  const yer = { nesne: 'fatura', eylem: 'faturaKaydet' };
  const [eski, yeni] = [{ Odenecek: 100 }, { Odenecek: 200, ParaBirimi: 'EUR' }];
  expect(degisimYaz(eski, { ...yer, birim: birimi(eski, yeni) })).toBe('Ödenecek: €1,00');
  expect(birimi(null, 'TRY', { Birim: 'takvimGunu' })).toBeUndefined();
});

test('finds the numbered records of an entry in every place', () => {
  const deger = { UserId: 3, dilimler: [{ AtananId: 27 }], Kisiler: [4, 'adı yazılı'], Id: 9 };
  expect(numaralananlar(deger, {})).toEqual([
    { tur: 'kisi', id: 3 },
    { tur: 'kisi', id: 27 },
    { tur: 'kisi', id: 4 },
  ]);
});

test('the number in a field names a record, or is a number that people know', () => {
  // Lines of the entry's own record, or its parent record. These are of many kinds, and no screen shows their numbers.
  const sayi = [...GIZLENENLER].filter((a) => /(Id|Idler)$/.test(a) && a !== 'Id');
  const numaralar = Object.keys(DENETIM_ALANLARI).filter((a) => /(Id|Idler)$/.test(a) && a !== 'Id');
  expect(numaralar.length).toBeGreaterThan(40);
  expect(numaralar.filter((a) => KAYIT_ALANLARI[a] === undefined).toSorted()).toEqual(sayi.toSorted());
});

test('an object with an address has a page in the product', () => {
  const sayfalar: readonly string[] = Object.values(SAYFA).flat();
  const yollar = (Object.values(odaSozleri) as readonly OdaSozleri[]).flatMap((o) => Object.keys(o.yollar ?? {}));
  expect(yollar.length).toBeGreaterThan(12);
  for (const ne of yollar) expect(sayfalar).toContain(nesneYolu(ne, 7)!.replace(/[?].*$|[/]7$/, ''));
  expect(nesneYolu('oturum', 7)).toBeNull();
  expect(nesneYolu('gorusme', null)).toBeNull();
});

/** Every code that a field may hold, by the room that writes it, from the schemas of the calls. */
const kodlar = () => {
  const bulunan = new Map<string, { room: string; alan: string; kod: string }>();
  const gez = (room: string, alan: string | null, s: unknown): void => {
    if (Array.isArray(s)) s.forEach((x: unknown) => gez(room, alan, x));
    else if (typeof s === 'object' && s !== null)
      for (const [ad, x] of Object.entries(s) as [string, unknown][])
        if (ad === 'enum' || ad === 'const')
          for (const kod of [x].flat())
            if (alan !== null && typeof kod === 'string') bulunan.set(`${room}.${alan}=${kod}`, { room, alan, kod });
            else continue;
        else if (ad === 'properties')
          for (const [n, y] of Object.entries(x as object) as [string, unknown][]) gez(room, n, y);
        else gez(room, alan, x);
  };
  for (const { room, endpoint } of endpoints)
    for (const sema of [endpoint.request, endpoint.response])
      if (sema instanceof z.ZodType) gez(room, null, z.toJSONSchema(sema, { unrepresentable: 'any', io: 'input' }));
  return [...bulunan.values()];
};
/** Matches a code as programs write it. A text with a capital first letter is already a word. */
const kodMu = (kod: string) => /^[a-z][a-zA-Z_]*[0-9]*$/.test(kod);

test('every code in an audited field has a Turkish word', () => {
  const odalar: Readonly<Record<string, OdaSozleri>> = odaSozleri;
  const saklanan = kodlar().filter(({ room, alan, kod }) => odalar[room]?.alanlar?.[alan] !== undefined && kodMu(kod));
  expect(saklanan.length).toBeGreaterThan(80);
  const nesnesi = (room: string) => Object.keys(odalar[room]?.nesneler ?? {})[0] ?? '';
  const sozsuz = saklanan.filter(({ room, alan, kod }) => degerAdi(alan, kod, { nesne: nesnesi(room) }) === undefined);
  expect(sozsuz.map(({ room, alan, kod }) => `${room}.${alan}: ${kod}`)).toEqual([]);
  expect(YASAL_ANAHTARLAR.every((a) => degerAdi('Yasal', a) !== undefined)).toBe(true);
});

test('every state of a state machine has a word in the entries of its room', () => {
  const durumlar = kodlar().filter(({ alan, kod }) => /^(Durum|DurumAnahtar)$/.test(alan) && kodMu(kod));
  const odalar: Readonly<Record<string, OdaSozleri>> = odaSozleri;
  // The audit stores no state of these: the state of a demo is a row of a list, the others change automatically.
  const durumsuz = new Set(['aktarim', 'banka', 'demo', 'santral']);
  const yazan = durumlar.filter(
    ({ room }) => !durumsuz.has(room) && Object.keys(odalar[room]?.nesneler ?? {}).length > 0,
  );
  expect(yazan.length).toBeGreaterThan(60);
  const sozsuz = yazan.filter(({ room, alan, kod }) => {
    const nesne = Object.keys(odalar[room]!.nesneler!)[0]!;
    return degerAdi(alan, kod, { nesne }) === undefined;
  });
  expect(sozsuz.map(({ room, alan, kod }) => `${room}.${alan}: ${kod}`)).toEqual([]);
});

/** Money fields of a schema, recognized by the descriptions of `para` and `tutar`. */
const paraAlanlari = (sema: unknown): string[] => {
  if (!(sema instanceof z.ZodType)) return [];
  const paraMi = (s: unknown): boolean =>
    typeof s === 'object' &&
    s !== null &&
    (('description' in s && s.description === tutar.description) ||
      ('anyOf' in s && Array.isArray(s.anyOf) && s.anyOf.some(paraMi)));
  const gez = (s: unknown): string[] =>
    typeof s !== 'object' || s === null
      ? []
      : Object.entries(s).flatMap(([ad, x]: [string, unknown]) => [
          ...(ad === 'properties' ? Object.entries(x as object).flatMap(([n, y]) => (paraMi(y) ? [n] : [])) : []),
          ...gez(x),
        ]);
  return gez(z.toJSONSchema(sema, { unrepresentable: 'any', io: 'input' }));
};
/** Fields that hold text in a room's entries, while the room's calls have sums of the same name. */
const YAZILI: Readonly<Record<string, readonly string[]>> = {
  banka: ['Banka'],
  lisans: ['Tutar', 'YillikBedel'],
  teklif: ['GenelToplam'],
};

test('a room declares for each audited field whether it is money', () => {
  const odalar: Readonly<Record<string, OdaSozleri>> = odaSozleri;
  const saklanan = endpoints.flatMap(({ room, name, endpoint }) => {
    const { alanlar = {}, eylemler = {} } = odalar[room] ?? {};
    const gelenler = paraAlanlari(endpoint.request);
    return [
      ...[...gelenler, ...paraAlanlari(endpoint.response)].filter((a) => alanlar[a] !== undefined),
      // An action also stores its request fields, whose names may belong to another room.
      ...(eylemler[name] === undefined ? [] : gelenler.filter((a) => DENETIM_ALANLARI[a] !== undefined)),
    ].map((alan) => ({ room, alan }));
  });
  expect(new Set(saklanan.map(({ room, alan }) => `${room}.${alan}`)).size).toBeGreaterThan(8);
  const soylenmeyen = saklanan.filter(
    ({ room, alan }) => ![...(odalar[room]!.paralar ?? []), ...(YAZILI[room] ?? [])].includes(alan),
  );
  expect([...new Set(soylenmeyen.map(({ room, alan }) => `${room}.${alan}`))]).toEqual([]);
});

test('the name of a money field does not contain the unit', () => {
  const paralar = (Object.values(odaSozleri) as readonly OdaSozleri[]).flatMap((o) => o.paralar ?? []);
  expect(paralar.filter((a) => DENETIM_ALANLARI[a] === undefined)).toEqual([]);
  expect(Object.values(DENETIM_ALANLARI).filter((ad) => /kuruş/i.test(ad))).toEqual([]);
});

/** A name that only a program knows: a camelCase word or an underscore. */
const PROGRAM_SOZU = /[a-zçğıöşü][A-ZÇĞİÖŞÜ]|_/u;
/** Names of things that are written so everywhere. */
const OZEL_ADLAR = /e-Fatura|e-Arşiv|GitHub|GitLab|AnyDesk|NestPay|PayFor|PayTR|PosNet|TeamViewer/gu;
const programca = (yazi: string): boolean => PROGRAM_SOZU.test(yazi.replace(OZEL_ADLAR, ''));

test('every action, object, field and value is written in Turkish words, for every call', () => {
  const eylemler = endpoints.flatMap(({ name, endpoint }) => (endpoint.denetim === undefined ? [] : [name]));
  expect(eylemler.length).toBeGreaterThan(150);
  expect(eylemler.filter((e) => !/^\p{Lu}.* /u.test(EYLEM_ADLARI[e] ?? ''))).toEqual([]);
  const sozler = [
    ...Object.values(EYLEM_ADLARI),
    ...Object.values(NESNE_ADLARI),
    ...Object.values(DENETIM_ALANLARI),
    ...odalar().flatMap((o) => Object.values(o.degerler ?? {}).flatMap((d) => Object.values(d))),
  ];
  expect(sozler.length).toBeGreaterThan(700);
  expect(sozler.filter(programca)).toEqual([]);
});

/** Numbers that no field may show, before and after. */
const [ONCEKI, SONRAKI] = [7_700_041, 7_700_042];
const odalar = (): readonly OdaSozleri[] => Object.values(odaSozleri);

test('no entry of any room shows a record by number, or a field by its code', () => {
  const alanlar = [...new Set([...Object.keys(DENETIM_ALANLARI), ...Object.keys(KAYIT_ALANLARI), ...GIZLENENLER])];
  for (const { eylemler = {}, nesneler = {}, kayitlar = {} } of odalar())
    for (const nesne of ['', ...Object.keys(nesneler)])
      for (const eylem of Object.keys(eylemler).slice(0, nesne === '' ? undefined : 1)) {
        const kayitlilar = alanlar.filter((a) => KAYIT_ALANLARI[a] ?? kayitlar[a] ?? GIZLENENLER.has(a));
        const taraf = (id: number) => ({
          ...Object.fromEntries(
            kayitlilar.flatMap((a) => [
              [a, id],
              [`${a}ler`, 'yazı'],
            ]),
          ),
          yeniBirAlan: 'yazı',
          ic: [{ UserId: id, digerBirAlan: true }],
        });
        const yazilan = degisimler(
          taraf(ONCEKI),
          { ...taraf(SONRAKI), sonradanGelenAlan: 'yazı' },
          { nesne, eylem, adlar: new Map() },
        );
        const yazi = yazilan.map((d) => [d.Alan, d.Once, d.Sonra].join(' ')).join('\n');
        expect(yazi, `${nesne} ${eylem}`).not.toMatch(/77000|_/);
        expect(programca(yazi), yazi).toBe(false);
      }
});

test('an unknown code of every field with words is still words', () => {
  const alanlar = new Set(odalar().flatMap((o) => Object.keys(o.degerler ?? {})));
  expect(alanlar.size).toBeGreaterThan(20);
  for (const alan of alanlar) {
    const [d] = degisimler(null, { [alan]: 'yeniGelenDurum' }, { adlar: new Map() });
    expect(d?.Sonra, alan).toBe('Yeni gelen durum');
  }
});

test('a permission or a menu entry is shown without its number of the catalogue', () => {
  const deger = { Yetkiler: ['24 Mola panosunda tüm departmanları görme: verildi'], Menuler: ['7 Mola'] };
  expect(degisimYaz(deger, { adlar: new Map() })).toBe(
    'Yetkiler: Mola panosunda tüm departmanları görme: verildi · Menüler: Mola',
  );
});

test('older entries of bare names and numbers are words, too', () => {
  expect(degisimler([1, 2], [1, 2, 3])).toEqual([{ Alan: '', Once: '2 kayıt', Sonra: '3 kayıt' }]);
  expect(degisimler(null, ['Aciklama', 'Durum'])).toEqual([{ Alan: '', Once: null, Sonra: 'Açıklama, Durum' }]);
  // Some entries have the names of columns on one side.
  expect(degisimler({ Aciklama: 'a', SorumluId: 3 }, { aciklama: 'b', sorumlu_id: 3 }, { adlar })).toEqual([
    { Alan: 'Açıklama', Once: 'a', Sonra: 'b' },
  ]);
});
