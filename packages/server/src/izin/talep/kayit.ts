import type { Istek, Yanit } from '@masabasi/core/platform/call/endpoint';
import { cakisma, type TatilAyari, gunSayisiYaz, takvimAyari } from '@masabasi/core/izin/izin/rules';
import { METIN as MOLA_METNI, sebepDuzenle, sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { GERI_ALMA_DK, geriAlinmaz } from '@masabasi/core/platform/undo/geriAlma';
import type { IzinTalepSatiri, talep as sozlesme } from '@masabasi/core/izin/talep/contract';
import { bekler, izninizYaz, type TalepCagirani, TALEP_SURECI } from '@masabasi/core/izin/talep/rules';
import { gunAraligiYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { kendiYarimi } from '@masabasi/core/izin/izin/yarimGun';
import { yasalDeger } from '@masabasi/core/izin/hakedis/yasal';
import { kendiEngeli, YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { bildir, geriCek, halledildi, yenidenSor } from '../../platform/bildirim/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { yasalDegerler } from '../hakedis/api.ts';
import { type Ben, type KisiId, kapsamdakiKisi, vekaletenMi, yetkiVar } from '../../platform/http/access.ts';
import { type Context, red, type Act } from '../../platform/http/context.ts';
import { found } from '../../platform/http/errors.ts';
import { izinAraligi, izniGeriAl, izniKaldir, izniKaydet } from '../izin/api.ts';
import * as izinler from '../izin/api.ts';
import { kisiyiKilitle } from '../../mesai/mesai/api.ts';
import { gecir } from '../../platform/process/surec.ts';
import { IZIN_ISTEGI, IZIN_KARARI } from './bildirim.ts';
import * as q from './queries.ts';

/** State changes of a leave request: the deciders, the texts, and the writes of both approvals. */

export type HamTalep = Awaited<ReturnType<typeof q.kendiTalepleri>>[number];

/** Table and state column of requests. */
export const YER = { tablo: 'izin_talep', surumlu: false } as const;

/** Page of requests that wait for a decision. */
export const TALEPLER = `${SAYFA.izin[0]}?sekme=istekler`;

type Sureli = Pick<IzinTalepSatiri, 'KullanilanGun' | 'KullanilanSaat'>;
const sureYaz = (r: Sureli): string =>
  r.KullanilanGun > 0 ? `${gunSayisiYaz(r.KullanilanGun)} gün` : `${gunSayisiYaz(r.KullanilanSaat)} saat`;
type Zamanli = Parameters<typeof izinAraligi>[0] & Sureli;
/** Dates and length of a leave for a mail. Nothing else may be in it, because a mail leaves the company. */
export const zamanMetni = (r: Zamanli): string => `${izinAraligi(r)} (${sureYaz(r)})`;

const kisininTakvimi = async (db: Db, kisiId: KisiId) =>
  takvimAyari((await izinler.izinKarti(db, kisiId)).Tatil_Gunleri);

/** A requested half day stays a half day when it is granted, by any weekly rest. */
async function yarimSaatleri(db: Db, istek: HamTalep, ayar: TatilAyari) {
  const HaftalikSaat = yasalDeger(await yasalDegerler(db), 'haftalikSaat', istek.Baslangic);
  return kendiYarimi(istek, { Tatil_Gunleri: takvimAyari(istek.Tatil_Gunleri), HaftalikSaat }, ayar) ?? istek;
}

export const cagirani = (ben: Ben): TalepCagirani => ({
  Id: ben.Id,
  ayricalikli: ben.ayricalikli,
  ikinciOnaylar: yetkiVar(ben, YETKI.ikinciOnay),
});

/** The person's own leave as they are addressed. A kind that the board hides is not named here, either. */
async function kendiIzni(db: Db, { Tur, izinTur }: HamTalep): Promise<string> {
  return izninizYaz((await izinler.gizliTurler(db)).has(Tur) ? null : izinTur);
}

/** First of two approvals: the balance does not change yet, and the second deciders are notified. */
async function ilkOnay(
  ctx: Act,
  istek: HamTalep,
  kisiId: KisiId,
  ayar: TatilAyari | null,
): Promise<{ durum: true; msg: string }> {
  const { db, simdi, ben } = ctx;
  const { DepartmanId } = await kisiyiKilitle(db, kisiId);
  const vekaleten = vekaletenMi(ben, DepartmanId, YETKI.izinYonet);
  await gecir(db, TALEP_SURECI, {
    ...YER,
    id: istek.Id,
    kayit: istek,
    nereye: 'İkinci Onayda',
    cagiran: cagirani(ben),
    degisen: {
      ilk_onaylayan_id: ben.Id,
      ilk_onay_zamani: simdi,
      tatil_gunleri: ayar ?? (await kisininTakvimi(db, kisiId)),
    },
    yaz: () =>
      ctx.denetle({
        eylem: 'izinTalepKarar',
        nesne: 'izin_talep',
        nesneId: istek.Id,
        yeni: { Onay: 1, Durum: 'İkinci Onayda', ...(vekaleten && { Vekaleten: 1 }) },
      }),
  });
  const [isteyen, veren] = [await q.kisi(db, kisiId), await q.kisi(db, ben.Id)];
  const zaman = zamanMetni(istek);
  await halledildi(ctx, IZIN_ISTEGI, { kayit: istek.Id });
  await bildir(ctx, IZIN_ISTEGI, {
    kisiler: await q.ikinciOnaylayanlar(db, [kisiId, ben.Id], istanbulGunu(simdi)),
    baslik: `İkinci onay: ${isteyen.Ad}`,
    metin: `${isteyen.Ad} izin istiyor: ${zaman}.\nİlk onay: ${veren.Ad}.`,
    yol: TALEPLER,
    hakkinda: kisiId,
    kayit: istek.Id,
  });
  await bildir(ctx, IZIN_KARARI, {
    kisiler: [kisiId],
    baslik: `${await kendiIzni(db, istek)} ikinci onayda, ${gunAraligiYaz(istek.Baslangic, istek.Bitis)}`,
    metin: `İlk onayı ${veren.Ad} verdi.`,
    posta: {
      baslik: `${isteyen.Ad} - izin isteği ikinci onayda`,
      metin: `${isteyen.Ad}: ${zaman}.\nİlk onayı verildi (${veren.Ad}); ikinci onay bekleniyor.`,
    },
    hakkinda: kisiId,
  });
  ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId });
  return { durum: true, msg: 'İlk onay verildi; istek ikinci onaya gönderildi.' };
}

/** Decides on a request: refuses it, gives the first of two approvals, or writes the leave. */
export async function kararVer(
  ctx: Context<typeof sozlesme.izinTalepKarar.access>,
  { Id, Onay, Aciklama, bakiyeOnayi, Tatil_Gunleri }: Istek<typeof sozlesme.izinTalepKarar>,
): Promise<Yanit<typeof sozlesme.izinTalepKarar>> {
  const { db, simdi, ben } = ctx;
  if (Onay === 0 && sebepHatasi(Aciklama)) return red(MOLA_METNI.enAz10);
  const cagiran = cagirani(ben);
  const istek = found(await q.talepKilitle(db, ctx.kapsam, cagiran.ikinciOnaylar, Id), 'İzin isteği');
  const ikinci = istek.Durum === 'İkinci Onayda';
  const nereye = Onay === 0 ? 'Reddedildi' : istek.ikiOnayli && !ikinci ? 'İkinci Onayda' : 'Onaylandı';
  const kendisinin = ikinci && istek.UserId === ben.Id ? YETKI_METNI.kendi : kendiEngeli(ben, istek.UserId);
  const engel = kendisinin ?? gecisEngeli(TALEP_SURECI, istek, nereye, cagiran);
  if (engel !== null) return red(engel);
  // A second approval covers all departments, so its giver need not head the person.
  const kisiId = await kapsamdakiKisi(db, ikinci ? { hepsi: true } : ctx.kapsam, istek.UserId);
  if (nereye === 'İkinci Onayda') return ilkOnay(ctx, istek, kisiId, Tatil_Gunleri ?? null);
  if (Onay === 1 && istek.IzinId !== null) await izniKaldir(ctx, kisiId, istek.IzinId);
  if (Onay === 1 && istek.IzinId === null) {
    // The choice of the first decider applies, unless the second one chooses again.
    const ayar = Tatil_Gunleri ?? (ikinci ? takvimAyari(istek.Tatil_Gunleri) : await kisininTakvimi(db, kisiId));
    const saatler = await yarimSaatleri(db, istek, ayar);
    const g = {
      Id: 0,
      UserId: kisiId,
      Tur: istek.Tur,
      Baslangic: istek.Baslangic,
      Bitis: istek.Bitis,
      Izin_Baslama_Saati: saatler.Izin_Baslama_Saati,
      Izin_Bitis_Saati: saatler.Izin_Bitis_Saati,
      Tatil_Gunleri: ikinci ? ayar : Tatil_Gunleri,
      Aciklama: istek.Aciklama,
    };
    const sonuc = await izniKaydet(ctx, kisiId, g, bakiyeOnayi === 1);
    if (!sonuc.durum) return sonuc.bakiye === undefined ? red(sonuc.msg) : { ...red(sonuc.msg), bakiye: sonuc.bakiye };
  }
  const sebep = sebepDuzenle(Aciklama);
  const { DepartmanId } = await kisiyiKilitle(db, kisiId);
  const vekaleten = !ikinci && vekaletenMi(ben, DepartmanId, YETKI.izinYonet);
  await gecir(db, TALEP_SURECI, {
    ...YER,
    id: Id,
    kayit: istek,
    nereye,
    cagiran,
    degisen: { karar_veren_id: ben.Id, karar_zamani: simdi, karar_aciklama: sebep, vekaleten },
    yaz: () =>
      ctx.denetle({
        eylem: 'izinTalepKarar',
        nesne: 'izin_talep',
        nesneId: Id,
        yeni: { Onay, ...(vekaleten && { Vekaleten: 1 }) },
      }),
  });
  const [isteyen, veren] = [await q.kisi(db, kisiId), await q.kisi(db, ben.Id)];
  const ne = istek.IzinId === null ? 'izin isteği' : 'izin iptali isteği';
  const sonuc = Onay === 1 ? 'onaylandı' : 'reddedildi';
  const sonucMetni = `${ne} ${sonuc}`;
  const metin = `${isteyen.Ad}: ${zamanMetni(istek)}.\nKarar: ${sonucMetni} (${veren.Ad}${vekaleten ? ', vekâleten' : ''}).`;
  await halledildi(ctx, IZIN_ISTEGI, { kayit: Id });
  if (!(await q.karariBekler(db, kisiId))) await halledildi(ctx, IZIN_ISTEGI, { hakkinda: kisiId });
  // Nobody is notified of their own act.
  await bildir(ctx, IZIN_KARARI, {
    kisiler: [kisiId].filter((k) => k !== ben.Id),
    baslik: `${await kendiIzni(db, istek)}${istek.IzinId === null ? '' : ' için iptal isteği'} ${sonuc}, ${gunAraligiYaz(istek.Baslangic, istek.Bitis)}`,
    metin: `Kararı ${veren.Ad} verdi${vekaleten ? ' (vekâleten)' : ''}.`,
    posta: { baslik: `${isteyen.Ad} - ${sonucMetni}`, metin },
    hakkinda: kisiId,
  });
  ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId });
  return { durum: true, msg: Onay === 1 ? 'İstek onaylandı.' : 'İstek reddedildi.' };
}

const GERI_ALMA_SOZU = {
  baskasi: 'Bunu yalnız kararı veren kişi geri alabilir.',
  gec: `Karar, ${GERI_ALMA_DK} dakika içinde geri alınır.`,
};

/** True when the requester asked again after the decision, so the old request would ask a second time. */
async function yenidenIstendi(db: Db, istek: HamTalep, kisiId: KisiId): Promise<boolean> {
  if (istek.IzinId !== null) return q.iptalBekliyor(db, istek.IzinId);
  return (await q.bekleyenler(db, kisiId)).some((r) => cakisma(istek, r));
}

/** Takes the caller's own decision back: what it wrote is undone, and the request asks again. */
export async function karariGeriAl(
  ctx: Context<typeof sozlesme.izinTalepKararGeriAl.access>,
  { Id }: Istek<typeof sozlesme.izinTalepKararGeriAl>,
): Promise<Yanit<typeof sozlesme.izinTalepKararGeriAl>> {
  const { db, simdi, ben } = ctx;
  const istek = found(await q.talepKilitle(db, ctx.kapsam, false, Id), 'İzin isteği');
  if (bekler(istek.Durum)) return red('Bu istek zaten karar bekliyor.');
  const karar = await q.sonKarar(db, Id, simdi);
  const kayit = { ...istek, KararVerenId: karar.KisiId };
  const cagiran = cagirani(ben);
  const engel =
    kendiEngeli(ben, istek.UserId) ??
    geriAlinmaz(karar, ben.Id, GERI_ALMA_SOZU) ??
    gecisEngeli(TALEP_SURECI, kayit, 'Bekliyor', cagiran);
  if (engel !== null) return red(engel);
  const kisiId = await kapsamdakiKisi(db, ctx.kapsam, istek.UserId);
  const { DepartmanId } = await kisiyiKilitle(db, kisiId);
  if (await yenidenIstendi(db, istek, kisiId)) return red('Bu günler için yeni bir istek var; karar geri alınmadı.');
  if (istek.Durum === 'Onaylandı' && istek.IzinId !== null) {
    const silinmis = await izniGeriAl(ctx, kisiId, istek.IzinId);
    if (silinmis !== null) return red(silinmis);
  }
  if (istek.Durum === 'Onaylandı' && istek.IzinId === null) {
    const verilen = await q.verilenIzin(db, Id);
    if (verilen === null) return red('İzin bu arada değişti; karar geri alınmadı.');
    await izniKaldir(ctx, kisiId, verilen);
  }
  await gecir(db, TALEP_SURECI, {
    ...YER,
    id: Id,
    kayit,
    nereye: 'Bekliyor',
    cagiran,
    degisen: { karar_veren_id: null, karar_zamani: null, karar_aciklama: null, vekaleten: false },
    yaz: () =>
      ctx.denetle({
        eylem: 'izinTalepKararGeriAl',
        nesne: 'izin_talep',
        nesneId: Id,
        eski: { Durum: istek.Durum },
        yeni: { Durum: 'Bekliyor' },
      }),
  });
  const zaman = new Date(karar.Zaman!);
  await yenidenSor(ctx, IZIN_ISTEGI, { kayit: Id, zaman });
  await geriCek(ctx, IZIN_KARARI, { hakkinda: kisiId, zaman });
  const { Ad } = await q.kisi(db, ben.Id);
  const baslik = `${await kendiIzni(db, istek)} yeniden karar bekliyor, ${gunAraligiYaz(istek.Baslangic, istek.Bitis)}`;
  await bildir(ctx, IZIN_KARARI, {
    kisiler: [kisiId].filter((k) => k !== ben.Id),
    baslik,
    metin: `Önceki kararı ${Ad} geri aldı.`,
    posta: {
      baslik: 'İzin isteği yeniden karar bekliyor',
      metin: `${zamanMetni(istek)}.\nÖnceki karar geri alındı (${Ad}).`,
    },
    hakkinda: kisiId,
  });
  ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId });
  return { durum: true };
}
