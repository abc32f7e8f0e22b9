import { bakiyeUyarisi } from '@masabasi/core/izin/hakedis/rules';
import { METIN, RAPOR, izinSuresi, takvimAyari } from '@masabasi/core/izin/izin/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { yarimEngeli, kendiYarimi } from '@masabasi/core/izin/izin/yarimGun';
import { yasalDeger } from '@masabasi/core/izin/hakedis/yasal';
import { kendiEngeli } from '@masabasi/core/platform/yetki/katalog';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { ozetler, yasalDegerler } from '../hakedis/api.ts';
import { type DepartmanId, hassasGorur, type Kapsam, kapsamda } from '../../platform/http/access.ts';
import {
  type IzinGirdisi,
  type Yazan,
  cakisanIzin,
  cakismaMetni,
  girdiEngeli,
  izinIcerigi,
  izinleriDuyur,
  izinVerildi,
  izniHesapla,
} from './kayit.ts';
import * as q from './queries.ts';
import { kisininSaati, saatlikYillik } from './saat.ts';

interface Atlanan {
  readonly UserId: number;
  readonly Ad: string;
  readonly neden: string;
}
export type TopluSonuc =
  | { readonly durum: true; readonly eklenen: number; readonly Idler: number[]; readonly atlanan: Atlanan[] }
  | { readonly durum: false; readonly msg: string };

/** Active people of these departments, locked in one order until the transaction ends. */
async function kisileriKilitle(db: Db, kapsam: Kapsam): Promise<Map<number, DepartmanId>> {
  const { rows } = await sql<{ id: number; departman_id: DepartmanId }>`
    select k.id, k.departman_id from kisi k where k.aktif and ${kapsamda(kapsam)}
    order by k.id for no key update`.execute(db);
  return new Map(rows.map((r) => [r.id, r.departman_id]));
}

const enSon = (a: string, b: string): string => (a > b ? a : b);

/**
 * Enters one leave for everybody in the scope (settled: leave 7). Each row uses the person's own weekly rest. A person
 * who cannot have it is skipped with the reason, so a repeated entry skips everybody.
 */
export async function topluKaydet(
  ctx: Yazan,
  kapsam: Kapsam,
  girdi: IzinGirdisi,
  bakiyeOnayi: boolean,
): Promise<TopluSonuc> {
  const { db, simdi, ben } = ctx;
  const g = { ...girdi, Id: 0, UserId: 0, Tatil_Gunleri: takvimAyari(girdi.Tatil_Gunleri ?? null) };
  const hesap = await izniHesapla(db, g);
  const { tur, sure } = hesap;
  const engel = girdiEngeli(g, { tur, sure });
  if (engel !== null || !tur || !sure) return { durum: false, msg: engel ?? METIN.kayitEdilmedi };
  // A figure equal to the computed one counts as not typed, so everybody gets their own figure.
  const yazilan = {
    ...g,
    KullanilanGun: g.KullanilanGun === sure.KullanilanGun ? null : g.KullanilanGun,
    KullanilanSaat: g.KullanilanSaat === sure.KullanilanSaat ? null : g.KullanilanSaat,
    Resmi_Gun_Sayisi: g.Resmi_Gun_Sayisi === sure.Resmi_Gun_Sayisi ? undefined : g.Resmi_Gun_Sayisi,
  };

  const kisiler = await kisileriKilitle(db, kapsam);
  if (kisiler.size === 0) return { durum: false, msg: `${METIN.kayitEdilmedi}: seçilen departmanlarda çalışan yok.` };
  const bugun = istanbulGunu(simdi);
  const idler = [...kisiler.keys()];
  const ozetSatirlari = await ozetler(db, sql`k.id = any(${idler})`, bugun, enSon(bugun, sure.Baslangic));
  const yakinlar = Map.groupBy(await q.yakindakiler(db, idler, sure.Baslangic, sure.Bitis), (r) => r.UserId);
  const tatiller = await q.tatiller(db, sure.Baslangic, sure.Bitis);

  const HaftalikSaat = yasalDeger(await yasalDegerler(db), 'haftalikSaat', sure.Baslangic);
  const gizliler = await q.gizliTurler(db);
  const eklenecek: q.IzinIcerigi[] = [];
  const atlanan: Atlanan[] = [];
  const duzenler = hesap.tur?.Yillik === true ? await q.isDuzenleri(db, idler) : new Map<number, never>();
  for (const { ozet, karsilik, DepartmanId, Tatil_Gunleri } of ozetSatirlari) {
    const kendi = { ...yazilan, Tatil_Gunleri: takvimAyari(Tatil_Gunleri ?? g.Tatil_Gunleri) };
    const yarim = kendiYarimi(sure, { Tatil_Gunleri: g.Tatil_Gunleri, HaftalikSaat }, kendi.Tatil_Gunleri);
    const kurallar = { Tur: tur.Id, Tatil_Gunleri: kendi.Tatil_Gunleri, takvimGunu: tur.TakvimGunu, tatiller };
    const tamSuresi = izinSuresi({ ...sure, ...yarim, ...kurallar });
    const saat = saatlikYillik(hesap)
      ? kisininSaati({ ...tamSuresi, ...kurallar }, duzenler.get(ozet.Id), HaftalikSaat)
      : null;
    const sayilan = (saatler: number) => (saat === null ? saatler : Math.min(saat, saatler));
    const kendiSuresi = { ...tamSuresi, KullanilanSaat: sayilan(tamSuresi.KullanilanSaat) };
    const KullanilanSaat = kendi.KullanilanSaat == null ? null : sayilan(kendi.KullanilanSaat);
    const satir = izinIcerigi(ozet.Id, { ...kendi, KullanilanSaat }, tur.Id, kendiSuresi);
    const neden = atlamaNedeni();
    if (neden === null) eklenecek.push(satir);
    else atlanan.push({ UserId: ozet.Id, Ad: ozet.Ad, neden });

    function atlamaNedeni(): string | null {
      const kendisi = kendiEngeli(ben, ozet.Id);
      if (kendisi !== null) return kendisi;
      const bulunan = cakisanIzin(satir, yakinlar.get(ozet.Id) ?? []);
      const gorur = ozet.Id === ben.Id || hassasGorur(ben, DepartmanId);
      const [cakisan] = q.kesilmis(bulunan ? [bulunan] : [], gorur ? new Set() : gizliler);
      if (cakisan) return `İzinli: ${cakismaMetni(cakisan)}`;
      const yarimsiz =
        yarim && !tur!.TakvimGunu && tur!.Id !== RAPOR ? yarimEngeli(yarim.yarim, sure!.Baslangic, kurallar) : null;
      if (yarimsiz !== null) return yarimsiz;
      if (satir.kullanilan_gun === 0 && satir.kullanilan_saat === 0) return 'Bu tarihlerde çalışma günü yok';
      if (ozet.IseGiris !== null && ozet.IseGiris > satir.baslangic) return 'Bu tarihte henüz işe girmemiş';
      if (!tur!.Yillik || ozet.IseGiris === null || (bakiyeOnayi && ben.ayricalikli)) return null;
      const istenen = karsilik({
        Baslangic: satir.baslangic,
        KullanilanGun: satir.kullanilan_gun,
        KullanilanSaat: satir.kullanilan_saat,
        Tatil_Gunleri: satir.tatil_gunleri,
      });
      return bakiyeUyarisi(ozet.KalanGun, istenen);
    }
  }

  const yeniler = await q.izinleriEkle(db, eklenecek, ben.Id, simdi);
  await ctx.denetle({
    eylem: 'izinkaydet',
    nesne: 'izin',
    yeni: {
      toplu: true,
      departmanlar: kapsam.hepsi ? [] : kapsam.departmanlar,
      baslangic: sure.Baslangic,
      bitis: sure.Bitis,
      izinler: yeniler,
      atlanan: atlanan.length,
    },
  });
  await izinleriDuyur(
    ctx,
    eklenecek.map((r) => ({
      kisiId: r.kisi_id,
      departmanId: kisiler.get(r.kisi_id)!,
      araliklar: [[r.baslangic, r.bitis]],
    })),
  );
  await izinVerildi(ctx, yeniler);
  return { durum: true, eklenen: eklenecek.length, Idler: yeniler, atlanan };
}
