import { contract } from '@masabasi/core/contract';
import type { GonderimDurumu } from '@masabasi/core/mali/fatura/gonderim';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { isleriBitir } from '../../testing/isler.ts';
import { oturumlu } from '../../testing/walk.ts';
import { EntegratorHatasi } from './entegrator.ts';
import { gonderimBakisi, gonderimi, gonderimIsi, ilerlet } from './entegratorGonderim.ts';
import { entegratorHttp } from './entegratorHttp.ts';
import { sandboxEntegrator, SANDBOX_KIPLERI, type SandboxKipi } from '@masabasi/sandbox/entegrator';
import { faturaOku } from './oku.ts';
import { BOS_FATURA } from './testing.ts';

/** An invoice on its way: proven, handed over and asked about, also during failures. */

const { fatura: oda } = contract;
const ANAHTAR = 'deneme-anahtari';
const sandbox = await sandboxEntegrator({ anahtar: ANAHTAR, adimMs: 0 });
const ortam = { ENTEGRATOR_URL: `${sandbox.url}/`, ENTEGRATOR_ANAHTARI: ANAHTAR };
const s = await testServer({ ortam });
const config = readConfig(ortam);
const entegrator = entegratorHttp({ url: sandbox.url, anahtar: ANAHTAR }, 400);
const muhasebe = await oturumlu(s, 'Muhasebe', {
  ad: 'Muhasebe',
  departmanId: await s.departman('Muhasebe'),
  projeler: [2],
  yetkiler: [YETKI.maliGor, YETKI.faturaKes, YETKI.faturaIade, YETKI.tahsilatYaz, YETKI.faturaAyarla],
});
afterAll(async () => {
  await s.kapat();
  await sandbox.kapat();
});
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
  sandbox.kip = 'iyi';
});
await s.db
  .updateTable('fatura_ayari')
  .set({ unvan: 'Masabaşı Yazılım A.Ş.', vkn: '1112223339', ilce: 'Çankaya', il: 'Ankara', vergi_dairesi: 'Çankaya' })
  .execute();
const VKNLER: Readonly<Record<string, string>> = {
  '': '9876543217',
  TEMELFATURA: '1112223339',
  TICARIFATURA: '9205121120',
  KAMU: '4567890128',
};
const musteri = async (senaryo: string) => {
  const { rows } = await sql<{ id: number }>`
    insert into musteri (tip, ad, soyad, unvan, vkn, il_id, ilce_id, adres, durum, efatura_mukellef, efatura_senaryo, yazma_zamani)
    select 2, '', '', ${`Alıcı ${senaryo} A.Ş.`}, ${VKNLER[senaryo]!},
      il_id, min(id), 'Sokak 3', 'Aktif', ${senaryo !== ''}, ${senaryo}, ${OGLEN}::timestamptz
    from ilce group by il_id order by il_id limit 1 returning id`.execute(s.db);
  await s.db.insertInto('musteri_proje').values({ musteri_id: rows[0]!.id, proje_id: 2 }).execute();
  return rows[0]!.id;
};
const alicilar = {
  earsiv: await musteri(''),
  temel: await musteri('TEMELFATURA'),
  ticari: await musteri('TICARIFATURA'),
  kamu: await musteri('KAMU'),
};
const KALEM = { Ad: 'Yıllık bakım', Miktar: '1', BirimKodu: 'C62', BirimFiyat: '1000', KdvOran: 20 };

async function taslagi(alici: keyof typeof alicilar) {
  return tamam(
    await s.call(
      oda.faturaKaydet,
      {
        fatura: {
          ...BOS_FATURA,
          MusteriId: alicilar[alici],
          Senaryo: alici === 'ticari' ? 'TICARIFATURA' : alici === 'kamu' ? 'KAMU' : 'TEMELFATURA',
          Tarih: OGLEN.slice(0, 10),
          Kalemler: [KALEM],
        },
      },
      muhasebe.token,
    ),
  );
}
const kesIstegi = ({ Id, Surum }: { Id: number; Surum: number }) =>
  s.call(oda.faturaKes, { Id, Surum }, muhasebe.token);
const kesilen = async (alici: keyof typeof alicilar = 'temel') => tamam(await kesIstegi(await taslagi(alici)));
const detay = async (Id: number) => tamam(await s.call(oda.getFaturaDetay, { Id }, muhasebe.token));
const gonder = async (f: { Id: number; Surum: number }) =>
  s.call(oda.faturaGonder, { Id: f.Id, Surum: f.Surum }, muhasebe.token);
const durumu = async (Id: number) => (await gonderimi(s.db, Id))?.Durum ?? null;
const o = { db: s.db, config, saat: () => new Date(s.saat.simdi) };
/** Lets time pass and repeats the check until the state no longer changes. */
async function yuru(Id: number, kez = 8): Promise<GonderimDurumu | null> {
  for (let i = 0; i < kez; i++) {
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 3_600_000);
    await ilerlet(o, entegrator, Id);
    // A step of the integrator takes a millisecond.
    await new Promise((r) => setTimeout(r, 2));
  }
  return durumu(Id);
}
const oradaki = (Id: number) => detay(Id).then((d) => sandbox.belgeler.get(d.fatura.Ettn));

test('an invoice to a public body needs an account to pay to, and other invoices do not', async () => {
  const acik = await taslagi('kamu');
  const red = (msg: RegExp) => ({ durum: false, msg: expect.stringMatching(msg) as string });
  expect((await kesIstegi(acik)).body).toMatchObject(red(/IBAN.*Fatura Ayarları/));
  const { ayar } = tamam(await s.call(oda.faturaAyari, {}, muhasebe.token));
  const yaz = (Iban: string) => s.call(oda.faturaAyarKaydet, { ayar: { ...ayar, Iban } }, muhasebe.token);
  expect((await yaz('TR33 0006 1005 1978 6457 8413 27')).body).toMatchObject(red(/IBAN geçerli değil/));
  tamam(await yaz('tr33 0006 1005 1978 6457 8413 26'));
  const hesabi = async (Id: number) =>
    faturaOku((await s.db.selectFrom('fatura').select('xml').where('id', '=', Id).executeTakeFirstOrThrow()).xml!)
      .Hesap;
  const { Id, Surum } = tamam(await kesIstegi(acik));
  expect(await hesabi(Id)).toBe('TR330006100519786457841326');
  tamam(await gonder({ Id, Surum }));
  expect(await yuru(Id)).toBe('ulasti');
  expect(await hesabi((await kesilen()).Id)).toBeNull();
});

describe('a proof', () => {
  test('is kept with the invoice and never changes', async () => {
    const { Id } = await kesilen('earsiv');
    const { kanit, gonderim } = await detay(Id);
    expect(kanit?.denetimler.map((d) => `${d.Denetim} ${d.Gecti}`)).toEqual([
      'kurallar true',
      'tutarlar true',
      'yapi true',
      'geriOkuma true',
      'karekod true',
      'ozet true',
    ]);
    expect([kanit?.Sha256.length, gonderim]).toEqual([64, null]);
    await expect(sql`update fatura_kanit set zaman = now() where fatura_id = ${Id}`.execute(s.db)).rejects.toThrow(
      /never/,
    );
    await expect(sql`delete from fatura_kanit where fatura_id = ${Id}`.execute(s.db)).rejects.toThrow(/never/);
  });

  test('is made later for old invoices without a proof, and a failed proof keeps the invoice here', async () => {
    const { rows } = await sql<{ id: number; surum: number }>`
      insert into fatura (tur, musteri_id, proje_id, senaryo, tip, tarih, brut, matrah, kdv, odenecek, durum, no, xml, xml_ozet,
        kesme_zamani, kesen_id, acan_id, acilis_zamani)
      select tur, musteri_id, proje_id, senaryo, tip, tarih, brut, matrah, kdv, odenecek, durum, 'ESK2026000000001',
        replace(xml, '1200.00</cbc:PayableAmount>', '1.00</cbc:PayableAmount>'), sha256('x'), kesme_zamani, kesen_id, acan_id,
        acilis_zamani from fatura where no is not null limit 1 returning id, surum`.execute(s.db);
    const eski = { Id: rows[0]!.id, Surum: rows[0]!.surum };
    expect((await detay(eski.Id)).kanit).toBeNull();
    expect((await gonder(eski)).body).toMatchObject({
      durum: false,
      msg: expect.stringMatching(/^Fatura gönderilmez: .*Ödenecek tutar 1200,00 olmalı.*özet başka/) as string,
    });
    await expect(
      sql`insert into fatura_gonderim (fatura_id, zaman, sonraki) values (${eski.Id}, now(), now())`.execute(s.db),
    ).rejects.toThrow(/foreign key/);
  });
});

describe('an invoice that is sent', () => {
  test('waits in the outbox once, is taken by the job and arrives', async () => {
    const f = await kesilen();
    const { Surum } = tamam(await gonder(f));
    expect(await durumu(f.Id)).toBe('bekliyor');
    expect((await gonder({ Id: f.Id, Surum })).body).toMatchObject({ durum: false });
    await isleriBitir(s, [gonderimIsi, gonderimBakisi] as never, { config });
    expect(['kuyrukta', 'ulasti']).toContain(await durumu(f.Id));
    expect(await yuru(f.Id)).toBe('ulasti');
    const d = await detay(f.Id);
    expect(d.gonderim).toMatchObject({ Kod: '1300', Durum: 'ulasti' });
    expect(d.entegrator).toBe('gercek');
    expect(d.hareketlist.map((h) => h.Baslik)).toContain('Ulaştı');
    expect(d.hareketlist.find((h) => h.Baslik === 'Ulaştı')?.Kisi).toBeNull();
    expect((await oradaki(f.Id))?.ozet).toBe(d.kanit?.Sha256);
  });

  test.each([
    ['KABUL', '', 'kabul'],
    ['RED', 'Tutar sözleşmeye uymuyor', 'ret'],
  ] as const)('of the commercial kind is answered %s', async (yanit, neden, sonu) => {
    const f = await kesilen('ticari');
    tamam(await gonder(f));
    expect(await yuru(f.Id)).toBe('yanitBekliyor');
    const { fatura: k } = await detay(f.Id);
    sandbox.yanitla(k.Ettn, yanit, neden);
    expect(await yuru(f.Id, 1)).toBe(sonu);
    expect((await detay(f.Id)).gonderim?.YanitNedeni).toBe(neden);
  });

  test('counts as accepted when the days for an answer are over', async () => {
    const f = await kesilen('ticari');
    tamam(await gonder(f));
    expect(await yuru(f.Id)).toBe('yanitBekliyor');
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 7 * 86_400_000);
    expect(await yuru(f.Id, 1)).toBe('yanitBekliyor');
    s.saat.simdi = new Date(s.saat.simdi.getTime() + 86_400_000);
    expect(await yuru(f.Id, 1)).toBe('otomatikKabul');
  });

  test.each(SANDBOX_KIPLERI.filter((k) => k !== 'iyi'))('ends in the true state though it was %s', async (kip) => {
    const f = await kesilen();
    tamam(await gonder(f));
    sandbox.kip = kip;
    await yuru(f.Id, kip === 'yavas' ? 2 : 5);
    sandbox.kip = 'iyi';
    const sonu: Partial<Record<SandboxKipi, GonderimDurumu>> = { ret: 'reddedildi', ulasamaz: 'reddedildi' };
    expect(await yuru(f.Id)).toBe(sonu[kip] ?? 'ulasti');
    const ayniNo = [...sandbox.belgeler.values()].filter((b) => b.no === f.No);
    expect(ayniNo.length).toBe(1);
    expect(ayniNo[0]!.sonu).toBe(sonu[kip] === undefined ? '1300' : kip === 'ret' ? '1150' : '1215');
  });

  test('is moved by one of several servers at a time', async () => {
    const f = await kesilen();
    tamam(await gonder(f));
    for (let i = 0; i < 4; i++) {
      s.saat.simdi = new Date(s.saat.simdi.getTime() + 3_600_000);
      await Promise.all(Array.from({ length: 5 }, () => ilerlet(o, entegrator, f.Id)));
    }
    expect(await yuru(f.Id, 4)).toBe('ulasti');
    const { hareketlist } = await detay(f.Id);
    expect(hareketlist.filter((h) => h.Baslik === 'Ulaştı').length).toBe(1);
  });

  test('is not cancelled on its way, e-Arşiv is cancelled there, and a refused invoice goes out again', async () => {
    const iptal = async (Id: number) => {
      const { fatura: f } = await detay(Id);
      return (await s.call(oda.faturaIptal, { Id, Surum: f.Surum, Neden: 'Müşteri yanlış seçildi' }, muhasebe.token))
        .body;
    };
    const e = await kesilen();
    tamam(await gonder(e));
    await ilerlet(o, entegrator, e.Id);
    expect(await durumu(e.Id)).toBe('kuyrukta');
    expect(await iptal(e.Id)).toMatchObject({ durum: false, msg: expect.stringMatching(/gönderiliyor/) as string });
    await yuru(e.Id);
    s.saat.simdi = new Date(OGLEN);
    expect(await iptal(e.Id)).toMatchObject({ durum: false, msg: expect.stringMatching(/iade faturası/) as string });

    const a = await kesilen('earsiv');
    tamam(await gonder(a));
    await yuru(a.Id);
    s.saat.simdi = new Date(OGLEN);
    expect(await iptal(a.Id)).toMatchObject({ durum: true });
    expect(await durumu(a.Id)).toBe('iptalBekliyor');
    expect(await yuru(a.Id, 2)).toBe('iptal');
    expect((await oradaki(a.Id))?.iptal).toBe(true);

    s.saat.simdi = new Date(OGLEN);
    const b = await kesilen();
    tamam(await gonder(b));
    expect(await iptal(b.Id)).toMatchObject({ durum: true });
    expect(await yuru(b.Id, 2)).toBe('geriCekildi');
    expect(await oradaki(b.Id)).toBeUndefined();

    s.saat.simdi = new Date(OGLEN);
    const r = await kesilen();
    sandbox.kip = 'gecici';
    tamam(await gonder(r));
    await yuru(r.Id, 4);
    sandbox.kip = 'iyi';
    expect(await yuru(r.Id)).toBe('ulasti');
  });

  test('is asked about on demand', async () => {
    const f = await kesilen();
    expect((await s.call(oda.faturaDurumSorgula, { Id: f.Id }, muhasebe.token)).body).toMatchObject({ durum: false });
    tamam(await gonder(f));
    tamam(await s.call(oda.faturaDurumSorgula, { Id: f.Id }, muhasebe.token));
    await isleriBitir(s, [gonderimIsi] as never, { config });
    expect(['kuyrukta', 'ulasti']).toContain(await durumu(f.Id));
  });
});

test('the integrator refuses callers without the key, and an oversized answer does not count', async () => {
  await expect(entegratorHttp({ url: sandbox.url, anahtar: 'x' }).durum('a')).rejects.toThrow(EntegratorHatasi);
  await expect(entegratorHttp({ url: 'http://127.0.0.1:9', anahtar: null }).durum('a')).rejects.toThrow(
    EntegratorHatasi,
  );
  expect(await entegrator.mukellef('9205121120')).toMatchObject({ Kayitli: true });
  expect(await entegrator.mukellef('9876543217')).toMatchObject({ Kayitli: false });
  expect(await entegrator.gelenler(0)).toEqual([]);
});
