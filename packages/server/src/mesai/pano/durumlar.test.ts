import { mola } from '@masabasi/core/mesai/mola/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { panoDurumu } from '@masabasi/core/mesai/mola/rules';
import { sunulanlar } from '@masabasi/core/mesai/pano/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, tamam, testServer } from '../../testing/product.ts';

/**
 * Generated situations of a day. The top bar, the board, the details and the home page are asked over HTTP and compared
 * with a second reading of the settled rules, which imports none of the product's code.
 */

type Duzen = 'ofis' | 'akşam' | 'gece' | 'sürekli';
type Gun = 'cuma' | 'cumartesi' | 'tatil' | 'arife';
type Izin = 'yok' | 'tam' | 'gizli' | 'saatlik';

interface Durum {
  readonly duzen: Duzen;
  readonly gun: Gun;
  readonly saat: string;
  readonly izin: Izin;
  readonly mobil: boolean;
  /** Time of an earlier sign-in. Null: the person signs in only now. */
  readonly giris: string | null;
  /** The leave belongs to the day before. */
  readonly dunIzinli?: true;
  /** Acts of the person before the look, with start and end in seconds before it. A null end means that it goes on. */
  readonly molalar?: readonly (readonly [tur: 646 | 648 | 649 | 650, once: number, bitis: number | null])[];
}

// ——— the second reading, from the settled rules ———

const DUZENLER: Readonly<Record<Duzen, { bas: number; bit: number; sure: number | null; hergun: boolean }>> = {
  ofis: { bas: 510, bit: 1080, sure: null, hergun: false },
  akşam: { bas: 930, bit: 30, sure: null, hergun: false },
  gece: { bas: 1320, bit: 420, sure: null, hergun: false },
  sürekli: { bas: 510, bit: 1080, sure: 540, hergun: true },
};
const GUNLER: Readonly<Record<Gun, string>> = {
  cuma: '2026-11-20',
  cumartesi: '2026-11-21',
  tatil: '2026-10-29',
  arife: '2026-10-28',
};
const dk = (saat: string) => Number(saat.slice(0, 2)) * 60 + Number(saat.slice(3));
const gunNo = (gun: string) => Date.parse(`${gun}T00:00:00Z`) / 86_400_000;
/** Minutes since 1970 by the clock of Istanbul. */
const dakikasi = (gun: string, saat: string) => gunNo(gun) * 1440 + dk(saat);
const haftaIci = (no: number) => ![2, 3].includes(no % 7);
const TATILLER = new Map([
  [gunNo('2026-10-29'), 1],
  [gunNo('2026-10-28'), 0.5],
]);

interface Beklenti {
  readonly basladi: boolean;
  readonly etiket:
    | (typeof MOLA_ADLARI)[keyof typeof MOLA_ADLARI]
    | 'Masa Başı'
    | 'Mesai Bitti'
    | 'Bekleniyor'
    | 'Çalışmıyor'
    | 'Giriş Yapılmadı'
    | 'izin';
  readonly sunulan: 'hepsi' | 'masa' | 'hiçbiri';
  /** Minutes of breaks. */
  readonly mola: number;
}

/** Statuses that count as a break. Leaving early does not. */
const SAYILAN: ReadonlySet<number> = new Set([645, 646, 647, 648, 650]);
const MOLA_ADLARI = {
  646: 'Çay Molası',
  648: 'Yemek Molası',
  649: 'Erken Çıkış',
  650: 'Özel İş (Dışarıda)',
} as const;

/** Sum in seconds, rounded to whole minutes. Each break counts until the look or the end of the shift. */
const toplamMola = (d: Durum, bitisSn: number): number =>
  Math.floor(
    (d.molalar ?? [])
      .filter(([tur]) => SAYILAN.has(tur))
      .reduce((toplam, [, once, bitis]) => toplam + Math.max(0, Math.min(-(bitis ?? 0), bitisSn) + once), 0) / 60,
  );

function ikinciOkuma(d: Durum): Beklenti {
  const p = DUZENLER[d.duzen];
  const gece = p.sure === null && p.bit <= p.bas;
  /** Day of the shift to which a minute belongs. The free time of a night is split in its middle. */
  const mesaiGunu = (dakika: number): number => {
    const gun = Math.floor(dakika / 1440);
    return gece && dakika % 1440 < (p.bas + p.bit) / 2 ? gun - 1 : gun;
  };
  const bitisi = (no: number) => no * 1440 + p.bit + (gece ? 1440 : 0);
  const calisilir = (no: number) => (p.hergun || haftaIci(no)) && (p.sure !== null || (TATILLER.get(no) ?? 0) < 1);
  const simdi = dakikasi(GUNLER[d.gun], d.saat);
  // Until a night shift ends it is still the day before, also for leave.
  const izinGunu = gunNo(GUNLER[d.gun]) - (d.dunIzinli ? 1 : 0);
  const tamGun =
    (d.izin === 'tam' || d.izin === 'gizli') &&
    izinGunu === Math.floor(simdi / 1440) - (gece && simdi % 1440 < p.bit ? 1 : 0);

  const girince = (dakika: number): { no: number; bit: number } | null => {
    const no = mesaiGunu(dakika);
    if (tamGun || d.mobil || !calisilir(no)) return null;
    if (p.sure !== null) return { no, bit: dakika + p.sure };
    return dakika >= no * 1440 + p.bas - 180 && dakika < bitisi(no) ? { no, bit: bitisi(no) } : null;
  };
  const ilk = d.giris === null ? null : girince(dakikasi(GUNLER[d.gun], d.giris));
  // A second sign-in starts another shift only in a round-the-clock department, after the first one has ended.
  const yeniden = ilk === null || (p.sure !== null && ilk.bit <= simdi) ? girince(simdi) : null;
  const mesai = yeniden ?? ilk;

  const no = mesaiGunu(simdi);
  const bitti = p.sure === null && simdi >= bitisi(no);
  if (mesai !== null) {
    const surer = simdi < mesai.bit;
    // An open record ended together with the first shift.
    const [suren] = (yeniden === null && d.molalar?.find(([, , bitis]) => bitis === null)) || [null];
    return {
      basladi: true,
      etiket: !surer ? 'Mesai Bitti' : suren === null ? 'Masa Başı' : MOLA_ADLARI[suren],
      sunulan: surer && !d.mobil ? 'hepsi' : 'hiçbiri',
      mola: toplamMola(d, ((ilk ?? mesai).bit - simdi) * 60),
    };
  }
  const siradaki = bitti && gece ? no + 1 : no;
  const beklenir = p.sure === null && calisilir(siradaki);
  return {
    basladi: false,
    etiket: tamGun
      ? 'izin'
      : !beklenir
        ? 'Çalışmıyor'
        : simdi < siradaki * 1440 + p.bas
          ? 'Bekleniyor'
          : 'Giriş Yapılmadı',
    sunulan: d.mobil || bitti || tamGun ? 'hiçbiri' : 'masa',
    mola: 0,
  };
}

// ——— the situations ———

const durumlar: Durum[] = [];
for (const [duzen, saatler] of [
  ['ofis', ['00:05', '07:00', '08:30', '12:00', '18:00']],
  ['akşam', ['00:10', '09:00', '15:30', '20:00']],
  ['gece', ['03:00', '08:00', '20:30', '22:00']],
  ['sürekli', ['04:00', '13:00']],
] as const)
  for (const gun of ['cuma', 'cumartesi', 'tatil', 'arife'] as const)
    for (const saat of saatler) durumlar.push({ duzen, gun, saat, izin: 'yok', mobil: false, giris: null });
for (const izin of ['tam', 'gizli', 'saatlik'] as const)
  for (const [duzen, saat] of [
    ['ofis', '10:00'],
    ['gece', '22:30'],
    ['sürekli', '10:00'],
  ] as const)
    durumlar.push({ duzen, gun: 'cuma', saat, izin, mobil: false, giris: null });
for (const [duzen, saat] of [
  ['gece', '00:30'],
  ['gece', '02:00'],
  ['gece', '07:30'],
  ['akşam', '00:10'],
  ['ofis', '10:00'],
] as const)
  for (const dunIzinli of [true, undefined])
    durumlar.push({
      duzen,
      gun: 'cuma',
      saat,
      izin: 'tam',
      mobil: false,
      giris: null,
      ...(dunIzinli && { dunIzinli }),
    });
for (const duzen of ['ofis', 'akşam', 'sürekli'] as const)
  for (const saat of ['10:00', '16:30'])
    durumlar.push({ duzen, gun: 'cuma', saat, izin: 'yok', mobil: true, giris: null });
for (const [duzen, giris, saat] of [
  ['ofis', '08:40', '17:59'],
  ['ofis', '08:40', '18:00'],
  ['ofis', '08:40', '23:00'],
  ['akşam', '15:20', '23:50'],
  ['sürekli', '07:30', '16:29'],
  ['sürekli', '07:30', '16:31'],
  ['gece', '01:00', '06:30'],
  ['gece', '01:00', '07:30'],
] as const)
  durumlar.push({ duzen, gun: 'cuma', saat, izin: 'yok', mobil: false, giris });

const CAY = [646, 3600, 3600 - 7 * 60] as const;
const YEMEK = [648, 5700, 3600] as const;
for (const [duzen, giris, saat] of [
  ['ofis', '08:40', '17:30'],
  ['ofis', '08:40', '18:20'],
  ['akşam', '15:20', '23:50'],
  ['gece', '01:00', '06:30'],
  ['gece', '01:00', '07:20'],
  ['sürekli', '07:30', '16:00'],
  ['sürekli', '07:30', '16:50'],
] as const)
  for (const molalar of [
    [CAY],
    [[650, 2450, null]],
    [[649, 2450, null]],
    [YEMEK],
    [
      [649, 5400, 4000],
      [646, 3700, 3240],
      [648, 3240, 2401],
      [650, 2401, null],
    ],
    [CAY, [649, 2450, 1900]],
  ] as const satisfies readonly NonNullable<Durum['molalar']>[])
    durumlar.push({ duzen, gun: 'cuma', saat, izin: 'yok', mobil: false, giris, molalar });

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s.kapat());

const MOBIL = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36' };
const saatYaz = (d: number) => `${String(Math.floor(d / 60)).padStart(2, '0')}:${String(d % 60).padStart(2, '0')}`;
const departmanlar = new Map<Duzen, number>();

async function departmani(duzen: Duzen): Promise<number> {
  const bilinen = departmanlar.get(duzen);
  if (bilinen !== undefined) return bilinen;
  const p = DUZENLER[duzen];
  const id = await s.departman(duzen, {
    bas: saatYaz(p.bas),
    bit: saatYaz(p.bit),
    ...(p.sure === null ? {} : { dakika: p.sure }),
  });
  if (p.hergun)
    await s.db
      .updateTable('departman')
      .set({ calisma_gunleri: [1, 2, 3, 4, 5, 6, 7] })
      .where('id', '=', id)
      .execute();
  departmanlar.set(duzen, id);
  return id;
}

const gunu = (no: number) => new Date(no * 86_400_000).toISOString().slice(0, 10);

async function izinYaz(kisi: number, { izin, gun, dunIzinli }: Durum): Promise<void> {
  if (izin === 'yok') return;
  const no = gunNo(GUNLER[gun]) - (dunIzinli ? 1 : 0);
  const { id: tur_id } = await s.db
    .selectFrom('izin_tur')
    .select('id')
    .where('pano_gizli', '=', izin === 'gizli')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await s.db
    .insertInto('izin')
    .values({
      kisi_id: kisi,
      tur_id,
      baslangic: gunu(no),
      bitis: gunu(izin === 'saatlik' ? no : no + 1),
      yazma_zamani: '2026-10-01T09:00:00Z',
      ...(izin === 'saatlik' ? { baslama_saati: '09:00', bitis_saati: '11:00' } : {}),
    })
    .execute();
}

/** The person takes the breaks before the look. */
async function molaYap(userid: number, { molalar = [] }: Durum, bakis: Date, token: string): Promise<void> {
  const gec = async (saniyeOnce: number, moladurum: number) => {
    s.saat.simdi = new Date(bakis.getTime() - saniyeOnce * 1000);
    tamam(await s.call(mola.moladurumGuncelle, { userid, moladurum, aciklama: 'Bankaya uğranacak' }, token));
  };
  for (const [n, [tur, once, bitis]] of molalar.entries()) {
    await gec(once, tur);
    if (bitis !== null && molalar[n + 1]?.[1] !== bitis) await gec(bitis, 651);
  }
}

test('the generator makes enough situations', () => expect(durumlar.length).toBeGreaterThanOrEqual(130));

test.each(durumlar.map((d, i) => [JSON.stringify(Object.values(d)), d, i] as const))('%s', async (_, d, i) => {
  const departmanId = await departmani(d.duzen);
  const ad = `kisi${i}`;
  s.saat.simdi = new Date('2026-10-01T06:00:00Z');
  const Id = await s.kisi(ad, { ad: 'Deniz', departmanId });
  await izinYaz(Id, d);
  const an = (saat: string) => new Date(`${GUNLER[d.gun]}T${saat}:00+03:00`);
  const gir = async (saat: string) => {
    s.saat.simdi = an(saat);
    const istek = { UserName: ad, Password: 'masabasi', lisans: 'TEST', mobil: d.mobil ? 1 : 0 } as const;
    return tamam(await s.call(oturum.login, istek, undefined, d.mobil ? MOBIL : {})).token;
  };
  if (d.giris !== null) await gir(d.giris).then((t) => molaYap(Id, d, an(d.saat), t));
  const token = await gir(d.saat);
  const beklenti = ikinciOkuma(d);

  const [{ data: ben }, pano, gunum] = await Promise.all([
    s.call(oturum.userbilgi, {}, token).then(tamam),
    s.call(mola.departmanMola, { departmanId }, token).then(tamam),
    s.call(mola.gunum, {}, token).then(tamam),
  ]);
  const satir = pano.molalist.find((r) => r.Id === Id)!;
  const { etiket } = panoDurumu(satir, s.saat.simdi);

  // The board agrees with the rules.
  expect(etiket === satir.izinTur ? 'izin' : etiket.replace(/^(Bekleniyor) \d\d:\d\d$/, '$1')).toBe(beklenti.etiket);
  expect(satir.Baslama !== null).toBe(beklenti.basladi);
  expect(satir.molasure).toBe(beklenti.mola);
  // The bar shows the same shift, and offers nothing that would be refused.
  expect([ben.Baslama, ben.Mola_Durum_Id, ben.molasure, ben.MesaiGunu, ben.Beklenen]).toEqual([
    satir.Baslama,
    satir.Mola_Durum_Id,
    satir.molasure,
    satir.Gun,
    satir.Beklenen,
  ]);
  const bitti =
    ben.Baslama === null
      ? ben.BaslamaSonu !== null && Date.parse(ben.BaslamaSonu) <= s.saat.simdi.getTime()
      : Date.parse(ben.Mesai_Bitis!) <= s.saat.simdi.getTime();
  const { durumlar: sunulan } = sunulanlar({
    mevcut: bitti ? null : ben.Mola_Durum_Id,
    mobil: d.mobil,
    mesaiBitti: bitti,
    izinli: ben.Izinli,
  });
  expect(sunulan.length === 0 ? 'hiçbiri' : sunulan.length === 1 ? 'masa' : 'hepsi').toBe(beklenti.sunulan);
  // The home page and the details, opened on its day, show the records of that shift.
  const gun = ben.MesaiGunu ?? GUNLER[d.gun];
  const detay = tamam(await s.call(mola.moladetay, { userId: Id, tarih: gun, tarih2: gun }, token));
  expect([gunum.molasure, detay.molasure]).toEqual([ben.molasure, ben.molasure]);
  expect(detay.molalist.length > 0).toBe(beklenti.basladi);

  // An offered status works, and any other one is refused.
  const dene = sunulan[0] ?? 651;
  const degisim = await s.call(
    mola.moladurumGuncelle,
    { userid: Id, moladurum: dene, aciklama: 'Müşteri ile görüşme', mobil: d.mobil ? 1 : 0 },
    token,
    { 'idempotency-key': `durum-denemesi-${i}`, ...(d.mobil ? MOBIL : {}) },
  );
  expect(degisim.body.durum).toBe(beklenti.sunulan !== 'hiçbiri');
});
