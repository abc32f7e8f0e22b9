import { geriAlinmaz } from '@masabasi/core/platform/undo/geriAlma';
import { bakiyeUyarisi, onGunUyarisi } from '@masabasi/core/izin/hakedis/rules';
import type { IzinSatiri, izinGirdisi } from '@masabasi/core/izin/izin/contract';
import {
  type IzinSuresi,
  METIN,
  type SureGirdisi,
  type TatilAyari,
  belgeUyarisi,
  cakisma,
  gunSayisiYaz,
  istihdamEngeli,
  izinEngeli,
  izinSuresi,
  sapmaMetni,
  takvimAyari,
} from '@masabasi/core/izin/izin/rules';
import { gunFarki, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { yasalDeger } from '@masabasi/core/izin/hakedis/yasal';
import type { z } from 'zod';
import { vekilleri } from '../../kisi/departman/api.ts';
import { kisiOzeti, yasalDegerler } from '../hakedis/api.ts';
import { type Ben, type DepartmanId, hassasGorur, type KisiId } from '../../platform/http/access.ts';
import type { Temel } from '../../platform/http/context.ts';
import { surumEski } from '../../platform/http/errors.ts';
import { kisiyiKilitle } from '../../mesai/mesai/api.ts';
import * as q from './queries.ts';
import { mesaiyeGore } from './saat.ts';

export { mesaiyeGore } from './saat.ts';

/**
 * Saves and removes a leave, the same for a form, a bulk entry and an approved request: the server's own figures, the
 * checks of specification section 5.3, overlap, balance, version, history, audit and events.
 */

export type IzinGirdisi = z.output<typeof izinGirdisi>;
export type Yazan = Pick<Temel, 'db' | 'simdi' | 'config' | 'odalar' | 'denetle' | 'yayinla'> & { readonly ben: Ben };
export type KayitSonucu =
  | { readonly durum: true; readonly Id: number; readonly uyarilar: string[] }
  | { readonly durum: false; readonly msg: string; readonly cakisan?: IzinSatiri; readonly bakiye?: number };

export interface Hesap {
  readonly tur: q.IzinTuru | undefined;
  /** Null while a date is missing. */
  readonly sure: IzinSuresi | null;
  readonly girdi: SureGirdisi | null;
}

/** Typed leave with the weekly rest that counts for it. */
export type AyarliGirdi = Omit<IzinGirdisi, 'Tatil_Gunleri'> & { readonly Tatil_Gunleri: TatilAyari };
type SureAlanlari = Pick<
  AyarliGirdi,
  'Tur' | 'Baslangic' | 'Bitis' | 'Izin_Baslama_Saati' | 'Izin_Bitis_Saati' | 'Tatil_Gunleri'
>;

/** Figures of the rule for the typed leave. */
export async function izniHesapla(db: Temel['db'], g: SureAlanlari): Promise<Hesap> {
  const tur = g.Tur ? await q.izinTuru(db, g.Tur) : undefined;
  const { Baslangic, Bitis } = g;
  if (Baslangic === null || Bitis === null) return { tur, sure: null, girdi: null };
  const [ilk, son] = Baslangic < Bitis ? [Baslangic, Bitis] : [Bitis, Baslangic];
  const tatiller = await q.tatiller(db, ilk, son);
  const girdi: SureGirdisi = {
    Baslangic,
    Bitis,
    Izin_Baslama_Saati: g.Izin_Baslama_Saati,
    Izin_Bitis_Saati: g.Izin_Bitis_Saati,
    Tur: tur?.Id ?? null,
    Tatil_Gunleri: g.Tatil_Gunleri,
    takvimGunu: tur?.TakvimGunu ?? false,
    tatiller,
  };
  return { tur, sure: izinSuresi(girdi), girdi };
}

/** Reason to refuse the typed leave, or null. Typed figures replace computed ones. */
export function girdiEngeli(g: AyarliGirdi, { tur, sure }: Pick<Hesap, 'tur' | 'sure'>): string | null {
  const engel = izinEngeli({
    Tur: tur && (tur.aktif || g.Id > 0) ? tur.Id : null,
    Baslangic: g.Baslangic,
    Bitis: g.Bitis,
    KullanilanGun: g.KullanilanGun ?? sure?.KullanilanGun ?? 0,
    KullanilanSaat: g.KullanilanSaat ?? sure?.KullanilanSaat ?? 0,
  });
  if (engel !== null || sure === null) return engel;
  return (g.Resmi_Gun_Sayisi ?? 0) > gunFarki(sure.Baslangic, sure.Bitis)
    ? 'Resmi tatil günü, tarihler arasındaki günden büyük olamaz..'
    : null;
}

/** The row to store: typed figures where given, and the computed ones beside them. */
export const izinIcerigi = (kisiId: number, g: AyarliGirdi, turId: number, sure: IzinSuresi): q.IzinIcerigi => ({
  kisi_id: kisiId,
  tur_id: turId,
  baslangic: sure.Baslangic,
  bitis: sure.Bitis,
  baslama_saati: sure.Izin_Baslama_Saati,
  bitis_saati: sure.Izin_Bitis_Saati,
  tatil_gunleri: g.Tatil_Gunleri,
  resmi_gun_sayisi: g.Resmi_Gun_Sayisi ?? sure.Resmi_Gun_Sayisi,
  kullanilan_gun: g.KullanilanGun ?? sure.KullanilanGun,
  kullanilan_saat: g.KullanilanSaat ?? sure.KullanilanSaat,
  hesaplanan_gun: sure.KullanilanGun,
  hesaplanan_saat: sure.KullanilanSaat,
  hesaplanan_resmi: sure.Resmi_Gun_Sayisi,
  aciklama: (g.Aciklama ?? '').trim(),
});

/** Time of a leave for a sentence: `20.11.2026 – 23.11.2026`, or one day with its hours. */
export const izinAraligi = (r: IzinZamani): string => {
  if (r.Baslangic !== r.Bitis) return `${tarihYaz(r.Baslangic)} – ${tarihYaz(r.Bitis)}`;
  const saatler = r.Izin_Baslama_Saati && r.Izin_Bitis_Saati ? ` ${r.Izin_Baslama_Saati}-${r.Izin_Bitis_Saati}` : '';
  return `${tarihYaz(r.Baslangic)}${saatler}`;
};
export type IzinZamani = Pick<IzinSatiri, 'Baslangic' | 'Bitis' | 'Izin_Baslama_Saati' | 'Izin_Bitis_Saati'>;

/** An existing leave that overlaps. Two leaves of equal hours without times count as the same leave. */
export const cakisanIzin = (yeni: q.IzinIcerigi, digerleri: readonly IzinSatiri[]): IzinSatiri | undefined => {
  const zaman: IzinZamani = {
    Baslangic: yeni.baslangic,
    Bitis: yeni.bitis,
    Izin_Baslama_Saati: yeni.baslama_saati,
    Izin_Bitis_Saati: yeni.bitis_saati,
  };
  const ayni = (r: IzinSatiri) =>
    yeni.baslangic === yeni.bitis &&
    izinAraligi(r) === izinAraligi(zaman) &&
    r.Tur === yeni.tur_id &&
    r.KullanilanSaat === yeni.kullanilan_saat &&
    r.KullanilanGun === yeni.kullanilan_gun;
  return digerleri.find((r) => cakisma(zaman, r) || ayni(r));
};

/**
 * Audit data of a leave: its dates and length. Kind and reason are left out, because only the person, the head and
 * privileged users may see them in the leave's own history.
 */
export const izinDenetimi = (r: IzinSatiri) => ({
  UserId: r.UserId,
  Baslangic: r.Baslangic,
  Bitis: r.Bitis,
  Izin_Baslama_Saati: r.Izin_Baslama_Saati,
  Izin_Bitis_Saati: r.Izin_Bitis_Saati,
  Tatil_Gunleri: r.Tatil_Gunleri,
  Resmi_Gun_Sayisi: r.Resmi_Gun_Sayisi,
  KullanilanSaat: r.KullanilanSaat,
  KullanilanGun: r.KullanilanGun,
});

/** The same for a leave that is about to be stored. */
export const icerikDenetimi = (r: q.IzinIcerigi) => ({
  UserId: r.kisi_id,
  Baslangic: r.baslangic,
  Bitis: r.bitis,
  Izin_Baslama_Saati: r.baslama_saati,
  Izin_Bitis_Saati: r.bitis_saati,
  Tatil_Gunleri: r.tatil_gunleri,
  Resmi_Gun_Sayisi: r.resmi_gun_sayisi,
  KullanilanSaat: r.kullanilan_saat,
  KullanilanGun: r.kullanilan_gun,
});

/** For an edit, says only that the kind or the note changed. */
const ortulu = (eski: IzinSatiri, yeni: q.IzinIcerigi) => {
  const degisen = [
    ...(eski.Tur === yeni.tur_id ? [] : ['İzin türü']),
    ...(eski.Aciklama === yeni.aciklama ? [] : ['Açıklama']),
  ];
  return degisen.length > 0 ? { degisen } : {};
};

const ayniIcerik = (eski: IzinSatiri, yeni: q.IzinIcerigi): boolean =>
  JSON.stringify(izinDenetimi(eski)) === JSON.stringify(icerikDenetimi(yeni)) &&
  eski.Tur === yeni.tur_id &&
  eski.Aciklama === yeni.aciklama;

export const cakismaMetni = (r: IzinSatiri): string => `${izinAraligi(r)} ${r.izinTur} kaydıyla çakışıyor`;

const enSon = (a: string, b: string): string => (a > b ? a : b);

/** A leave for open screens: its person, and its old and new days. */
export interface DuyulanIzin {
  readonly kisiId: number;
  readonly departmanId: DepartmanId;
  readonly araliklar: readonly (readonly [baslangic: string, bitis: string])[];
}

/** Announces saved leaves to open screens. For an absent head also announces the changed rights of the deputies. */
export async function izinleriDuyur(
  { db, simdi, yayinla }: Pick<Yazan, 'db' | 'simdi' | 'yayinla'>,
  izinler: readonly DuyulanIzin[],
): Promise<void> {
  const bugun = istanbulGunu(simdi);
  const bugunku = izinler.filter(({ araliklar }) => araliklar.some(([bas, bit]) => bas <= bugun && bit > bugun));
  for (const { departmanId, kisiId } of izinler) yayinla({ tur: 'izin', departmanId, kisiId });
  for (const { departmanId, kisiId } of bugunku) yayinla({ tur: 'mola', departmanId, kisiId });
  if (bugunku.length === 0) return;
  const vekil = await vekilleri(
    db,
    bugunku.map((i) => i.kisiId),
  );
  for (const kisiId of vekil) yayinla({ tur: 'yetki', kisiId });
}

/** Tells other rooms about new leaves, and about leaves with changed days. */
export async function izinVerildi(ctx: Yazan, idler: readonly number[]): Promise<void> {
  for (const oda of ctx.odalar) await oda.izinVerildi?.(ctx, idler);
}

/**
 * True if the edited version is the stored one. A record without `Surum` is compared by its last edit, and one without
 * both is not checked.
 */
const surumAyni = (eski: IzinSatiri, { Surum, EditDateTime }: IzinGirdisi): boolean =>
  Surum === undefined ? EditDateTime === undefined || EditDateTime === eski.EditDateTime : Surum === eski.Surum;

/**
 * Adds (Id 0) or changes a leave of a person for whom the caller is responsible.
 * @throws 409 with the current row when another person changed it meanwhile
 */
export async function izniKaydet(
  ctx: Yazan,
  hedef: KisiId,
  girdi: IzinGirdisi,
  bakiyeOnayi: boolean,
): Promise<KayitSonucu> {
  const { db, simdi, ben } = ctx;
  const { DepartmanId } = await kisiyiKilitle(db, hedef);
  const eski = girdi.Id === 0 ? undefined : (await q.izinler(db, [girdi.Id]))[0];
  const kart = await q.izinKarti(db, hedef);
  const kisinin = takvimAyari(kart.Tatil_Gunleri);
  const yazilan = {
    ...girdi,
    Tatil_Gunleri: girdi.Tatil_Gunleri ?? (eski ? takvimAyari(eski.Tatil_Gunleri) : kisinin),
  };
  const sayilan = await mesaiyeGore(db, hedef, yazilan, await izniHesapla(db, yazilan));
  const { g, hesap } = sayilan;
  const engel = sayilan.engel ?? girdiEngeli(g, hesap);
  if (engel !== null || hesap.sure === null || hesap.tur === undefined)
    return { durum: false, msg: engel ?? METIN.kayitEdilmedi };
  const { tur, sure } = hesap;
  const disarida = istihdamEngeli(sure, kart);
  if (disarida !== null) return { durum: false, msg: disarida };
  if (g.Id !== 0 && !eski) return { durum: false, msg: `${METIN.kayitEdilmedi}: kayıt silinmiş.` };
  const gorur = hedef === ben.Id || hassasGorur(ben, DepartmanId);
  const gizliler = gorur ? new Set<number>() : await q.gizliTurler(db);
  if (eski && gizliler.has(eski.Tur)) return { durum: false, msg: METIN.turuGizli };
  const yeni = izinIcerigi(hedef, g, tur.Id, sure);
  if (eski && !surumAyni(eski, g)) {
    // A repeated record without `Surum` has the stored content already, so no edit is lost.
    if (g.Surum === undefined && ayniIcerik(eski, yeni)) return { durum: true, Id: g.Id, uyarilar: [] };
    throw surumEski(eski);
  }

  const digerleri = (await q.yakindakiler(db, [hedef], sure.Baslangic, sure.Bitis)).filter((r) => r.Id !== g.Id);
  const bulunan = cakisanIzin(yeni, digerleri);
  const [cakisan] = q.kesilmis(bulunan ? [bulunan] : [], gizliler);
  if (cakisan) return { durum: false, msg: `${METIN.kayitEdilmedi}: ${cakismaMetni(cakisan)}.`, cakisan };

  const uyarilar = [...sayilan.uyarilar];
  const sapma = hesap.girdi && sapmaMetni(hesap.girdi, kisinin);
  if (sapma !== null) uyarilar.push(sapma);
  if (tur.BelgeGerekir && yeni.aciklama === '') uyarilar.push(belgeUyarisi(tur.Ad));
  if (tur.Yillik) {
    const bugun = istanbulGunu(simdi);
    const { ozet, karsilik } = await kisiOzeti(db, hedef, bugun, enSon(bugun, sure.Baslangic), g.Id);
    const istenen = karsilik({
      Baslangic: yeni.baslangic,
      KullanilanGun: yeni.kullanilan_gun,
      KullanilanSaat: yeni.kullanilan_saat,
      Tatil_Gunleri: yeni.tatil_gunleri,
    });
    const onceki = eski && eski.Tur === tur.Id ? karsilik(eski) : 0;
    const uyari = bakiyeUyarisi(ozet.KalanGun, istenen);
    if (ozet.IseGiris === null) uyarilar.push('İşe giriş tarihi kayıtlı olmadığı için izin bakiyesi denetlenemedi.');
    else if (uyari !== null && istenen > onceki) {
      const bakiye = Math.round((ozet.KalanGun - istenen) * 100) / 100;
      if (!bakiyeOnayi) return { durum: false, msg: uyari, bakiye };
      if (!ben.ayricalikli)
        return { durum: false, msg: `${uyari} Bunu yalnızca tam yetkili bir kullanıcı onaylayabilir.`, bakiye };
      uyarilar.push(uyari);
    }
    const yil = sure.Baslangic.slice(0, 4);
    const parcalar = (await q.kisininIzinleri(db, hedef))
      .filter((r) => r.Tur === tur.Id && r.Id !== g.Id && r.Baslangic.startsWith(yil))
      .map((r) => r.KullanilanGun);
    const enAz = yasalDeger(await yasalDegerler(db), 'bolumEnAz', sure.Baslangic);
    const onGun = onGunUyarisi([...parcalar, yeni.kullanilan_gun], ozet.KalanGun - istenen, enAz);
    if (onGun !== null && yeni.kullanilan_gun > 0) uyarilar.push(onGun);
  }

  const Id = g.Id === 0 ? (await q.izinleriEkle(db, [yeni], ben.Id, simdi))[0]! : g.Id;
  if (eski) await q.izniDegistir(db, Id, yeni, 'Değiştirildi', ben.Id, simdi);
  if (yeni.kullanilan_gun !== sure.KullanilanGun || yeni.kullanilan_saat !== sure.KullanilanSaat)
    uyarilar.push(
      `Hesaplanan ${gunSayisiYaz(sure.KullanilanGun)} gün ${gunSayisiYaz(sure.KullanilanSaat)} saat yerine yazılan süre kaydedildi.`,
    );
  await ctx.denetle({
    eylem: 'izinkaydet',
    nesne: 'izin',
    nesneId: Id,
    eski: eski && izinDenetimi(eski),
    yeni: { ...icerikDenetimi(yeni), ...(eski && ortulu(eski, yeni)) },
  });
  const araliklar: [string, string][] = [[sure.Baslangic, sure.Bitis]];
  if (eski) araliklar.push([eski.Baslangic, eski.Bitis]);
  await izinleriDuyur(ctx, [{ kisiId: hedef, departmanId: DepartmanId, araliklar }]);
  if (eski?.Baslangic !== sure.Baslangic || eski.Bitis !== sure.Bitis) await izinVerildi(ctx, [Id]);
  return { durum: true, Id, uyarilar };
}

/** Hides a leave of a person for whom the caller is responsible. False when it was deleted already. */
export async function izniKaldir(ctx: Yazan, hedef: KisiId, id: number): Promise<boolean> {
  const { db, simdi, ben } = ctx;
  const { DepartmanId } = await kisiyiKilitle(db, hedef);
  const eski = (await q.izinler(db, [id]))[0];
  if (!eski || eski.UserId !== hedef) return false;
  await q.izniSil(db, id, ben.Id, simdi);
  await ctx.denetle({ eylem: 'izinsil', nesne: 'izin', nesneId: id, eski: izinDenetimi(eski) });
  await izinleriDuyur(ctx, [{ kisiId: hedef, departmanId: DepartmanId, araliklar: [[eski.Baslangic, eski.Bitis]] }]);
  return true;
}

/** Restores a leave that the caller has just deleted. Returns the reason to refuse, or null. */
export async function izniGeriAl(ctx: Yazan, hedef: KisiId, id: number): Promise<string | null> {
  const { db, simdi, ben } = ctx;
  const { DepartmanId } = await kisiyiKilitle(db, hedef);
  const silinen = await q.silinmis(db, id, simdi);
  if (silinen?.UserId !== hedef) return 'Bu izin silinmiş değil; geri alınacak bir şey yok.';
  const engel = geriAlinmaz(silinen, ben.Id);
  if (engel !== null) return engel;
  const izin = (await q.silinenIzinler(db, hedef)).find((r) => r.Id === id)!;
  const cakisan = (await q.kisininIzinleri(db, hedef)).find((r) => cakisma(izin, r));
  if (cakisan) return `Geri alınmadı: ${cakismaMetni(cakisan)}.`;
  await q.izniGeriGetir(db, id, ben.Id, simdi);
  await ctx.denetle({ eylem: 'izinSilGeriAl', nesne: 'izin', nesneId: id, yeni: izinDenetimi(izin) });
  await izinleriDuyur(ctx, [{ kisiId: hedef, departmanId: DepartmanId, araliklar: [[izin.Baslangic, izin.Bitis]] }]);
  return null;
}
