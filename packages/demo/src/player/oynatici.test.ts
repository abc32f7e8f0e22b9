import { MASA_BASI } from '@masabasi/core/mesai/mola/rules';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { gunEkle, istanbulAni, istanbulGunu, ms } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, type TestServer } from '@masabasi/server/testing/product';
import { butunBitenleriKapat } from '@masabasi/server/mesai/mesai/job';
import type { Oynatici } from '@masabasi/server/ornekSirket';
import { PAYLAR } from '../paylar.ts';
import { gunPlani } from '../plan/gun.ts';
import { type DemoKisi, KADRO, OYNANANLAR } from '../plan/kadro.ts';
import { demoSunucusu } from '../testing.ts';
import { molalari, planSiniri } from './ilerlet.ts';
import { demoOynatici, sonrakiAn, yetistir } from './oynatici.ts';

let s: TestServer;
const log = pino({ level: 'silent' });
const kisi = (kullanici: string): DemoKisi => KADRO.find((k) => k.kullanici === kullanici)!;
const idOf = async (k: DemoKisi): Promise<number> =>
  (await s.db.selectFrom('kisi').select('id').where('kullanici_anahtari', '=', k.kullanici).executeTakeFirstOrThrow())
    .id;
const gunler = (ilk: string, son: string): string[] => (ilk > son ? [] : [ilk, ...gunler(gunEkle(ilk, 1), son)]);

type Kayit = readonly [durum: number | null, bas: number, bit: number | null, otomatik: boolean];

/** Everybody's records of shifts that began between two days, by user name. */
async function butunKayitlar(ilk: string, son: string): Promise<Map<string, Kayit[]>> {
  const rows = await s.db
    .selectFrom('mola as m')
    .innerJoin('mesai as g', 'g.id', 'm.mesai_id')
    .innerJoin('kisi as k', 'k.id', 'g.kisi_id')
    .select(['k.kullanici_anahtari', 'm.durum_id', 'm.baslama', 'm.bitis', 'm.otomatik'])
    .where('g.gun', '>=', ilk)
    .where('g.gun', '<=', son)
    .orderBy('m.id')
    .execute();
  const kayit = (m: (typeof rows)[number]): Kayit => [
    m.durum_id,
    ms(m.baslama),
    m.bitis === null ? null : ms(m.bitis),
    m.otomatik,
  ];
  return new Map([...Map.groupBy(rows, (m) => m.kullanici_anahtari)].map(([k, liste]) => [k, liste.map(kayit)]));
}
const kayitlar = async (k: DemoKisi, ilk: string, son: string): Promise<Kayit[]> =>
  (await butunKayitlar(ilk, son)).get(k.kullanici) ?? [];

const planlanan = (k: DemoKisi, ilk: string, son: string, simdi: Date): Kayit[] =>
  gunler(ilk, son).flatMap((gun) => {
    const plan = gunPlani(k, gun);
    return plan === null ? [] : molalari(plan, simdi.getTime()).map((m): Kayit => [m.durum, m.bas, m.bit, m.otomatik]);
  });

/** Everybody whose records differ from the plan. */
async function sapanlar(ilk: string, son: string, simdi: Date): Promise<string[]> {
  const olan = await butunKayitlar(ilk, son);
  return OYNANANLAR.filter(
    (k) => JSON.stringify(olan.get(k.kullanici) ?? []) !== JSON.stringify(planlanan(k, ilk, son, simdi)),
  ).map((k) => k.kullanici);
}

const olaySayisi = async (): Promise<number> =>
  (await sql<{ adet: number }>`select count(*) as adet from olay where tur = 'mola'`.execute(s.db)).rows[0]!.adet;

/** A moment in the middle of a planned record of this status. */
function molaAni(k: DemoKisi, durum: number, ilkGun: string): { gun: string; bas: number; bit: number } {
  for (const gun of gunler(ilkGun, gunEkle(ilkGun, 20))) {
    const a = gunPlani(k, gun)?.find((x) => x.durum === durum);
    if (a) return { gun, bas: a.bas, bit: a.bit };
  }
  throw new Error('no such break planned');
}

// All tests share one company. Each continues where the one before it stopped.
beforeAll(async () => {
  s = await demoSunucusu({ tam: false, girilir: true });
}, 180_000);
afterAll(() => s.kapat());

describe('catching up', () => {
  test('brings everybody to the planned state of now', async () => {
    const simdi = new Date(OGLEN);
    const sonuc = await yetistir(s.db, simdi, PAYLAR);
    expect(sonuc.mesgul).toBe(false);
    expect(await sapanlar('2026-11-17', '2026-11-20', simdi)).toEqual([]);
    expect(await yetistir(s.db, simdi, PAYLAR)).toEqual({ mesgul: false, degisen: 0 });
  });

  test('plays single changes at their moment, each with its event', async () => {
    let simdi = new Date(OGLEN);
    for (let n = 0; n < 25; n++) {
      const once = await olaySayisi();
      const onceki = simdi;
      simdi = new Date(sonrakiAn(simdi));
      const { degisen } = await yetistir(s.db, simdi, PAYLAR, onceki);
      expect(degisen).toBeGreaterThan(0);
      expect(await olaySayisi()).toBe(once + degisen);
    }
    expect(await sapanlar('2026-11-20', '2026-11-20', simdi)).toEqual([]);
  });

  test('fills a week of absence, with the leaves of the weeks after it', async () => {
    const simdi = new Date(istanbulAni('2026-11-28', '03:20'));
    await yetistir(s.db, simdi, PAYLAR);
    expect(await sapanlar('2026-11-19', '2026-11-28', simdi)).toEqual([]);
    const { rows } = await sql<{ son: string }>`select max(baslangic) as son from izin`.execute(s.db);
    expect(rows[0]!.son > '2026-12-18').toBe(true);
  });

  test('writes everything once when two servers do it', async () => {
    const simdi = new Date(istanbulAni('2026-12-03', '16:05'));
    await Promise.all([yetistir(s.db, simdi, PAYLAR), yetistir(s.db, simdi, PAYLAR)]);
    await yetistir(s.db, simdi, PAYLAR);
    expect(await sapanlar('2026-11-26', '2026-12-03', simdi)).toEqual([]);
  });

  test('agrees with the job that closes shifts, whichever comes first', async () => {
    const k = OYNANANLAR.find((x) => x.ekip === 'Gündüz' && gunPlani(x, '2026-12-03'))!;
    const { bit } = planSiniri(gunPlani(k, '2026-12-03')!);
    await yetistir(s.db, new Date(bit - 1000), PAYLAR);
    const simdi = new Date(bit);
    await butunBitenleriKapat(s.db, simdi);
    await yetistir(s.db, simdi, PAYLAR, simdi);
    expect(await sapanlar('2026-12-03', '2026-12-03', simdi)).toEqual([]);
  });

  test('keeps people at home who were given leave', async () => {
    const k = OYNANANLAR.find((x) => x.departman === 'Yazılım' && gunPlani(x, '2026-12-04'))!;
    await s.db
      .insertInto('izin')
      .values({
        kisi_id: await idOf(k),
        tur_id: 281,
        baslangic: '2026-12-04',
        bitis: '2026-12-05',
        kullanilan_gun: 1,
        yazma_zamani: OGLEN,
        baslama_saati: null,
        bitis_saati: null,
        yazan_id: null,
        duzenleyen_id: null,
      })
      .execute();
    const simdi = new Date(istanbulAni('2026-12-04', '11:00'));
    await yetistir(s.db, simdi, PAYLAR);
    expect(await sapanlar('2026-12-04', '2026-12-04', simdi)).toEqual([k.kullanici]);
    expect(await kayitlar(k, '2026-12-04', '2026-12-04')).toEqual([]);
  });
});

describe('visitors', () => {
  beforeEach(() => {
    s.saat.simdi = new Date(istanbulAni('2026-12-09', '10:00'));
  });

  test('have a person to themselves from sign-in to sign-out', async () => {
    const k = OYNANANLAR.find((x) => x.ekip === 'Gündüz' && gunPlani(x, '2026-12-09'))!;
    const id = await idOf(k);
    await yetistir(s.db, s.saat.simdi, PAYLAR);
    const token = await s.girisYap(k.kullanici);
    const once = await kayitlar(k, '2026-12-09', '2026-12-09');
    expect(once.length).toBeGreaterThan(1);
    s.ileri(150);
    await yetistir(s.db, s.saat.simdi, PAYLAR);
    expect(await kayitlar(k, '2026-12-09', '2026-12-09')).toEqual(once);

    await s.db.updateTable('oturum').set({ bitis: s.saat.simdi }).where('kisi_id', '=', id).execute();
    const cikis = s.saat.simdi.getTime();
    s.saat.simdi = new Date(planSiniri(gunPlani(k, '2026-12-09')!).bit);
    await yetistir(s.db, s.saat.simdi, PAYLAR);
    const sonra = await kayitlar(k, '2026-12-09', '2026-12-09');
    // Nothing is written into the visitor's time.
    expect(sonra.filter(([, bas]) => bas > once.at(-1)![1] && bas <= cikis)).toEqual([]);
    expect(sonra.at(-1)).toEqual([null, s.saat.simdi.getTime(), s.saat.simdi.getTime(), true]);
    expect(token).not.toBe('');
  });

  test('are given accounts that are never played', async () => {
    const { rows } = await sql<{ adet: number }>`
      select count(*) as adet from mesai m join kisi k on k.id = m.kisi_id
      where k.kullanici_anahtari = any(${KADRO.filter((k) => k.hesap).map((k) => k.kullanici)}::text[])`.execute(s.db);
    expect(rows[0]!.adet).toBe(0);
  });

  test('find a free place: half of them stay free, and the plan waits when visitors took all', async () => {
    const k = OYNANANLAR.find((x) => x.ekip === 'Gündüz' && gunPlani(x, '2026-12-10')?.some((a) => a.durum === 646))!;
    const { bas, bit } = molaAni(k, 646, '2026-12-10');
    s.saat.simdi = new Date(bas - 60_000);
    await yetistir(s.db, s.saat.simdi, PAYLAR);
    for (const kullanici of ['personel1', 'personel2', 'deneme']) {
      const token = await s.girisYap(kullanici);
      const { body } = await s.call(
        mola.moladurumGuncelle,
        { userid: await idOf(kisi(kullanici)), moladurum: 646 },
        token,
      );
      expect(body.durum).toBe(true);
    }
    s.saat.simdi = new Date(bas);
    await yetistir(s.db, s.saat.simdi, PAYLAR, s.saat.simdi);
    expect((await kayitlar(k, '2026-12-10', '2026-12-10')).at(-1)).toMatchObject([
      MASA_BASI,
      expect.any(Number),
      null,
      false,
    ]);
    s.saat.simdi = new Date(bit);
    await yetistir(s.db, s.saat.simdi, PAYLAR, s.saat.simdi);
    expect((await kayitlar(k, '2026-12-10', '2026-12-10')).at(-1)).toMatchObject([
      MASA_BASI,
      expect.any(Number),
      null,
      false,
    ]);
  });
});

describe('the player', () => {
  const acik: Oynatici[] = [];
  const saatKur = (basla: number) => {
    const t0 = performance.now();
    return () => new Date(Math.floor(basla + performance.now() - t0));
  };
  const baslat = async (saat: () => Date) => {
    const o = demoOynatici({ db: s.db, saat, log, paylar: PAYLAR });
    acik.push(o);
    await o.hazir;
    return o;
  };
  afterEach(async () => {
    for (const o of acik.splice(0)) await o.stop();
  });
  /** The next planned moment after a time of day, with everybody up to date until just before it. */
  const oncesineGetir = async (saat: string): Promise<number> => {
    const an = sonrakiAn(new Date(istanbulAni('2026-12-15', saat)));
    await yetistir(s.db, new Date(an - 1), PAYLAR);
    expect(await yazilan(an)).toBe(0);
    return an;
  };
  const planlananAdet = (an: number): number =>
    OYNANANLAR.filter((k) => [0, -1].some((n) => gunPlani(k, gunEkle(istanbulGunu(an), n))?.some((a) => a.bas === an)))
      .length;
  const yazilan = async (an: number): Promise<number> =>
    (
      await sql<{ adet: number }>`
        select count(*) as adet from mola where baslama = ${new Date(an)} and durum_id is distinct from 643`.execute(
        s.db,
      )
    ).rows[0]!.adet;
  const yazilmasiniBekle = async (an: number): Promise<void> => {
    for (let n = 0; n < 200 && (await yazilan(an)) === 0; n++) await new Promise((r) => setTimeout(r, 50));
  };

  test('wakes at the next planned moment, and only one of two writes it', async () => {
    const an = await oncesineGetir('10:00');
    const saat = saatKur(an - 1500);
    await baslat(saat);
    await baslat(saat);
    await yazilmasiniBekle(an);
    expect(saat().getTime()).toBeGreaterThanOrEqual(an);
    for (const o of acik) await o.stop();
    expect(await yazilan(an)).toBe(planlananAdet(an));
  });

  test('goes on where another one stopped', async () => {
    const an = await oncesineGetir('11:00');
    const saat = saatKur(an - 1500);
    const birinci = await baslat(saat);
    await baslat(saat);
    await birinci.stop();
    await yazilmasiniBekle(an);
    expect(await yazilan(an)).toBe(planlananAdet(an));
  });
});

test('fills only the last 30 of more than 400 missing days', async () => {
  const simdi = new Date(istanbulAni('2028-03-01', '12:00'));
  await yetistir(s.db, simdi, PAYLAR);
  const { rows } = await sql<{ gunler: number; ilk: string }>`
    select count(distinct gun) as gunler, min(gun) as ilk from mesai where gun > '2026-12-31'`.execute(s.db);
  expect(rows[0]).toEqual({ gunler: 31, ilk: '2028-01-31' });
  expect(await sapanlar('2028-02-01', '2028-03-01', simdi)).toEqual([]);
  const { rows: acik } = await sql<{ adet: number }>`
    select count(*) as adet from mola m join mesai g on g.id = m.mesai_id where m.bitis is null and g.planlanan_bitis < ${simdi}`.execute(
    s.db,
  );
  // The player must not close the three visitors' shifts.
  expect(acik[0]!.adet).toBe(3);
});
