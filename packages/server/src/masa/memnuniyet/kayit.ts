import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import {
  type AnketSorusu,
  anketPuani,
  csatDegeri,
  npsDegeri,
  sadeYanitlar,
  type SoruYaniti,
} from '@masabasi/core/masa/anket/rules';
import { type HizmetTakvimi, hizmetSonu } from '@masabasi/core/masa/sla/rules';
import {
  MEMNUNIYET_HAREKETLERI,
  MEMNUNIYET_SURECI,
  type MemnuniyetKanali,
  orneklemde,
  sorulacakKanal,
} from '@masabasi/core/masa/memnuniyet/rules';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { Insertable } from 'kysely';
import type { Config } from '../../config.ts';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Change, hareketYaz } from '../../platform/hareket/api.ts';
import type { KisiId } from '../../platform/http/access.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import { takvim } from '../sla/api.ts';
import { moving } from '../../platform/process/surec.ts';
import { DUSUK_PUAN } from './bildirim.ts';
import * as g from './gunluk.ts';
import * as q from './queries.ts';
import { kodOzeti, secenekleri, yeniKod } from './soru.ts';

const DAKIKA_MS = 60_000;
const GUN_MS = 86_400_000;
/** Lets each version ask another sample of customers. */
const ORNEKLEM_ADIMI = 7919;

/** A transaction that changes a survey request; `kisi` null: the customer or the clock. */
export type Soran = Pick<Islem, 'db' | 'simdi' | 'denetle' | 'yayinla'> & {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly kisi: KisiId | null;
};

interface Olan extends Omit<Change<typeof MEMNUNIYET_HAREKETLERI>, 'eylem' | 'eski'> {
  readonly musteriye?: true;
}
/** Writes a history line of a survey request and announces it. */
export async function yazildi(is: Soran, id: number, { tur, baslik, aciklama, musteriye, yeni }: Olan): Promise<void> {
  const satir = { id, tur, baslik: baslik ?? MEMNUNIYET_HAREKETLERI.turler[tur], aciklama, yeni };
  await hareketYaz(is, MEMNUNIYET_HAREKETLERI, { ...satir, gorunurluk: musteriye ? 'musteri' : 'ic' });
  is.yayinla({ tur: 'memnuniyet' });
}

/** Rates nobody: the clock, and the customer who answers. */
const KIMSE = 0;

/** Takes a locked survey request to another state and writes it down. */
export const durumDegistir = moving({
  surec: MEMNUNIYET_SURECI,
  tablo: 'memnuniyet',
  cagirani: (is: Soran) => ({ Id: is.kisi ?? KIMSE }),
  async yaz(is, satir, olan: Olan, n, nereye) {
    await yazildi(is, n.Id, { ...olan, yeni: { DurumAnahtar: nereye, ...olan.yeni } });
    return { Id: satir.id, Surum: satir.surum };
  },
});

const sirketi = async (is: Pick<Soran, 'db'>): Promise<string> => (await kurulumSatiri(is.db))?.sirket ?? 'Destek';

/** The sentence that tells a customer the topic. */
export function konuCumlesi(
  n: Pick<q.SorulanHal, 'GorusmeNo' | 'VersiyonNo' | 'egitim_id' | 'Proje' | 'olay_zamani'>,
): string {
  const gun = tarihYaz(istanbulGunu(n.olay_zamani));
  if (n.GorusmeNo !== null) return `${gun} günü kapanan ${n.GorusmeNo} numaralı ${n.Proje} görüşmeniz hakkında`;
  if (n.VersiyonNo !== null) return `${gun} günü yayınlanan ${n.Proje} ${n.VersiyonNo} versiyonu hakkında`;
  return n.egitim_id === null ? `${n.Proje} hakkında` : `${gun} günü aldığınız ${n.Proje} eğitimi hakkında`;
}

function davet(n: q.SorulanHal, adres: string, sirket: string): string {
  const ilk = n.sorular[0]!;
  const secenekler = secenekleri(ilk);
  return [
    `Sayın ${n.Musteri},`,
    '',
    gorunenUzunluk(n.giris) > 0 ? n.giris : 'Size nasıl hizmet verdiğimizi sizden öğrenmek isteriz.',
    `${konuCumlesi(n)} birkaç sorumuz var.`,
    '',
    ...(secenekler.length === 0 ? [] : [ilk.Soru, ...secenekler.map((s) => `  ${s.ad}: ${adres}?c=${s.deger}`), '']),
    `Ankete bu adresten ulaşırsınız: ${adres}`,
    `${tarihYaz(istanbulGunu(n.son_gecerlilik))} gününe kadar yanıtlayabilirsiniz.`,
    '',
    sirket,
  ].join('\n');
}

/** The address of a survey request with a newly made secret. */
const anketAdresi = ({ config }: Pick<Soran, 'config'>, kod: string): string =>
  `${config.publicUrl ?? ''}/anket/${kod}`;

/**
 * Makes a new secret of a survey request and sends it or hands it out. The old secret stops working.
 * @returns the address of the survey page
 */
export async function gonder(
  is: Soran,
  n: q.SorulanHal,
  kanal: Exclude<MemnuniyetKanali, 'telefon'>,
  eposta: string,
): Promise<string> {
  const kod = yeniKod();
  const adres = anketAdresi(is, kod);
  await is.db
    .updateTable('memnuniyet')
    .set((eb) => ({
      token_ozeti: kodOzeti(kod),
      kanal,
      eposta: kanal === 'eposta' ? eposta : '',
      gonderim_zamani: is.simdi,
      soruldu: n.soruldu ?? is.simdi,
      surum: eb('surum', '+', 1),
    }))
    .where('id', '=', n.Id)
    .execute();
  if (kanal === 'eposta')
    await postaYaz(is.db, {
      alici: eposta,
      konu: `${n.Proje}: görüşünüzü alabilir miyiz?`,
      metin: davet(n, adres, await sirketi(is)),
      simdi: is.simdi,
      otomatik: true,
    });
  const baslik = kanal === 'eposta' ? 'E-postayla gönderildi' : 'Bağlantısı verildi';
  await yazildi(is, n.Id, { tur: 'gonderildi', baslik, yeni: { Kanal: kanal } });
  return adres;
}

/** The worth of one answer; null: none. */
const soruPuani = (s: AnketSorusu, y: SoruYaniti): number | null =>
  anketPuani([{ ...s, KosulSoruId: null, Agirlik: 1 }], [y]);

/** An answer as rows: one for each choice, the first with the worth of the question. */
export function yanitSatirlari(id: number, s: AnketSorusu, y: SoruYaniti): Insertable<Database['memnuniyet_yanit']>[] {
  const bos = { memnuniyet_id: id, soru_id: s.Id, cevap_id: null, deger: null, metin: null, puan: null };
  const puan = soruPuani(s, y);
  if (y.CevapIdler.length > 0)
    return y.CevapIdler.map((cevap_id, i) => ({ ...bos, cevap_id, puan: i === 0 ? puan : null }));
  return [y.Deger === null ? { ...bos, metin: y.Metin } : { ...bos, deger: y.Deger, puan }];
}

/** Assigns a low score to a person for a follow-up, and notifies them at once. */
async function izlemeyeAl(is: Soran, n: q.SorulanHal, puan: number): Promise<void> {
  const sorumlu_id = await q.izleyecek(is.db, n);
  await is.db.insertInto('memnuniyet_izleme').values({ memnuniyet_id: n.Id, sorumlu_id, zaman: is.simdi }).execute();
  await yazildi(is, n.Id, { tur: 'izleme', yeni: { SorumluId: sorumlu_id } });
  if (sorumlu_id !== null)
    await bildir(is, DUSUK_PUAN, {
      kisiler: [sorumlu_id],
      baslik: `Düşük puan: ${n.No} ${n.Musteri}`,
      metin: `${konuCumlesi(n)} müşteri 100 üzerinden ${Math.round(puan)} puan verdi.`,
      yol: kayitYolu(SAYFA.memnuniyet[0], n.Id),
      hakkinda: n.PersonelId,
    });
}

/**
 * Keeps the answers to a locked, open survey request. The caller has checked that they fit the questions.
 * @param anketorId the surveyor on the telephone; null: the customer answered on the page
 */
export async function yanitla(is: Soran, n: q.SorulanHal, yanitlar: readonly SoruYaniti[], anketorId: number | null) {
  const sade = sadeYanitlar(n.sorular, yanitlar);
  const sorular = new Map(n.sorular.map((s) => [s.Id, s]));
  const puan = anketPuani(n.sorular, sade);
  const degisen = {
    soruldu: n.soruldu ?? is.simdi,
    bitis_zamani: is.simdi,
    puan,
    nps: npsDegeri(n.sorular, sade),
    csat: csatDegeri(n.sorular, sade),
    yorum: sade.flatMap((y) => (y.Metin === '' ? [] : [y.Metin.trim()])).join('\n\n'),
    yarim: null,
    ...(anketorId !== null && { anketor_id: anketorId, kanal: 'telefon' as const }),
  };
  const kayit = await durumDegistir(is, n, 'tamamlandi', degisen, { tur: 'tamamlandi', yeni: { Puan: puan } });
  const satirlar = sade.flatMap((y) => yanitSatirlari(n.Id, sorular.get(y.SoruId)!, y));
  if (satirlar.length > 0) await is.db.insertInto('memnuniyet_yanit').values(satirlar).execute();
  if (puan !== null && puan < n.esik) await izlemeyeAl(is, n, puan);
  return kayit;
}

/** Tells a customer by mail of the action after their answer. The customer's reply comes back to the ticket. */
export async function musteriyeYaz(is: Soran, n: q.SorulanHal, eposta: string, metin: string): Promise<void> {
  await postaYaz(is.db, {
    alici: eposta,
    konu: `${n.Proje}: görüşleriniz hakkında`,
    metin: [`Sayın ${n.Musteri},`, '', metin, '', n.Proje, await sirketi(is)].join('\n'),
    simdi: is.simdi,
    ...(n.gorusme_id !== null &&
      n.GorusmeNo !== null && { konusu: { nesne: 'gorusme', id: n.gorusme_id, no: n.GorusmeNo } }),
  });
}

/** The time to ask: a while after the event, in the hours of the desk. */
export function vakti(
  t: HizmetTakvimi,
  e: { readonly olay_zamani: Date | string; readonly bekleme_dk: number },
): number {
  const an = new Date(e.olay_zamani).getTime() + e.bekleme_dk * DAKIKA_MS;
  return hizmetSonu(t, an, 0) ?? an;
}

/** Makes survey requests about a version that comes out now, if a survey about versions is set for it. */
export async function surumuSor(
  is: Soran,
  { versiyonId, projeId }: { readonly versiyonId: number; readonly projeId: number },
  musteriler: readonly number[],
): Promise<void> {
  const a = await g.surumAnketi(is.db, projeId);
  if (a === undefined) return;
  const t = await takvim(is.db, istanbulGunu(is.simdi));
  const vakit = vakti(t, { olay_zamani: is.simdi, bekleme_dk: a.bekleme_dk });
  const adaylar = musteriler.filter((id) => orneklemde(id + versiyonId * ORNEKLEM_ADIMI, a.orneklem_yuzde));
  for (const musteri_id of await g.sorulabilenler(is.db, a.anket_id, adaylar, is.simdi)) {
    const kanal = sorulacakKanal(await g.ulasimKilitle(is.db, musteri_id), is.config.publicUrl !== null);
    if (kanal === null) continue;
    const { id } = await is.db
      .insertInto('memnuniyet')
      .values({
        anket_id: a.anket_id,
        surum_no: a.surum_no,
        musteri_id,
        proje_id: projeId,
        versiyon_id: versiyonId,
        olay_zamani: is.simdi,
        kanal,
        vakit: new Date(vakit),
        son_gecerlilik: new Date(vakit + a.gecerlilik_gun * GUN_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await yazildi(is, id, { tur: 'istendi', yeni: { Kanal: kanal } });
  }
}
