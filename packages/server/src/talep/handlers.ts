import { randomBytes } from 'node:crypto';
import { bakiyeUyarisi } from '@masabasi/core/hakedis/rules';
import {
  METIN,
  type SureGirdisi,
  type TatilAyari,
  belgeUyarisi,
  cakisma,
  gunSayisiYaz,
  hesapMetni,
  istihdamEngeli,
  izinSuresi,
  sapmaMetni,
  takvimAyari,
} from '@masabasi/core/izin/rules';
import { isteklerdenSonra } from '@masabasi/core/izinDefteri';
import { METIN as MOLA_METNI, sebepDuzenle, sebepHatasi } from '@masabasi/core/mola/rules';
import { SAYFA } from '@masabasi/core/sayfa';
import { gecisEngeli } from '@masabasi/core/surec';
import type { IzinTalepSatiri, talep as talepContract } from '@masabasi/core/talep/contract';
import { bekler, type TalepCagirani, TALEP_SURECI } from '@masabasi/core/talep/rules';
import type { PersonelIzin } from '@masabasi/core/izin/contract';
import { gunEkle, istanbulGunu } from '@masabasi/core/tarih';
import { kendiYarimi } from '@masabasi/core/yarimGun';
import { yasalDeger } from '@masabasi/core/yasal';
import { kendiEngeli, YETKI } from '@masabasi/core/yetki/rules';
import { sql } from 'kysely';
import { bildir } from '../bildirim/kayit.ts';
import type { Db } from '../db/connect.ts';
import { kararVericiler } from '../departman/queries.ts';
import { kisiOzeti, ozetler, yasalDegerler } from '../hakedis/queries.ts';
import {
  type Ben,
  type Kapsam,
  type KisiId,
  daralt,
  kapsamdakiKisi,
  sorumlulukKapsami,
  tokenOzeti,
  vekaletenMi,
  yetkiVar,
} from '../http/access.ts';
import { type Handlers, type Temel, red } from '../http/context.ts';
import { kayitYok } from '../http/errors.ts';
import {
  cakisanIzin,
  cakismaMetni,
  girdiEngeli,
  icerikDenetimi,
  izinAraligi,
  izinIcerigi,
  izniHesapla,
  izniKaldir,
  izniKaydet,
} from '../izin/kayit.ts';
import * as izinler from '../izin/queries.ts';
import { kisiyiKilitle } from '../mesai/queries.ts';
import { oturumuTut } from '../http/sessions.ts';
import { gecir } from '../surec.ts';
import { IZIN_ISTEGI, IZIN_KARARI } from './bildirim.ts';
import * as q from './queries.ts';

/** Who decides where no head does. */
const KARAR_YETKILERI = [YETKI.ayricalikli, YETKI.izinYonet];

const YER = { tablo: 'izin_talep', sutun: 'durum', surumlu: false } as const;

type HamTalep = Awaited<ReturnType<typeof q.kendiTalepleri>>[number];
const enSon = (a: string, b: string): string => (a > b ? a : b);

/**
 * Requests with what is left of the annual leave once all that waits is granted, and how the days of each are counted: by
 * the person's own calendar, beside how they were when they were asked for.
 */
async function kalanlariyla(
  ctx: Pick<Temel, 'db' | 'simdi'>,
  satirlar: readonly HamTalep[],
): Promise<IzinTalepSatiri[]> {
  const bekleyenler = satirlar.filter((r) => bekler(r.Durum));
  const kisiler = [...new Set(bekleyenler.map((r) => r.UserId))];
  if (kisiler.length === 0) return satirlar.map((r) => satirYaz(r, null, null));
  const [hepsi, turler, tatiller] = await Promise.all([
    ozetler(ctx.db, sql`k.id = any(${kisiler})`, istanbulGunu(ctx.simdi)),
    izinler.izinTurleri(ctx.db),
    izinler.tatiller(ctx.db),
  ]);
  const ozet = new Map(hepsi.map((o) => [o.ozet.Id, o.ozet]));
  const takvimGunu = new Set(turler.filter((t) => t.TakvimGunu).map((t) => t.Id));
  return satirlar.map((r) => {
    const kisinin = bekler(r.Durum) ? ozet.get(r.UserId) : undefined;
    if (!kisinin) return satirYaz(r, null, null);
    const girdi = { ...r, Tur: r.turId, takvimGunu: takvimGunu.has(r.turId), tatiller };
    return satirYaz(r, kisinin, r.IzinId === null ? girdi : null);
  });
}

function satirYaz(ham: HamTalep, kisinin: PersonelIzin | null, girdi: SureGirdisi | null): IzinTalepSatiri {
  const { yillik, turId: _tur, ...r } = ham;
  const Tatil_Gunleri = kisinin?.Tatil_Gunleri ?? takvimAyari(r.Tatil_Gunleri);
  return {
    ...r,
    Tatil_Gunleri,
    kalanSonra: yillik && kisinin && kisinin.IseGiris !== null ? isteklerdenSonra(kisinin) : null,
    Hesap: girdi && hesapMetni(izinSuresi({ ...girdi, Tatil_Gunleri })),
    Sapma: girdi && sapmaMetni(girdi, Tatil_Gunleri),
  };
}

/** Where requests wait for a decision. */
const TALEPLER = `${SAYFA.izin[0]}?sekme=istekler`;

type Sureli = Pick<IzinTalepSatiri, 'KullanilanGun' | 'KullanilanSaat'>;
const sureYaz = (r: Sureli): string =>
  r.KullanilanGun > 0 ? `${gunSayisiYaz(r.KullanilanGun)} gün` : `${gunSayisiYaz(r.KullanilanSaat)} saat`;
type Zamanli = Parameters<typeof izinAraligi>[0] & Sureli;
/** All that a mail says of a leave: it lies in the outbox and leaves the house. */
const zamanMetni = (r: Zamanli): string => `${izinAraligi(r)} (${sureYaz(r)})`;
const talepMetni = (r: Zamanli & { izinTur: string }): string => `${r.izinTur}, ${zamanMetni(r)}`;

const kisininTakvimi = async (db: Db, kisiId: KisiId) =>
  takvimAyari((await izinler.izinKarti(db, kisiId)).Tatil_Gunleri);

/** Half a day that was asked for is half a day when it is granted, by whatever weekly rest. */
async function yarimSaatleri(db: Db, istek: HamTalep, ayar: TatilAyari) {
  const HaftalikSaat = yasalDeger(await yasalDegerler(db), 'haftalikSaat', istek.Baslangic);
  return kendiYarimi(istek, { Tatil_Gunleri: takvimAyari(istek.Tatil_Gunleri), HaftalikSaat }, ayar) ?? istek;
}

const cagirani = (ben: Ben): TalepCagirani => ({
  Id: ben.Id,
  ayricalikli: ben.ayricalikli,
  ikinciOnaylar: yetkiVar(ben, YETKI.ikinciOnay),
});

/** The first of two approvals: nothing of the balance moves yet, and whoever gives the second is told. */
async function ilkOnay(
  ctx: Temel & { readonly ben: Ben },
  istek: HamTalep,
  kisiId: KisiId,
  ayar: TatilAyari | null,
): Promise<{ durum: true; msg: string }> {
  const { db, simdi, ben } = ctx;
  const { DepartmanId } = await kisiyiKilitle(db, kisiId);
  const vekaleten = vekaletenMi(ben, DepartmanId, YETKI.izinYonet);
  await gecir(db, TALEP_SURECI, YER, {
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
  await bildir(ctx, IZIN_ISTEGI, {
    kisiler: await q.ikinciOnaylayanlar(db, [kisiId, ben.Id]),
    baslik: `İkinci onay: ${isteyen.Ad}`,
    metin: `${isteyen.Ad} izin istiyor: ${zaman}.\nİlk onay: ${veren.Ad}.`,
    yol: TALEPLER,
    hakkinda: kisiId,
  });
  await bildir(ctx, IZIN_KARARI, {
    kisiler: [kisiId],
    baslik: `${isteyen.Ad} - izin isteği ikinci onayda`,
    metin: `${isteyen.Ad}: ${zaman}.\nİlk onayı verildi (${veren.Ad}); ikinci onay bekleniyor.`,
    hakkinda: kisiId,
  });
  ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId });
  return { durum: true, msg: 'İlk onay verildi; istek ikinci onaya gönderildi.' };
}

export const talep: Handlers<typeof talepContract> = {
  async izinTalepEt(ctx, istek) {
    const { db, simdi, ben } = ctx;
    const kart = await izinler.izinKarti(db, ben.Id);
    const g = { ...istek, Id: 0, UserId: ben.Id, Tatil_Gunleri: takvimAyari(kart.Tatil_Gunleri) };
    const { tur, sure } = await izniHesapla(db, g);
    const engel = girdiEngeli(g, { tur, sure });
    if (engel !== null || !tur || !sure) return red(engel ?? METIN.kayitEdilmedi);
    const disarida = istihdamEngeli(sure, kart);
    if (disarida !== null) return red(disarida);
    const { DepartmanId } = await kisiyiKilitle(db, ben.Id);
    const yeni = izinIcerigi(ben.Id, g, tur.Id, sure);
    const cakisan = cakisanIzin(yeni, await izinler.yakindakiler(db, [ben.Id], sure.Baslangic, sure.Bitis));
    if (cakisan) return red(`İzin isteğiniz alınamadı: ${cakismaMetni(cakisan)}.`);
    const bekleyen = (await q.bekleyenler(db, ben.Id)).find(
      (r) => cakisma(sure, r) || (r.Tur === tur.Id && izinAraligi(r) === izinAraligi(sure)),
    );
    if (bekleyen) return red(`Bu tarihler için bekleyen bir isteğiniz var: ${talepMetni(bekleyen)}.`);

    const uyarilar = tur.BelgeGerekir && yeni.aciklama === '' ? [belgeUyarisi(tur.Ad)] : [];
    if (tur.Yillik) {
      const { ozet, karsilik } = await kisiOzeti(
        db,
        ben.Id,
        istanbulGunu(simdi),
        enSon(istanbulGunu(simdi), sure.Baslangic),
      );
      const uyari =
        ozet.IseGiris === null
          ? null
          : bakiyeUyarisi(isteklerdenSonra(ozet), karsilik({ ...sure, Tatil_Gunleri: g.Tatil_Gunleri }));
      if (uyari !== null) uyarilar.push(uyari);
    }
    const Id = await q.talepEkle(db, yeni, null, simdi);
    await ctx.denetle({ eylem: 'izinTalepEt', nesne: 'izin_talep', nesneId: Id, yeni: icerikDenetimi(yeni) });
    const { Ad } = await q.kisi(db, ben.Id);
    await bildir(ctx, IZIN_ISTEGI, {
      kisiler: await kararVericiler(db, ben.Id, KARAR_YETKILERI, istanbulGunu(simdi)),
      baslik: `İzin isteği: ${Ad}`,
      metin: `${Ad} izin istiyor: ${zamanMetni(sure)}.`,
      yol: TALEPLER,
      hakkinda: ben.Id,
    });
    ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId: ben.Id });
    return { durum: true, Id, uyarilar };
  },

  async izinIptalIste(ctx, { IzinId, Aciklama }) {
    const { db, simdi, ben } = ctx;
    const sahip = await izinler.izinSahibi(db, IzinId);
    if (sahip?.kisi_id !== ben.Id) throw kayitYok('İzin');
    const { DepartmanId } = await kisiyiKilitle(db, ben.Id);
    const [satir] = await izinler.izinler(db, [IzinId]);
    if (!satir) return red(METIN.kayitYok);
    if (satir.Baslangic <= istanbulGunu(simdi))
      return red('Başlamış bir iznin iptali istenemez; sorumlunuza başvurunuz.');
    if (await q.iptalBekliyor(db, IzinId)) return red('Bu izin için bekleyen bir iptal isteğiniz var.');
    const yeni = {
      kisi_id: ben.Id,
      tur_id: satir.Tur,
      baslangic: satir.Baslangic,
      bitis: satir.Bitis,
      baslama_saati: satir.Izin_Baslama_Saati,
      bitis_saati: satir.Izin_Bitis_Saati,
      tatil_gunleri: satir.Tatil_Gunleri,
      resmi_gun_sayisi: satir.Resmi_Gun_Sayisi,
      kullanilan_gun: satir.KullanilanGun,
      kullanilan_saat: satir.KullanilanSaat,
      hesaplanan_gun: satir.KullanilanGun,
      hesaplanan_saat: satir.KullanilanSaat,
      aciklama: Aciklama.trim(),
    };
    const Id = await q.talepEkle(db, yeni, IzinId, simdi);
    await ctx.denetle({ eylem: 'izinIptalIste', nesne: 'izin_talep', nesneId: Id, yeni: { IzinId } });
    const { Ad } = await q.kisi(db, ben.Id);
    await bildir(ctx, IZIN_ISTEGI, {
      kisiler: await kararVericiler(db, ben.Id, KARAR_YETKILERI, istanbulGunu(simdi)),
      baslik: `İzin iptali isteği: ${Ad}`,
      metin: `${Ad} iznini iptal etmek istiyor: ${zamanMetni(satir)}.`,
      yol: TALEPLER,
      hakkinda: ben.Id,
    });
    ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId: ben.Id });
    return { durum: true, Id };
  },

  async izinTalepVazgec(ctx, { Id }) {
    const { db, simdi, ben } = ctx;
    const kayit = await q.kendiTalebi(db, ben.Id, Id);
    if (kayit === undefined || !bekler(kayit.Durum)) throw kayitYok('Bekleyen izin isteği');
    await gecir(db, TALEP_SURECI, YER, {
      id: Id,
      kayit,
      nereye: 'Vazgeçildi',
      cagiran: cagirani(ben),
      degisen: { karar_zamani: simdi },
      yaz: () => ctx.denetle({ eylem: 'izinTalepVazgec', nesne: 'izin_talep', nesneId: Id }),
    });
    ctx.yayinla({ tur: 'izin', departmanId: ben.departmanId, kisiId: ben.Id });
    return { durum: true };
  },

  async izinTaleplerim(ctx) {
    return { durum: true, talepler: await kalanlariyla(ctx, await q.kendiTalepleri(ctx.db, ctx.ben.Id)) };
  },

  async izinTalepList(ctx, { Durum }) {
    return {
      durum: true,
      talepler: await kalanlariyla(
        ctx,
        await q.kapsamTalepleri(
          ctx.db,
          ctx.ben.Id,
          ctx.kapsam,
          sorumlulukKapsami(ctx.ben),
          cagirani(ctx.ben).ikinciOnaylar,
          Durum,
        ),
      ),
    };
  },

  async izinTalepKarar(ctx, { Id, Onay, Aciklama, bakiyeOnayi, Tatil_Gunleri }) {
    const { db, simdi, ben } = ctx;
    if (Onay === 0 && sebepHatasi(Aciklama)) return red(MOLA_METNI.enAz10);
    const cagiran = cagirani(ben);
    const istek = await q.talepKilitle(db, ctx.kapsam, cagiran.ikinciOnaylar, Id);
    if (!istek) throw kayitYok('İzin isteği');
    const ikinci = istek.Durum === 'İkinci Onayda';
    const nereye = Onay === 0 ? 'Reddedildi' : istek.ikiOnayli && !ikinci ? 'İkinci Onayda' : 'Onaylandı';
    const engel = kendiEngeli(ben, istek.UserId) ?? gecisEngeli(TALEP_SURECI, istek, nereye, cagiran);
    if (engel !== null) return red(engel);
    // A second approval is for everybody; whoever gives one need not head the person.
    const kisiId = await kapsamdakiKisi(db, ikinci ? { hepsi: true } : ctx.kapsam, istek.UserId);
    if (nereye === 'İkinci Onayda') return ilkOnay(ctx, istek, kisiId, Tatil_Gunleri ?? null);
    if (Onay === 1 && istek.IzinId !== null) await izniKaldir(ctx, kisiId, istek.IzinId);
    if (Onay === 1 && istek.IzinId === null) {
      // What whoever approved first has chosen holds, unless it is chosen anew.
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
      if (!sonuc.durum)
        return sonuc.bakiye === undefined ? red(sonuc.msg) : { ...red(sonuc.msg), bakiye: sonuc.bakiye };
    }
    const sebep = sebepDuzenle(Aciklama);
    const { DepartmanId } = await kisiyiKilitle(db, kisiId);
    const vekaleten = !ikinci && vekaletenMi(ben, DepartmanId, YETKI.izinYonet);
    await gecir(db, TALEP_SURECI, YER, {
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
    const sonucMetni = `${ne} ${Onay === 1 ? 'onaylandı' : 'reddedildi'}`;
    const metin = `${isteyen.Ad}: ${zamanMetni(istek)}.\nKarar: ${sonucMetni} (${veren.Ad}${vekaleten ? ', vekâleten' : ''}).`;
    await bildir(ctx, IZIN_KARARI, {
      kisiler: [kisiId, ben.Id],
      baslik: `${isteyen.Ad} - ${sonucMetni}`,
      metin,
      hakkinda: kisiId,
    });
    ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId });
    return { durum: true, msg: Onay === 1 ? 'İstek onaylandı.' : 'İstek reddedildi.' };
  },

  async izinOnayKurali({ db }) {
    return { durum: true, IkinciOnayGun: await q.onayKurali(db) };
  },

  async izinOnayKuraliKaydet(ctx, { IkinciOnayGun }) {
    const eski = await q.onayKurali(ctx.db);
    await q.onayKuraliYaz(ctx.db, IkinciOnayGun);
    await ctx.denetle({
      eylem: 'izinOnayKuraliKaydet',
      nesne: 'izin_talep',
      eski: { IkinciOnayGun: eski },
      yeni: { IkinciOnayGun },
    });
    return { durum: true };
  },

  async izinTakvimi({ db, ben }, { ay, departmanId }) {
    const sorumlu = sorumlulukKapsami(ben, YETKI.izinYonet);
    const departmanlar = [...new Set([...ben.sorumluOldugu, ben.departmanId])];
    const hepsi: Kapsam = sorumlu.hepsi ? sorumlu : { hepsi: false, departmanlar };
    const gorunen = daralt(hepsi, departmanId === undefined ? [] : [departmanId]);
    const ilk = `${ay}-01`;
    const son = gunEkle(`${gunEkle(ilk, 31).slice(0, 7)}-01`, -1);
    const tatiller = await izinler.tatiller(db, ilk, son);
    return {
      durum: true,
      kisiler: await q.takvimKisileri(db, gorunen),
      izinler: await q.takvim(db, ben.Id, gorunen, sorumlu, sorumlulukKapsami(ben), ilk, son),
      tatiller: tatiller.map((t) => ({ ...t, GunSayi: gunSayisiYaz(t.GunSayi) })),
    };
  },

  async takvimBaglantisiVar({ db, ben }) {
    return { durum: true, var: await q.baglantiVar(db, ben.Id) };
  },

  async takvimBaglantisi(ctx, { islem }) {
    const { db, simdi, ben } = ctx;
    if (islem === 'goster') return { durum: true, var: await q.baglantiVar(db, ben.Id), url: null };
    await oturumuTut(db, ben);
    await ctx.denetle({ eylem: 'takvimBaglantisi', nesne: 'kisi', nesneId: ben.Id, yeni: { islem } });
    if (islem === 'kaldir') {
      await q.baglantiKaldir(db, ben.Id);
      return { durum: true, var: false, url: null };
    }
    const anahtar = randomBytes(32).toString('base64url');
    await q.baglantiYaz(db, ben.Id, tokenOzeti(anahtar), simdi);
    return { durum: true, var: true, url: `${ctx.config.publicUrl ?? ''}/api/takvim/${anahtar}.ics` };
  },
};
