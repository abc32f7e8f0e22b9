import { randomBytes } from 'node:crypto';
import { bakiyeUyarisi } from '@masabasi/core/izin/hakedis/rules';
import {
  type IzinSuresi,
  METIN,
  type SureGirdisi,
  belgeUyarisi,
  cakisma,
  hesapMetni,
  istihdamEngeli,
  izinSuresi,
  sapmaMetni,
  takvimAyari,
} from '@masabasi/core/izin/izin/rules';
import { isteklerdenSonra } from '@masabasi/core/izin/izin/izinDefteri';
import type { IzinTalepSatiri, talep as talepContract } from '@masabasi/core/izin/talep/contract';
import { bekler, TALEP_SURECI } from '@masabasi/core/izin/talep/rules';
import type { PersonelIzin } from '@masabasi/core/izin/izin/contract';
import { gunEkle, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { bildir, halledildi } from '../../platform/bildirim/api.ts';
import { kararVericiler } from '../../kisi/departman/api.ts';
import { kisiOzeti, ozetler } from '../hakedis/api.ts';
import { type Ben, type Kapsam, daralt, sorumlulukKapsami, tokenOzeti } from '../../platform/http/access.ts';
import { type Handlers, type Temel, red } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import {
  type IzinGirdisi,
  type IzinIcerigi,
  cakisanIzin,
  cakismaMetni,
  girdiEngeli,
  icerikDenetimi,
  izinAraligi,
  izinIcerigi,
  izniHesapla,
  mesaiyeGore,
} from '../izin/api.ts';
import * as izinler from '../izin/api.ts';
import { kisiyiKilitle } from '../../mesai/mesai/api.ts';
import { oturumuTut } from '../../platform/http/sessions.ts';
import { gecir } from '../../platform/process/surec.ts';
import { IZIN_ISTEGI } from './bildirim.ts';
import { type HamTalep, TALEPLER, YER, cagirani, kararVer, karariGeriAl, zamanMetni } from './kayit.ts';
import * as q from './queries.ts';

/** An employee knows no waiting requests of others. */
const HICBIR_DEPARTMAN: Kapsam = { hepsi: false, departmanlar: [] };

/** Deciders when there is no head. */
const KARAR_YETKILERI = [YETKI.ayricalikli, YETKI.izinYonet];

const enSon = (a: string, b: string): string => (a > b ? a : b);

/**
 * Requests with the annual leave that remains after all waiting ones are granted. Each also has its present count of
 * days by the person's own calendar, beside the count from the time of the request.
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

const talepMetni = (r: Parameters<typeof zamanMetni>[0] & { izinTur: string }): string =>
  `${r.izinTur}, ${zamanMetni(r)}`;

type Isteyen = Pick<Temel, 'db'> & { readonly ben: Ben };
type Istenen = Pick<IzinGirdisi, 'Tur' | 'Baslangic' | 'Bitis' | 'Izin_Baslama_Saati' | 'Izin_Bitis_Saati'>;

/** The own request with its figures, or the reason to refuse it. */
async function istegiHazirla({ db, ben }: Isteyen, istek: Istenen) {
  const kart = await izinler.izinKarti(db, ben.Id);
  const yazilan = { ...istek, Id: 0, UserId: ben.Id, Tatil_Gunleri: takvimAyari(kart.Tatil_Gunleri) };
  const sayilan = await mesaiyeGore(db, ben.Id, yazilan, await izniHesapla(db, yazilan));
  const { tur, sure } = sayilan.hesap;
  const msg = sayilan.engel ?? girdiEngeli(sayilan.g, { tur, sure });
  if (msg !== null || !tur || !sure) return { engel: msg ?? METIN.kayitEdilmedi };
  const disarida = istihdamEngeli(sure, kart);
  return disarida === null ? { engel: null, g: sayilan.g, tur, sure, sayilan } : { engel: disarida };
}

/** Refuses days that a leave or a waiting request of the same person already has. Null: they are free. */
async function istekCakismasi({ db, ben }: Isteyen, yeni: IzinIcerigi, sure: IzinSuresi): Promise<string | null> {
  const cakisan = cakisanIzin(yeni, await izinler.yakindakiler(db, [ben.Id], sure.Baslangic, sure.Bitis));
  if (cakisan) return `İzin isteğiniz alınamadı: ${cakismaMetni(cakisan)}.`;
  const bekleyen = (await q.bekleyenler(db, ben.Id)).find(
    (r) => cakisma(sure, r) || (r.Tur === yeni.tur_id && izinAraligi(r) === izinAraligi(sure)),
  );
  return bekleyen ? `Bu tarihler için bekleyen bir isteğiniz var: ${talepMetni(bekleyen)}.` : null;
}

export const talep: Handlers<typeof talepContract> = {
  async izinTalepEt(ctx, istek) {
    const { db, simdi, ben } = ctx;
    const hazir = await istegiHazirla(ctx, istek);
    if (hazir.engel !== null) return red(hazir.engel);
    const { g, tur, sure, sayilan } = hazir;
    const { DepartmanId } = await kisiyiKilitle(db, ben.Id);
    const yeni = izinIcerigi(ben.Id, g, tur.Id, sure);
    const cakisan = await istekCakismasi(ctx, yeni, sure);
    if (cakisan !== null) return red(cakisan);

    const uyarilar = [...sayilan.uyarilar];
    if (tur.BelgeGerekir && yeni.aciklama === '') uyarilar.push(belgeUyarisi(tur.Ad));
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
      kayit: Id,
    });
    ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId: ben.Id });
    return { durum: true, Id, uyarilar };
  },

  async izinTalepDene(ctx, istek) {
    const { db, ben } = ctx;
    const hazir = await istegiHazirla(ctx, istek);
    if (hazir.engel !== null) return { durum: true, engel: hazir.engel, ayniGunler: [] };
    const { g, tur, sure } = hazir;
    const departmani: Kapsam = { hepsi: false, departmanlar: [ben.departmanId] };
    const son = sure.Bitis > sure.Baslangic ? gunEkle(sure.Bitis, -1) : sure.Bitis;
    const [engel, kisiler, izinliler] = await Promise.all([
      istekCakismasi(ctx, izinIcerigi(ben.Id, g, tur.Id, sure), sure),
      q.takvimKisileri(db, departmani),
      q.takvim(db, ben.Id, departmani, HICBIR_DEPARTMAN, sorumlulukKapsami(ben), sure.Baslangic, son),
    ]);
    const adlar = new Map(kisiler.map((k) => [k.Id, k.Ad]));
    return {
      durum: true,
      engel,
      ayniGunler: izinliler
        .filter((i) => i.UserId !== ben.Id && !i.bekliyor)
        .map(({ UserId, izinTur, Baslangic, Bitis }) => ({
          UserId,
          Ad: adlar.get(UserId) ?? '',
          izinTur,
          Baslangic,
          Bitis,
        })),
    };
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
      hesaplanan_resmi: satir.Resmi_Gun_Sayisi,
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
      kayit: Id,
    });
    ctx.yayinla({ tur: 'izin', departmanId: DepartmanId, kisiId: ben.Id });
    return { durum: true, Id };
  },

  async izinTalepVazgec(ctx, { Id }) {
    const { db, simdi, ben } = ctx;
    const kayit = await q.kendiTalebi(db, ben.Id, Id);
    if (kayit === undefined || !bekler(kayit.Durum)) throw kayitYok('Bekleyen izin isteği');
    await gecir(db, TALEP_SURECI, {
      ...YER,
      id: Id,
      kayit,
      nereye: 'Vazgeçildi',
      cagiran: cagirani(ben),
      degisen: { karar_zamani: simdi },
      yaz: () => ctx.denetle({ eylem: 'izinTalepVazgec', nesne: 'izin_talep', nesneId: Id }),
    });
    await halledildi(ctx, IZIN_ISTEGI, { kayit: Id });
    if (!(await q.karariBekler(db, ben.Id))) await halledildi(ctx, IZIN_ISTEGI, { hakkinda: ben.Id });
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

  izinTalepKarar: (ctx, istek) => kararVer(ctx, istek),

  izinTalepKararGeriAl: (ctx, istek) => karariGeriAl(ctx, istek),

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
    return {
      durum: true,
      kisiler: await q.takvimKisileri(db, gorunen),
      izinler: await q.takvim(db, ben.Id, gorunen, sorumlu, sorumlulukKapsami(ben), ilk, son),
      tatiller: await izinler.takvimTatilleri(db, ilk, son),
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
