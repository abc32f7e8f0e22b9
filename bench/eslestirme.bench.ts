import { adAnahtari } from '@masabasi/core/mali/banka/adlar';
import {
  type Alacak,
  type EslesenHareket,
  type EslesenMusteri,
  kesinOneri,
  oner,
  type Oneri,
} from '../packages/core/src/mali/banka/eslesme.ts';
import { ibanSade } from '../packages/core/src/platform/identity/kimlik.ts';
import { connect, SURESIZ } from '../packages/server/src/platform/db/connect.ts';
import { startEmbedded } from '../packages/server/src/platform/db/embedded.ts';
import { migrate } from '../packages/server/src/platform/db/migrate.ts';
import { PAYLAR } from '../packages/demo/src/paylar.ts';
import { demoYukle } from '../packages/demo/src/founding/kurulus.ts';
import { temelVeri } from '../packages/server/src/yonetim/kurulum/temelVeri.ts';
import { testFolder } from '../packages/server/src/testing/folder.ts';

/**
 * Three years of the demo company's bank lines, each matched as on its own day: with the invoices open then and the
 * payers learned until then. The demo says what each line really paid. The weights were chosen on the first half of the
 * lines. The second half was not looked at and is reported separately.
 */

const { dataDir, remove } = testFolder('masabasi-bench-');
const pg = await startEmbedded({ dataDir, log: () => undefined });
const b = connect(pg.url, (e) => console.error(e.message), { max: 2, ...SURESIZ });

interface Satir extends EslesenHareket {
  readonly Id: number;
  readonly MusteriId: number | null;
  /** Invoices that the line really paid. */
  readonly odenen: readonly { readonly FaturaId: number; readonly Tutar: number }[];
}
interface Kesilen extends Alacak {
  /** Payments and returns by other means, with their days. */
  readonly baska: readonly { readonly Gun: string; readonly Tutar: number }[];
}

const sor = async <T extends object>(metin: string): Promise<T[]> => (await b.pool.query<T>(metin)).rows;

/** True when a proposal pays exactly what the line paid. */
const dogru = (o: Oneri, s: Satir): boolean =>
  o.MusteriId === s.MusteriId &&
  o.odenenler.length === s.odenen.length &&
  o.odenenler.every((x) => s.odenen.some((y) => y.FaturaId === x.AlacakId && y.Tutar === x.Tutar));

interface Sayim {
  satir: number;
  odeme: number;
  kesin: number;
  kesinDogru: number;
  ilk: number;
  ilkDogru: number;
  musteriDogru: number;
}
const bos = (): Sayim => ({ satir: 0, odeme: 0, kesin: 0, kesinDogru: 0, ilk: 0, ilkDogru: 0, musteriDogru: 0 });
const oran = (a: number, n: number): string => (n === 0 ? 'yok' : (a / n).toFixed(3));

try {
  await migrate(pg.url);
  await temelVeri(b.db);
  await demoYukle(b.db, new Date(), 'kullanilmaz', PAYLAR, { bankaAyi: 37 });
  const satirlar = await sor<Satir>(`
    select h.id as "Id", h.gun as "Gun", h.tutar as "Tutar", a.birim as "Birim", h.aciklama as "Aciklama",
      h.referans as "Referans", h.karsi_unvan as "KarsiUnvan", h.karsi_iban as "KarsiIban", h.karsi_vkn as "KarsiVkn",
      h.musteri_id as "MusteriId",
      coalesce((select json_agg(json_build_object('FaturaId', t.fatura_id, 'Tutar', t.tutar)) from fatura_tahsilat t
        where t.banka_hareket_id = h.id and t.geri_alma_zamani is null), '[]') as odenen
    from banka_hareket h join banka_hesap a on a.id = h.hesap_id
    where h.tutar > 0 and h.sinif is not null order by h.gun, h.id`);
  const faturalar = await sor<Kesilen>(`
    select f.id as "Id", f.no as "No", f.musteri_id as "MusteriId", f.para_birimi as "Birim", f.odenecek as "Kalan",
      f.tarih as "Gun", f.vade as "Vade",
      coalesce((select json_agg(json_build_object('Gun', x.gun, 'Tutar', x.tutar)) from (
        select t.tarih as gun, t.tutar from fatura_tahsilat t
        where t.fatura_id = f.id and t.banka_hareket_id is null and t.geri_alma_zamani is null
        union all select i.tarih, i.odenecek from fatura i where i.iade_id = f.id and i.durum = 'kesildi') x), '[]') as baska
    from fatura f where f.durum = 'kesildi' and f.tip <> 'IADE' order by f.tarih, f.id`);
  const musteriler = new Map<number, EslesenMusteri & { ibanlar: string[]; adlar: string[] }>();
  for (const m of await sor<{ Id: number; Ad: string; Vkn: string | null; Iban: string | null }>(
    `select id as "Id", gorunen_ad as "Ad", coalesce(vkn, tc_kimlik) as "Vkn", iban as "Iban" from musteri`,
  ))
    musteriler.set(m.Id, { ...m, ibanlar: [], adlar: [] });

  const odenmis = new Map<number, number>();
  const [ilkYari, ikinciYari] = [bos(), bos()];
  const odemeler = satirlar.filter((s) => s.odenen.length > 0);
  const sinir = odemeler[Math.floor(odemeler.length / 2)]!.Id;
  let yanlis = 0;
  let yari = ilkYari;
  for (const s of satirlar) {
    if (s.Id === sinir) yari = ikinciYari;
    const acik = faturalar.flatMap((f): Alacak[] => {
      if (f.Gun > s.Gun) return [];
      const baska = f.baska.filter((x) => x.Gun <= s.Gun).reduce((t, x) => t + x.Tutar, 0);
      const Kalan = f.Kalan - baska - (odenmis.get(f.Id) ?? 0);
      return Kalan > 0 ? [{ ...f, Kalan: Kalan as Alacak['Kalan'] }] : [];
    });
    const iban = s.KarsiIban === null ? null : ibanSade(s.KarsiIban);
    const unvan = adAnahtari(s.KarsiUnvan ?? '');
    const borclu = new Set(acik.map((a) => a.MusteriId));
    // Only customers who owe something and are known by account or name. Nobody else gets a proposal.
    const adaylar = [...musteriler.values()].filter(
      (m) => borclu.has(m.Id) || (iban !== null && m.ibanlar.includes(iban)) || m.adlar.includes(unvan),
    );
    const oneriler = oner(s, adaylar, acik);
    const [ilk] = oneriler;
    const kesin = kesinOneri(oneriler);
    yari.satir++;
    if (s.odenen.length > 0) yari.odeme++;
    if (ilk) {
      yari.ilk++;
      if (dogru(ilk, s)) yari.ilkDogru++;
      if (ilk.MusteriId === s.MusteriId) yari.musteriDogru++;
    }
    if (kesin) {
      yari.kesin++;
      if (dogru(kesin, s)) yari.kesinDogru++;
      else {
        yanlis++;
        console.log(`  yanlış kesin: ${s.Gun} ${s.Aciklama} → ${kesin.gerekceler.join(', ')}`);
      }
    }
    // The payment now counts, and later lines know this payer.
    for (const o of s.odenen) odenmis.set(o.FaturaId, (odenmis.get(o.FaturaId) ?? 0) + o.Tutar);
    const m = s.MusteriId === null ? undefined : musteriler.get(s.MusteriId);
    if (m && iban !== null && !m.ibanlar.includes(iban)) m.ibanlar.push(iban);
    if (m && unvan !== '' && !m.adlar.includes(unvan)) m.adlar.push(unvan);
  }
  for (const [ad, y] of [
    ['ilk_yari', ilkYari],
    ['saklanan_yari', ikinciYari],
  ] as const)
    console.log(
      `BENCH eslestirme ${ad} satir=${y.satir} odeme=${y.odeme} kesin=${y.kesin} kesin_isabet=${oran(y.kesinDogru, y.kesin)} kesin_bulma=${oran(y.kesinDogru, y.odeme)} ilk_oneri_isabet=${oran(y.ilkDogru, y.ilk)} ilk_oneri_bulma=${oran(y.ilkDogru, y.odeme)} musteri_isabet=${oran(y.musteriDogru, y.ilk)}`,
    );
  if (yanlis > 0) throw new Error(`${yanlis} kesin eşleşme yanlış`);
  if (ikinciYari.kesin === 0) throw new Error('hiçbir satır kesin değil');
} finally {
  await b.db.destroy();
  await pg.stop();
  await remove();
}
